/// The constraints that a container has made for one purpose, kept in sync with the rules that require them.
struct ContainerConstraints {
    private var kept: [(reason: ContainerReason, constraint: LayoutConstraint)] = []

    /// Changes constraints that fit in place, adds those that are missing and removes the rest.
    mutating func follow(_ rules: [ContainerRule], of node: LayoutNode, _ labels: inout ContainerLabels) {
        var followed: [(reason: ContainerReason, constraint: LayoutConstraint)] = []
        followed.reserveCapacity(rules.count)
        for rule in rules {
            if let index = kept.firstIndex(where: { $0.reason == rule.reason && rule.fits($0.constraint) }) {
                let present = kept.remove(at: index)
                rule.adjust(present.constraint)
                followed.append(present)
            } else {
                let constraint = rule.makeConstraint(labels.identifier(for: rule.reason, of: node), labels.location)
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
