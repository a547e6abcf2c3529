/// A linear relation between two attributes: `first {==, <=, >=} multiplier × second + constant`.
///
/// A constraint never keeps its items alive. While active, it is kept alive by its tree; `constant`, `multiplier` and
/// `priority` can be changed at any time, and the next pass applies the change in place.
public final class LayoutConstraint {
    /// The mutable values, in private storage: properties visible to other modules are checked for overlapping access
    /// on every read, which took as long as the rest of an activation.
    private struct Numbers {
        var constant: Double
        var multiplier: Double
        var priority = LayoutPriority.required
    }

    let firstNode: LayoutNode
    let secondNode: LayoutNode?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The attribute of the second item, or `notAnAttribute`.
    public let secondAttribute: Attribute
    /// How the two sides compare.
    public let relation: Relation
    /// Why items and attributes cannot be paired; they never change, so activation does not check again.
    let pairingFault: Fault?
    /// Why a stack view made it; nil for a constraint written by hand.
    var stackReason: StackReason?
    /// The index in the engine's table while active, otherwise -1.
    var slot: Int32 = -1
    /// What the shorthand calls it, as the number of a kind; of other constraints a number that no kind has.
    package var shorthandKind = LayoutConstraint.noShorthandKind
    static let noShorthandKind = UInt8.max
    /// A name for diagnostics.
    public var identifier: String?
    /// Where the constraint was written.
    public let location: SourceLocation

    private var numbers: Numbers

    /// The constant on the right side, in points.
    ///
    /// While the constraint is active, a number that is not finite or beyond ±1e12 is refused with a diagnostic.
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

    /// The factor of the second attribute; positions are measured from the container's origin.
    ///
    /// While the constraint is active, zero and numbers that are not finite or beyond ±1e12 are refused with a
    /// diagnostic.
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

    /// The priority, in (0, 1000]; the default of 1000 makes the constraint required.
    ///
    /// While the constraint is active, a number outside this range is refused with a diagnostic.
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

    /// An inactive constraint: `item.attribute {==, <=, >=} multiplier × toItem.attribute + constant`, in points.
    ///
    /// Invalid pairings are refused with a diagnostic on activation.
    public convenience init(
        item: any LayoutItem, attribute firstAttribute: Attribute, relatedBy relation: Relation = .equal,
        toItem secondItem: (any LayoutItem)? = nil, attribute secondAttribute: Attribute = .notAnAttribute,
        multiplier: Double = 1, constant: Double = 0, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(
            item.layoutNode, firstAttribute, relation, secondItem?.layoutNode, secondAttribute,
            multiplier: multiplier, constant: constant, location: SourceLocation(fileID: fileID, line: line))
    }

    /// Whether the row counts from the right because leading is on the right; used for drawing.
    package var isMirrored: Bool { record?.countsFromRight ?? false }

    /// Its record in the engine's table while it is active.
    var record: ConstraintRecord? { slot < 0 ? nil : firstNode.engine?.table.records[Int(slot)] }

    /// Whether the constraint takes part in the layout of its tree.
    ///
    /// Activating an active constraint has no effect. An invalid constraint stays inactive, with a diagnostic.
    /// - Complexity: O(1) for siblings or parent and child, otherwise O(*d*) in the depth of the items.
    public var isActive: Bool {
        get { slot >= 0 }
        set { if newValue { activate() } else { deactivate() } }
    }

    private func reportRefusal(of property: String, _ refused: Double, keeping kept: Double) {
        report(.notFinite, "\(self) keeps its \(property) of \(kept.plain): \(refused.plain) was refused.")
    }
}
