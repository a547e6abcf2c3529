extension LayoutNode {
    /// Activates different constraints that all have this item first, in their order, its place in the tree looked up once.
    package func activate(_ constraints: [LayoutConstraint]) {
        guard let parent, flags.isDisjoint(with: [.isGuide, .isDead]), !constraints.isEmpty,
            constraints.allSatisfy({ isTiedSoundly(by: $0, in: parent) })
        else { return LayoutConstraint.activate(constraints) }
        let engine = parent.engineOfTree()
        engine.label(self)
        becomeConstraintBased()
        for constraint in constraints where constraint.secondNode?.isKnown(to: engine) == false {
            if let second = constraint.secondNode { engine.label(second) }
        }
        engine.enlist(constraints, of: self, in: parent)
    }

    /// Whether an inactive constraint makes sense and ties this item to nothing but its parent or a sibling of its own.
    private func isTiedSoundly(by constraint: LayoutConstraint, in parent: LayoutNode) -> Bool {
        guard constraint.firstNode === self, constraint.slot < 0, constraint.fault == nil else { return false }
        guard let second = constraint.secondNode, second !== parent else { return !parent.isDead }
        return second.parent === parent && second !== self && second.flags.isDisjoint(with: [.isGuide, .isDead])
    }
}
