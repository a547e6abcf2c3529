/// A constraint that a container requires, as a value that can be compared with an existing constraint.
struct ContainerRule {
    let first: LayoutNode
    let second: LayoutNode?
    let value: ConstraintValue

    /// A rule between two items.
    init(
        _ reason: ContainerReason, _ first: any LayoutItem, _ firstAttribute: LayoutConstraint.Attribute,
        _ second: any LayoutItem, _ secondAttribute: LayoutConstraint.Attribute,
        relation: LayoutConstraint.Relation = .equal, multiplier: Double = 1, constant: Double = 0,
        priority: LayoutPriority = .required
    ) {
        self.first = first.layoutNode
        self.second = second.layoutNode
        value = ConstraintValue(
            firstAttribute, relation, secondAttribute, multiplier: multiplier, constant: constant, priority: priority,
            source: reason.rawValue)
    }

    /// A rule that an extent is a number of points, or compares with it.
    init(
        _ reason: ContainerReason, _ item: any LayoutItem, _ extent: LayoutConstraint.Attribute,
        _ relation: LayoutConstraint.Relation = .equal, is length: Double, priority: LayoutPriority = .required
    ) {
        first = item.layoutNode
        second = nil
        value = ConstraintValue(
            extent, relation, .notAnAttribute, constant: length, priority: priority, source: reason.rawValue)
    }

    /// Whether an active constraint differs at most in its numbers, which can be changed in place.
    func fits(_ constraint: HeldConstraint, in engine: LayoutEngine) -> Bool {
        guard let record = engine.record(of: constraint) else { return false }
        let other = record.value
        return record.first == first.slot && record.second == second?.slot ?? -1 && other.source == value.source
            && other.firstAttribute == value.firstAttribute && other.secondAttribute == value.secondAttribute
            && other.relation == value.relation
    }

    /// Applies the numbers of this rule to a constraint that fits.
    func adjust(_ constraint: HeldConstraint, in engine: LayoutEngine) {
        guard let slot = engine.slot(of: constraint), !engine.table.records[Int(slot)].value.hasSameNumbers(as: value)
        else { return }
        let object = engine.handle(at: slot)
        object.multiplier = value.multiplier
        object.constant = value.constant
        object.priority = value.priority
    }
}

extension LayoutEngine {
    /// Inserts the constraint that a rule of a container requires, on an item in it; its row is made in the next pass.
    /// - Parameter file: That of the container, as the table lists it.
    /// - Returns: nil where the numbers are invalid, which is reported, or an item has left the container meanwhile.
    func insert(_ rule: ContainerRule, in container: ContainerView, _ file: UInt16) -> HeldConstraint? {
        let (first, second, parent) = (rule.first, rule.second, container.layoutNode)
        guard first.parent === parent, second.map({ $0.isWithoutStep(in: parent) }) != false else { return nil }
        var value = rule.value
        value.line = Int32(truncatingIfNeeded: container.location.line)
        guard value.constant.isUsable, value.multiplier.isUsable else {
            LayoutConstraint(first, second, value, fileID: container.location.fileID).activate()
            return nil
        }
        label(first)
        if let second { label(second) }
        let pairing = AttributePairing(value.firstAttribute, value.secondAttribute)
        let (firstSlot, secondSlot) = (items.slot(of: first), second.map { items.slot(of: $0) } ?? -1)
        let isHeldByItself = !first.flags.contains(.isGuide) && (secondSlot < 0 || secondSlot == firstSlot)
        let held = table.insert(
            ConstraintRecord(
                value, firstSlot, secondSlot, in: isHeldByItself ? firstSlot : items.slot(of: parent), isLocal: true,
                isStructural: true, pairing: pairing),
            file, termCount: pairing.termCount(secondIsContainer: second === parent))
        needsSolve = true
        parent.forgetFitting()
        first.forgetFitting()
        first.becomeConstraintBased()
        return held
    }
}
