/// A linear relation of one or two attributes: `first {==, <=, >=} multiplier × second + constant`.
///
/// A constraint never keeps its items alive. While active, it is kept alive by its tree; `constant`, `multiplier` and
/// `priority` can be changed at any time, and the next pass takes the change into account.
///
/// A subclass may hold data of its own; it inherits the initializers.
///
/// ```swift
/// let width = box.widthAnchor.constraint(equalToConstant: 100)
/// width.priority = .defaultHigh
/// width.isActive = true
/// screen.layoutIfNeeded()  // the box is 100 points wide
/// width.constant = 120
/// screen.layoutIfNeeded()  // the box is 120 points wide
/// ```
open class LayoutConstraint {
    package final let firstNode: LayoutNode
    package final let secondNode: LayoutNode?
    /// Private, since properties visible to other modules are checked for overlapping access on every read, which
    /// doubled the time of an activation.
    private final var numbers: ConstraintValue
    /// The constraint without its items: its attributes, relation and numbers.
    package final var value: ConstraintValue { numbers }
    /// The attribute of the first item.
    public final var firstAttribute: Attribute { numbers.firstAttribute }
    /// The attribute of the second item, or `notAnAttribute`.
    public final var secondAttribute: Attribute { numbers.secondAttribute }
    /// The comparison of the two sides.
    public final var relation: Relation { numbers.relation }
    /// The observation that this constraint represents, if any; a constraint that represents one is never in effect.
    final var observation = Observation.none
    final var givenCondition: LayoutCondition?
    /// The index in the engine's table while the constraint is active; meaningless otherwise, since a table may outlive
    /// the tree that it belonged to.
    package final var slot: Int32 {
        get { ownSlot }
        set { ownSlot = newValue }
    }
    private final var ownSlot: Int32 = -1
    /// A name for diagnostics.
    public final var identifier: String?
    final let fileID: String
    /// The place in the source code where the constraint was written.
    public final var location: SourceLocation { SourceLocation(fileID: fileID, line: Int(numbers.line)) }

    /// The constant on the right side, in points.
    ///
    /// While the constraint is active, a number that is NaN, infinite or beyond ±1e12 is refused with a diagnostic.
    /// - Complexity: O(1); the next pass does the work.
    public final var constant: Double {
        get { numbers.constant }
        set {
            let oldValue = numbers.constant
            if isActive, !newValue.isUsable { return reportRefusal(of: "constant", newValue, keeping: oldValue) }
            numbers.constant = newValue
            if isActive, newValue != oldValue { firstNode.engine?.numbersChanged(of: self) }
        }
    }

    /// The factor of the second attribute. Positions are measured in the container, the nearest view that contains both
    /// items: from its top-left corner, or from its top-right corner if the constraint mentions leading or trailing and
    /// the container reads right to left.
    ///
    /// While the constraint is active, numbers that are NaN, infinite or beyond ±1e12 are refused with a diagnostic,
    /// and so is zero if there is a second item.
    public final var multiplier: Double {
        get { numbers.multiplier }
        set {
            let oldValue = numbers.multiplier
            if isActive, !(newValue.isUsable && (newValue != 0 || allowsZeroMultiplier)) {
                return reportRefusal(of: "multiplier", newValue, keeping: oldValue)
            }
            numbers.multiplier = newValue
            if isActive, newValue != oldValue { firstNode.engine?.numbersChanged(of: self) }
        }
    }

    /// The priority, in (0, 1000]; the default of 1000 makes the constraint required.
    ///
    /// While the constraint is active, a number outside this range is refused with a diagnostic.
    public final var priority: LayoutPriority {
        get { numbers.priority }
        set {
            let oldValue = numbers.priority
            if isActive, !newValue.isValid {
                return reportRefusal(of: "priority", newValue.rawValue, keeping: oldValue.rawValue)
            }
            numbers.priority = newValue
            if isActive, newValue != oldValue { firstNode.engine?.numbersChanged(of: self) }
        }
    }

    /// The parts of a constraint; for the layout system only.
    public struct Parts: ~Copyable {
        let firstNode: LayoutNode
        let secondNode: LayoutNode?
        let value: ConstraintValue
        let fileID: String
    }

    /// A constraint from its parts; for the layout system only. This initializer is public so that subclasses inherit
    /// the others.
    public init(_ parts: consuming Parts) {
        firstNode = parts.firstNode
        secondNode = parts.secondNode
        fileID = parts.fileID
        numbers = parts.value
    }

    convenience init(_ firstNode: LayoutNode, _ secondNode: LayoutNode?, _ value: ConstraintValue, fileID: String) {
        self.init(Parts(firstNode: firstNode, secondNode: secondNode, value: value, fileID: fileID))
    }

    convenience init(
        _ firstNode: LayoutNode, _ secondNode: LayoutNode?, _ value: ConstraintValue, _ location: SourceLocation
    ) {
        var value = value
        value.line = Int32(truncatingIfNeeded: location.line)
        self.init(firstNode, secondNode, value, fileID: location.fileID)
    }

    package convenience init(
        _ firstNode: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation, _ secondNode: LayoutNode?,
        _ secondAttribute: Attribute, multiplier: Double = 1, constant: Double = 0, location: SourceLocation = .unknown
    ) {
        self.init(
            firstNode, secondNode,
            ConstraintValue(firstAttribute, relation, secondAttribute, multiplier: multiplier, constant: constant),
            location)
    }

    /// An inactive constraint: `item.attribute {==, <=, >=} multiplier × toItem.attribute + constant`, in points.
    ///
    /// Without a second item, the second attribute is ignored. Invalid pairings are refused with a diagnostic on
    /// activation.
    public convenience init(
        item: any LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation = .equal,
        toItem secondItem: (any LayoutItem)? = nil, attribute secondAttribute: Attribute = .notAnAttribute,
        multiplier: Double = 1, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(
            item.layoutNode, firstAttribute, relation, secondItem?.layoutNode,
            secondItem == nil ? .notAnAttribute : secondAttribute, multiplier: multiplier, constant: constant,
            location: SourceLocation(fileID: fileID, line: line))
    }

    /// The first view or guide, or nil once it has been deallocated.
    public final var firstItem: (any LayoutItem)? { firstNode.item }

    /// The second view or guide, or nil if there is none or it has been deallocated.
    public final var secondItem: (any LayoutItem)? { secondNode?.item }

    /// Sets the priority, in (0, 1000], and returns the constraint itself.
    @discardableResult
    public final func withPriority(_ priority: LayoutPriority) -> Self {
        self.priority = priority
        return self
    }

    /// Whether the constraint's row measures from the right because leading is on the right; used for drawing.
    package final var isMirrored: Bool { record?.countsFromRight ?? false }

    /// The constraint's record in the engine's table while it is active.
    package final var record: ConstraintRecord? { isActive ? firstNode.engine?.table.records[Int(slot)] : nil }

    /// Whether the constraint is part of the layout of its tree; one with a `condition` is in effect only while the
    /// condition holds.
    ///
    /// Activating an active constraint has no effect. An invalid constraint stays inactive, with a diagnostic.
    /// - Complexity: O(1) for a single item, siblings, or parent and child; otherwise O(*d*) in the depth of the items.
    public final var isActive: Bool {
        // Only the table knows: the first item may have joined another tree since the constraint got its slot. Reading
        // the engine wakes a dormant one, which gives out new slots.
        get { slot >= 0 && firstNode.engine?.table.handle(at: slot) === self }
        set { if newValue { activate() } else { deactivate() } }
    }

    private func reportRefusal(of property: String, _ refused: Double, keeping kept: Double) {
        report(.notFinite, "\(self) keeps its \(property) of \(kept.plain): \(refused.plain) was refused.")
    }
}
