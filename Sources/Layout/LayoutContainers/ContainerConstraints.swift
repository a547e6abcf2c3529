/// The constraints that a container has made for one purpose, kept in sync with the rules that require them.
struct ContainerConstraints {
    /// The constraints, one per element, each kept while the container requires it.
    private var kept: [ActivatedConstraints] = []

    /// Makes the constraints match the rules: changes in place those that fit, adds missing ones and removes the rest.
    mutating func follow(_ rules: [ContainerRule], in container: ContainerView) {
        let engine = container.layoutNode.engineOfTree()
        engine.checkThread()
        var followed: [ActivatedConstraints] = []
        followed.reserveCapacity(rules.count)
        var room: [UnboundConstraint] = []
        for rule in rules {
            let index = kept.firstIndex { $0.firstSlot.map { rule.fits($0, in: engine) } == true }
            if let index, let slot = kept[index].firstSlot {
                rule.adjust(slot, in: engine)
                followed.append(kept.remove(at: index))
            } else if let made = rule.activate(in: container, &room) {
                followed.append(made)
            }
        }
        for constraint in kept { engine.remove(constraint) }
        kept = followed
    }

    /// Removes the constraints that mention an item.
    mutating func removeAll(on item: any LayoutItem, in container: ContainerView) {
        guard let engine = container.layoutNode.engine else { return }
        let slot = item.layoutNode.slot
        kept.removeAll { constraint in
            guard let record = constraint.firstSlot.map({ engine.table.records[Int($0)] }) else { return true }
            guard slot >= 0, record.first == slot || record.second == slot else { return false }
            engine.remove(constraint)
            return true
        }
    }

    mutating func removeAll(in container: ContainerView) {
        if let engine = container.layoutNode.engine { for constraint in kept { engine.remove(constraint) } }
        kept = []
    }
}

extension LayoutEngine {
    /// Removes a constraint that its container no longer requires.
    fileprivate func remove(_ constraint: ActivatedConstraints) {
        if let slot = constraint.firstSlot { removeConstraint(slot, isWanted: false) }
    }
}
