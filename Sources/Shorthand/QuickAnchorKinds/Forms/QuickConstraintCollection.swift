/// A constraint for any kind of view.
public protocol QuickConstraint: AnyObject {
    /// A name for diagnostics.
    var identifier: String? { get set }

    /// Whether the constraint is active.
    var isActive: Bool { get set }

    /// Whether both constraints have the same items, attributes, relation, numbers and priority, and neither has a
    /// condition.
    func isEquivalent(to other: Self) -> Bool
}

/// The constraints made by a call, in order, for any kind of view.
public protocol QuickConstraintCollection: RandomAccessCollection where Element: QuickConstraint, Index == Int {
    /// The type of an anchor.
    associatedtype Anchor: QuickAnchorValue

    /// The first position whose constraint is of the given kind, or nil if there is none.
    func firstIndex(of kind: QuickAnchorType) -> Int?

    /// Activates constraints in order.
    static func activate(_ constraints: [Element])

    /// Deactivates constraints.
    static func deactivate(_ constraints: [Element])

    /// Sets the content priorities that are among the given anchors, and returns the other anchors.
    func setContentPriorities(by anchors: [Anchor], fileID: String, line: Int) -> [Anchor]

    /// Makes inactive constraints from anchors, for the view or guide to which the collection's constraints belong.
    func makeConstraints(of anchors: [Anchor], fileID: String, line: Int) -> [Element]

    /// Replaces the contents with the given constraints, which were made from the given anchors for the same view or
    /// guide.
    mutating func set(_ constraints: [Element], of anchors: [Anchor])

    /// Sets the multiplier of the constraint at a position.
    mutating func setMultiplier(_ multiplier: Double, at position: Int)
}

extension QuickConstraintCollection {
    /// The first constraint of a kind, or nil if there is none.
    /// - Complexity: O(*n*) in the number of constraints.
    public subscript(kind: QuickAnchorType) -> Element? { firstIndex(of: kind).map { self[$0] } }

    /// The first constraint with an identifier, or nil if there is none.
    /// - Complexity: O(*n*) in the number of constraints.
    public subscript(identifier: String) -> Element? { first { $0.identifier == identifier } }

    /// Whether all of the constraints are active; setting it activates or deactivates all of them, as one batch.
    /// - Complexity: O(*n*) in the number of constraints or, in UIKit and AppKit, O(*n* *c*) if up to *c* constraints
    ///   and closures of a constrained view have conditions.
    public var isActive: Bool {
        get { allSatisfy { $0.isActive } }
        nonmutating set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates the constraints in order, as one batch.
    /// - Complexity: O(*n*) in the number of constraints or, in UIKit and AppKit, O(*n* *c*) if up to *c* constraints
    ///   and closures of a constrained view have conditions.
    public func activate() { Self.activate(Array(self)) }

    /// Deactivates the constraints, as one batch.
    /// - Complexity: O(*n*) in the number of constraints or, in UIKit and AppKit, O(*n* *c*) if up to *c* constraints
    ///   and closures of a constrained view have conditions.
    public func deactivate() { Self.deactivate(Array(self)) }

    /// Replaces the constraints with those of other anchors on the same view or guide, and activates them. Constraints
    /// equivalent to new ones are kept; the others are deactivated first.
    ///
    /// - Precondition: the collection was returned by one call of `quickAdd` or `activateQuickAnchors`.
    /// - Complexity: O(*n* *m*) in the number of constraints and anchors or, in UIKit and AppKit, O(*n* *m* *c*) if *c*
    ///   constraints and closures of the constrained view have conditions.
    public mutating func replace(
        with anchors: [Anchor], priority: QuickPriority = .required, fileID: String = #fileID, line: Int = #line
    ) {
        let anchors = setContentPriorities(by: anchors.prioritized(priority), fileID: fileID, line: line)
        var replaced = Array(self)
        let constraints = makeConstraints(of: anchors, fileID: fileID, line: line).map { made in
            guard let position = replaced.firstIndex(where: { $0.isEquivalent(to: made) }) else { return made }
            let kept = replaced.remove(at: position)
            kept.identifier = made.identifier
            return kept
        }
        Self.deactivate(replaced)
        Self.activate(constraints)
        set(constraints, of: anchors)
    }

    /// Sets the multiplier of the first constraint of a kind; does nothing if there is no such constraint.
    ///
    /// In UIKit and AppKit, the multiplier of a constraint cannot be changed, so a new constraint replaces the old one,
    /// in the collection as well.
    /// - Complexity: O(*n*) in the number of constraints; in UIKit and AppKit, also in the number of constraints and
    ///   closures of the constrained view that have conditions.
    public mutating func setMultiplier(_ multiplier: Double, of kind: QuickAnchorType) {
        if let position = firstIndex(of: kind) { setMultiplier(multiplier, at: position) }
    }
}
