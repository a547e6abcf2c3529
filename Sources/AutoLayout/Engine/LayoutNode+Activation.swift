extension LayoutNode {
    /// Activates constraints that all have this item first, in their order, its place in the tree looked up once.
    package func activate(_ constraints: [LayoutConstraint]) {
        guard let parent, flags.isDisjoint(with: [.isGuide, .isDead]) else {
            return LayoutConstraint.activate(constraints)
        }
        let engine = parent.engineOfTree()
        for constraint in constraints {
            if let container = container(of: constraint, in: parent) {
                becomeConstraintBased()
                engine.label(self)
                if let second = constraint.secondNode { engine.label(second) }
                engine.enlist(constraint, container: container)
            } else {
                constraint.activate()
            }
        }
    }

    /// The container of a sound, inactive constraint with this item, its parent or a sibling; nil for any other.
    private func container(of constraint: LayoutConstraint, in parent: LayoutNode) -> LayoutNode? {
        guard constraint.firstNode === self, constraint.slot < 0, constraint.fault == nil else { return nil }
        guard let second = constraint.secondNode else { return self }
        guard !second.isDead else { return nil }
        if second === parent { return parent }
        return second.parent === parent && second !== self && !second.flags.contains(.isGuide) ? parent : nil
    }
}
