extension LayoutNode {
    /// Activates constraints that all have this item first, in their order, its place in the tree looked up once.
    package func activate(_ constraints: [LayoutConstraint]) {
        guard let parent, flags.isDisjoint(with: [.isGuide, .isDead]) else {
            return LayoutConstraint.activate(constraints)
        }
        let engine = parent.engineOfTree()
        engine.label(self)
        for constraint in constraints {
            guard isTiedSoundly(by: constraint, in: parent) else {
                constraint.activate()
                continue
            }
            becomeConstraintBased()
            if let second = constraint.secondNode {
                if !second.isKnown(to: engine) { engine.label(second) }
                engine.enlist(constraint, container: parent)
            } else {
                engine.enlist(constraint, container: self)
            }
        }
    }

    /// Whether an inactive constraint makes sense and ties this item to nothing but its parent or a sibling of its own.
    private func isTiedSoundly(by constraint: LayoutConstraint, in parent: LayoutNode) -> Bool {
        guard constraint.firstNode === self, constraint.slot < 0, constraint.fault == nil else { return false }
        guard let second = constraint.secondNode, second !== parent else { return !parent.isDead }
        return second.parent === parent && second !== self && second.flags.isDisjoint(with: [.isGuide, .isDead])
    }
}
