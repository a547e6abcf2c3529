/// The constraints that a container has made for one purpose, kept in sync with the rules that require them.
struct ContainerConstraints {
    private var kept: [LayoutConstraint] = []

    /// Changes constraints that fit in place, adds those that are missing and removes the rest.
    mutating func follow(_ rules: [ContainerRule], _ labels: ContainerLabels) {
        var followed: [LayoutConstraint] = []
        followed.reserveCapacity(rules.count)
        for rule in rules {
            if let index = kept.firstIndex(where: { rule.fits($0) }) {
                let present = kept.remove(at: index)
                rule.adjust(present)
                followed.append(present)
            } else {
                let constraint = rule.makeConstraint(labels)
                constraint.activate()
                followed.append(constraint)
            }
        }
        for constraint in kept { constraint.isActive = false }
        kept = followed
    }

    /// Removes those that mention an item.
    mutating func removeAll(on item: any LayoutItem) {
        let node = item.layoutNode
        for constraint in kept where constraint.firstNode === node || constraint.secondNode === node {
            constraint.isActive = false
        }
        kept.removeAll { !$0.isActive }
    }

    mutating func removeAll() {
        for constraint in kept { constraint.isActive = false }
        kept = []
    }
}
