internal import ConstraintSolver

extension LayoutEngine {
    /// Notes of which items something is undecided; nothing where that is as it was.
    func reportAmbiguities() {
        guard solver.undecidedCount > 0 || !ambiguousNodes.isEmpty,
            solver.undecidedChanges != knownUndecidedChanges
        else { return }
        knownUndecidedChanges = solver.undecidedChanges
        for node in ambiguousNodes where node.engine === self { node.flags.subtract(.ambiguity) }
        ambiguousNodes = []
        for variable in solver.undecided {
            let role = roleOfVariable[variable.index]
            guard role >= 0, let node = items[Int(role >> 2)] else { continue }
            if !node.hasAmbiguity { ambiguousNodes.append(node) }
            node.flags.insert(LayoutNode.Flags.openings[Int(role & 3)].flag)
        }
    }
}

extension LayoutNode {
    fileprivate var hasAmbiguity: Bool { !flags.isDisjoint(with: .ambiguity) }
}
