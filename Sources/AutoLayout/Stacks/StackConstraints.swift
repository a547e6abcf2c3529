/// The constraints that a stack view has made for one purpose, kept in sync with the rules that require them.
struct StackConstraints {
    private var kept: [(reason: StackReason, constraint: LayoutConstraint)] = []

    /// Changes constraints that fit in place, adds those that are missing and removes the rest.
    mutating func follow(_ rules: [StackRule], for stack: StackView) {
        var followed: [(reason: StackReason, constraint: LayoutConstraint)] = []
        followed.reserveCapacity(rules.count)
        for rule in rules {
            if let index = kept.firstIndex(where: { $0.reason == rule.reason && rule.fits($0.constraint) }) {
                let present = kept.remove(at: index)
                rule.adjust(present.constraint)
                followed.append(present)
            } else {
                let constraint = rule.makeConstraint(stack.identifier(for: rule.reason), stack.origin)
                constraint.isActive = true
                followed.append((rule.reason, constraint))
            }
        }
        for (_, constraint) in kept { constraint.isActive = false }
        kept = followed
    }

    /// Removes those that mention an item.
    mutating func removeAll(on item: any LayoutItem) {
        let node = item.layoutNode
        for (_, constraint) in kept where constraint.firstNode === node || constraint.secondNode === node {
            constraint.isActive = false
        }
        kept.removeAll { !$0.constraint.isActive }
    }

    mutating func removeAll() {
        for (_, constraint) in kept { constraint.isActive = false }
        kept = []
    }
}
