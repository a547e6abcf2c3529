public import LayoutCore
public import QuickAnchorKinds

/// The constraints made by a call, in order; an object is created for each when it is first accessed.
///
/// Access them by position, by kind (`added[.topToTop]`) or by identifier (`added["header-top"]`), and change them in
/// place: `constant`, `multiplier`, `priority`, `isActive`. If the collection is discarded, the constraints remain.
public struct QuickConstraints {
    private var activated: ActivatedConstraints

    init(_ activated: ActivatedConstraints) {
        self.activated = activated
    }

    /// Creates an empty collection, to which the constraints of several calls can be appended.
    public init() {
        self.init(ActivatedConstraints([], of: nil))
    }

    /// The constraints of several calls, one after another.
    init(joining parts: [QuickConstraints]) {
        self.init(ActivatedConstraints(joining: parts.map { $0.activated }))
    }

    /// Appends another call's constraints to these.
    /// - Complexity: O(*n*) in the total number of constraints.
    public static func += (left: inout QuickConstraints, right: QuickConstraints) {
        left = left + right
    }

    /// The constraints of two calls, one after the other.
    /// - Complexity: O(*n*) in the total number of constraints.
    public static func + (left: QuickConstraints, right: QuickConstraints) -> QuickConstraints {
        QuickConstraints(joining: [left, right])
    }
}

extension QuickConstraints: QuickConstraintCollection {
    /// The first position whose constraint is of the given kind, or nil if there is none.
    /// - Complexity: O(*n*) in the number of constraints.
    public func firstIndex(of kind: QuickAnchorType) -> Int? {
        activated.firstPosition(ofKind: kind.rawValue)
    }

    /// Activates constraints in order.
    public static func activate(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [LayoutConstraint]) { LayoutConstraint.deactivate(constraints) }

    /// Sets the content priorities that are among the given anchors, and returns the other anchors.
    public func setContentPriorities(by anchors: [QuickAnchor], fileID: String, line: Int) -> [QuickAnchor] {
        anchors.settingContentPriorities(of: item(fileID, line))
    }

    /// Makes inactive constraints from anchors, for the view or guide to which the collection's constraints belong.
    public func makeConstraints(of anchors: [QuickAnchor], fileID: String, line: Int) -> [LayoutConstraint] {
        let node = item(fileID, line)
        return anchors.map { $0.unbound.constraint(of: node, in: node.holder) }
    }

    /// Replaces the contents with the given constraints, which were made from the given anchors for the same view or
    /// guide.
    public mutating func set(_ constraints: [LayoutConstraint], of anchors: [QuickAnchor]) {
        activated = ActivatedConstraints(constraints, of: activated.node)
    }

    /// Sets the multiplier of the constraint at a position, in place.
    public mutating func setMultiplier(_ multiplier: Double, at position: Int) {
        self[position].multiplier = multiplier
    }

    /// The view or guide that the call constrained.
    private func item(_ fileID: String, _ line: Int) -> LayoutNode {
        guard let node = activated.node else {
            Misuse.stop("needs the constraints of one call", fileID, line, call: "replace")
        }
        return node
    }
}

extension LayoutConstraint: QuickConstraint {
    /// Whether both constraints have the same items, attributes, relation, numbers and priority, and neither has a
    /// condition.
    public func isEquivalent(to other: LayoutConstraint) -> Bool {
        condition == nil && other.condition == nil && firstItem === other.firstItem
            && firstAttribute == other.firstAttribute && relation == other.relation
            && secondItem === other.secondItem && secondAttribute == other.secondAttribute
            && multiplier == other.multiplier && constant == other.constant && priority == other.priority
    }
}

extension QuickConstraints: RandomAccessCollection {
    /// The first position, always 0.
    public var startIndex: Int { 0 }

    /// The number of constraints.
    public var endIndex: Int { activated.count }

    /// The constraint at a position: always the same object while the constraint is active or the collection exists.
    /// - Complexity: O(1)
    public subscript(position: Int) -> LayoutConstraint { activated.constraint(at: position) }
}

extension QuickConstraints: CustomStringConvertible {
    /// The constraints, formatted like an array.
    public var description: String { "\(Array(self))" }
}
