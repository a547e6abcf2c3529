extension LayoutStates {
    /// Has a group be the active one while a condition holds and none of those does that were given before.
    ///
    /// The pass chooses from then on, instead of `activate(_:)`, which ends that for all groups. The conditions of the
    /// groups take the place of those that their constraints have.
    /// - Complexity: O(*n*) in the constraints of all groups.
    public func use(_ name: Name, when condition: LayoutCondition) {
        if uses.isEmpty { activate(nil) }
        uses.append((name, condition))
        applyUses()
    }

    /// Gives each constraint the condition that one of the groups with it is active, and activates it.
    func applyUses() {
        var conditions: [(constraint: LayoutConstraint, condition: LayoutCondition)] = []
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, use) in uses.enumerated() {
            let condition = uses[..<index].reduce(use.condition) { $0 && !$1.condition }
            for constraint in self[use.name] {
                if let index = indices[ObjectIdentifier(constraint)] {
                    conditions[index].condition = conditions[index].condition || condition
                } else {
                    indices[ObjectIdentifier(constraint)] = conditions.count
                    conditions.append((constraint, condition))
                }
            }
        }
        for (constraint, condition) in conditions { constraint.condition = condition }
        LayoutConstraint.activate(conditions.map { $0.constraint })
    }

    /// The first group in use whose condition holds, as the frames are now.
    var nameInUse: Name? {
        let items = uses.lazy.flatMap { self[$0.name] }.compactMap { $0.firstItem }
        guard let root = items.first?.layoutNode.root.view else { return nil }
        return uses.first { $0.condition.holds(in: root) }?.name
    }

    /// Lets a group be activated by hand again.
    func endUses() {
        for constraint in uses.flatMap({ self[$0.name] }) {
            constraint.isActive = false
            constraint.condition = nil
        }
        uses = []
    }
}
