/// The constraints that a container has made for one purpose, kept in sync with the rules that require them.
struct ContainerConstraints {
    private var kept: [HeldConstraint] = []

    /// Changes constraints that fit in place, adds those that are missing and removes the rest.
    mutating func follow(_ rules: [ContainerRule], in container: ContainerView) {
        let engine = container.layoutNode.engineOfTree()
        engine.checkThread()
        let file = engine.table.index(of: container.location.fileID)
        var followed: [HeldConstraint] = []
        followed.reserveCapacity(rules.count)
        for rule in rules {
            if let index = kept.firstIndex(where: { rule.fits($0, in: engine) }) {
                let present = kept.remove(at: index)
                rule.adjust(present, in: engine)
                followed.append(present)
            } else if let made = engine.insert(rule, in: container, file) {
                followed.append(made)
            }
        }
        for constraint in kept { engine.remove(constraint) }
        kept = followed
    }

    /// Removes those that mention an item.
    mutating func removeAll(on item: any LayoutItem, in container: ContainerView) {
        guard let engine = container.layoutNode.engine else { return }
        let slot = item.layoutNode.slot
        kept.removeAll { constraint in
            guard let record = engine.record(of: constraint) else { return true }
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
