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

    /// A rule that compares an extent with a number of points.
    init(
        _ reason: ContainerReason, _ item: any LayoutItem, _ extent: LayoutConstraint.Attribute,
        _ relation: LayoutConstraint.Relation = .equal, is length: Double, priority: LayoutPriority = .required
    ) {
        first = item.layoutNode
        second = nil
        value = ConstraintValue(
            extent, relation, .notAnAttribute, constant: length, priority: priority, source: reason.rawValue)
    }

    /// Whether an active constraint differs from the rule at most in its numbers, which can be changed in place.
    func fits(_ slot: Int32, in engine: LayoutEngine) -> Bool {
        let record = engine.table.records[Int(slot)]
        let other = record.value
        return record.first == first.slot && record.second == second?.slot ?? -1 && other.source == value.source
            && other.firstAttribute == value.firstAttribute && other.secondAttribute == value.secondAttribute
            && other.relation == value.relation
    }

    /// Applies the numbers of this rule to a constraint that fits.
    func adjust(_ slot: Int32, in engine: LayoutEngine) {
        guard !engine.table.records[Int(slot)].value.hasSameNumbers(as: value) else { return }
        let object = engine.handle(at: slot)
        object.multiplier = value.multiplier
        object.constant = value.constant
        object.priority = value.priority
    }

    /// Activates the constraint that the rule requires, on an item in the container.
    /// - Parameter room: A buffer that is reused for each rule.
    /// - Returns: nil if the numbers are invalid, which is reported, or if an item has left the container meanwhile.
    func activate(in container: ContainerView, _ room: inout [UnboundConstraint]) -> ActivatedConstraints? {
        let parent = container.layoutNode
        guard first.parent === parent, second.map({ $0.isWithoutStep(in: parent) }) != false else { return nil }
        var value = value
        value.line = Int32(truncatingIfNeeded: container.location.line)
        room.removeAll(keepingCapacity: true)
        room.append(UnboundConstraint(value, .nothing, value.pairing, second, fileID: container.location.fileID))
        let activated = first.activate(room, in: parent)
        return activated.firstSlot == nil ? nil : activated
    }
}
