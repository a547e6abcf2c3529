/// A linear relation between two attributes: `first {==, <=, >=} multiplier × second + constant`.
///
/// A constraint never keeps an item alive. While it is active its tree keeps it; `constant`, `multiplier` and
/// `priority` can be changed all the time and take effect in place with the next pass.
public final class LayoutConstraint {
    /// What can be changed all the time. A property that other modules see is checked for overlapping access each time it
    /// is read, which took as long as all the rest of activating a constraint.
    private struct Numbers {
        var constant: Double
        var multiplier: Double
        var priority = LayoutPriority.required
    }

    let firstNode: LayoutNode
    let secondNode: LayoutNode?
    /// What of the first item the constraint speaks of.
    public let firstAttribute: Attribute
    /// What of the second item it is compared with, or `notAnAttribute`.
    public let secondAttribute: Attribute
    /// How the two sides compare.
    public let relation: Relation
    /// What makes no sense about the items and attributes, which never change: so activation need not ask again.
    let pairingFault: Fault?
    /// Why a stack view has made it; nil where a person has.
    var stackReason: StackReason?
    /// The place in the engine's table while active, else -1.
    var slot: Int32 {
        get {
            if lastSlot >= 0 { firstNode.settle() }
            return lastSlot
        }
        set { lastSlot = newValue }
    }
    private var lastSlot: Int32 = -1
    /// A name that diagnostics show.
    public var identifier: String?
    /// Where the constraint was written.
    public let location: SourceLocation

    private var numbers: Numbers

    /// What is added on the right side, in points.
    ///
    /// A number that is not finite, or beyond ±1e12, is refused with a diagnostic while the constraint is active.
    /// - Complexity: O(1); the next pass does the work.
    public var constant: Double {
        get { numbers.constant }
        set {
            let oldValue = numbers.constant
            if isActive, !newValue.isUsable { return reportRefusal(of: "constant", newValue, keeping: oldValue) }
            numbers.constant = newValue
            if isActive, newValue != oldValue { firstNode.engine?.numbersChanged(of: self) }
        }
    }

    /// What the second attribute is multiplied with; of positions it counts from the container's origin.
    ///
    /// Zero, a number that is not finite, or one beyond ±1e12, is refused with a diagnostic while the constraint is active.
    public var multiplier: Double {
        get { numbers.multiplier }
        set {
            let oldValue = numbers.multiplier
            if isActive, !(newValue.isUsable && allows(multiplier: newValue)) {
                return reportRefusal(of: "multiplier", newValue, keeping: oldValue)
            }
            numbers.multiplier = newValue
            if isActive, newValue != oldValue { firstNode.engine?.numbersChanged(of: self) }
        }
    }

    /// How much the constraint counts, in (0, 1000]; 1000, the default, must hold.
    ///
    /// A number outside is refused with a diagnostic while the constraint is active.
    public var priority: LayoutPriority {
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

    package init(
        _ firstNode: LayoutNode, _ firstAttribute: Attribute, _ relation: Relation, _ secondNode: LayoutNode?,
        _ secondAttribute: Attribute, multiplier: Double, constant: Double, location: SourceLocation
    ) {
        self.firstNode = firstNode
        self.firstAttribute = firstAttribute
        self.relation = relation
        pairingFault = LayoutConstraint.pairingFault(
            firstAttribute, secondAttribute, hasSecondItem: secondNode != nil)
        self.secondNode = secondNode
        self.secondAttribute = secondAttribute
        numbers = Numbers(constant: constant, multiplier: multiplier)
        self.location = location
    }

    /// A constraint, not yet active: `item.attribute {==, <=, >=} multiplier × toItem.attribute + constant` in points.
    ///
    /// Pairings that make no sense are refused with a diagnostic when the constraint is activated.
    public convenience init(
        item: any LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation = .equal,
        toItem secondItem: (any LayoutItem)? = nil, attribute secondAttribute: Attribute = .notAnAttribute,
        multiplier: Double = 1, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(
            item.layoutNode, firstAttribute, relation, secondItem?.layoutNode, secondAttribute,
            multiplier: multiplier, constant: constant, location: SourceLocation(fileID: fileID, line: line))
    }

    /// Whether the row counts from the right, because leading is there, for pictures.
    package var isMirrored: Bool { record?.countsFromRight ?? false }

    /// What the table has of it while it is active.
    var record: ConstraintRecord? { slot < 0 ? nil : firstNode.engine?.table.records[Int(slot)] }

    /// Whether the constraint takes part in the layout of its tree.
    ///
    /// Activating twice counts once. What cannot be activated stays inactive, with a diagnostic.
    /// - Complexity: O(1) where the items are siblings or parent and child, else O(*d*) in their depth.
    public var isActive: Bool {
        get { slot >= 0 }
        set { if newValue { activate() } else { deactivate() } }
    }

    private func reportRefusal(of property: String, _ refused: Double, keeping kept: Double) {
        report(.notFinite, "\(self) keeps its \(property) of \(kept.plain): \(refused.plain) was refused.")
    }
}
