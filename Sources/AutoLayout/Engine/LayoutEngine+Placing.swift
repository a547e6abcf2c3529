internal import ConstraintSolver

/// How what was solved gets into frames without a walk through the tree.
///
/// The loops hold one item at a time and call nothing that could let go of it: then the compiler counts no references,
/// which would take several times as long as all the rest.
extension LayoutEngine {
    /// Places the items whose values have changed; what needs more than that is left to the walk.
    func placeChanged(in top: LayoutNode) {
        var slots = items.awaitingPlace
        guard !slots.isEmpty else { return }
        items.awaitingPlace = []
        for slot in top.parent == nil ? placeDirectly(slots) : slots {
            items.nodes[Int(slot)]?.flags.remove(.awaitsPlace)
            items.nodes[Int(slot)]?.markForLayout(.needsPlace)
        }
        slots.removeAll(keepingCapacity: true)
        items.awaitingPlace = slots
    }

    /// - Returns: those that need the walk.
    private func placeDirectly(_ slots: [Int32]) -> [Int32] {
        let (nodes, solver, scale) = (items.nodes, solver, displayScale)
        var others: [Int32] = []
        var moved: [Int32] = []
        var resized: [Int32] = []
        // All corners first, for each frame counts from the corner of its parent.
        for slot in slots {
            guard let node = nodes[Int(slot)], node.flags.contains(.awaitsPlace) else { continue }
            guard node.isPlacedDirectly(solver) else {
                node.flags.remove(.awaitsPlace)
                others.append(slot)
                continue
            }
            let corner = (scale > 0 ? shown(node.solved) : node.solved).origin
            if node.show(at: corner), node.flags.contains(.holdsSolvedItems) { moved.append(slot) }
        }
        for slot in slots {
            guard let node = nodes[Int(slot)], node.flags.contains(.awaitsPlace), let parent = node.parent else {
                continue
            }
            let rect = scale > 0 ? shown(node.solved) : node.solved
            node.flags.remove(.awaitsPlace)
            let isResized = node.take(solvedFrame: frame(rect, in: parent.displayed))
            if isResized { resized.append(slot) }
        }
        for slot in moved { nodes[Int(slot)]?.markForLayout(.needsPlaceOfSubviews) }
        for slot in resized { nodes[Int(slot)]?.markForLayout(.needsLayout) }
        return others
    }
}

extension LayoutNode {
    /// Whether a view's frame follows from its own values and its parent's corner alone: a view that constraints place,
    /// that rests where it should, if it is undecided, and whose insets concern nobody.
    fileprivate func isPlacedDirectly(_ solver: Solver) -> Bool {
        guard flags.isDisjoint(with: [.isGuide, .followsInsets, .holdsInsetFollowers]),
            flags.contains(.isConstraintBased), let parent, let variables
        else { return false }
        if parent.parent == nil { return rest == .zero }
        return !solver.isUndecided(variables.x) && !solver.isUndecided(variables.y)
    }
}
