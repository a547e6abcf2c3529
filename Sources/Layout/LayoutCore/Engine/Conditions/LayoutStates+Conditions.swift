extension LayoutStates {
    /// Activates a group while a condition holds and no condition set earlier does.
    ///
    /// From then on, the pass chooses the active group, until `activate(_:)` ends the choice by conditions for all
    /// groups. The conditions of the groups replace those of their constraints.
    /// - Complexity: O(*nu* + *u*³) if each constraint is in few groups, where *n* is the number of constraints in the
    ///   groups with conditions, and *u* is the number of these conditions.
    public func use(_ name: Name, when condition: LayoutCondition) {
        if groups.uses.isEmpty { activate(nil) }
        groups.uses.append((name, condition))
        applyUses()
    }

    /// Gives each constraint a condition that holds while a group that contains the constraint is to be active, and
    /// activates the constraints.
    func applyUses() {
        let conditions = groups.conditionalConstraints
        for (constraint, condition) in conditions { constraint.condition = condition }
        LayoutConstraint.activate(conditions.map { $0.constraint })
    }

    /// The name of the first group whose condition holds for the current frames.
    var nameInUse: Name? {
        groups.nameInUse { constraint in
            constraint.firstItem.map { ($0.layoutNode.root, $0.layoutNode.parent == nil) }
        } holds: { condition, root in
            root.view.map { condition.holds(in: $0) } ?? false
        }
    }

    /// Ends the choice by conditions: deactivates the constraints of the groups that have conditions, and removes the
    /// conditions.
    func endUses() {
        for constraint in groups.uses.flatMap({ self[$0.name] }) {
            constraint.isActive = false
            constraint.condition = nil
        }
        groups.uses = []
    }
}
