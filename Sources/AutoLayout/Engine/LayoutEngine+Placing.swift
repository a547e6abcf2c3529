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
        let (nodes, solver, root) = (items.nodes, solver, root)
        var (others, moved, resized): ([Int32], [Int32], [Int32]) = ([], [], [])
        var isAnyWaiting = false
        // All corners first, for each frame counts from the corner of its parent; only the root's is known already.
        for slot in slots {
            guard let node = nodes[Int(slot)], node.flags.contains(.awaitsPlace) else { continue }
            switch placeFirst(node, root, solver) {
            case .done: continue
            case .resized: resized.append(slot)
            case .waits: isAnyWaiting = true
            case .moved:
                isAnyWaiting = true
                moved.append(slot)
            case .needsWalk: others.append(slot)
            }
        }
        moved.removeAll { nodes[Int($0)]?.isPlacedWithAllInside ?? true }
        if isAnyWaiting { resized += placeWaiting(slots, nodes) }
        for slot in moved { nodes[Int(slot)]?.markForLayout(.needsPlaceOfSubviews) }
        for slot in resized { nodes[Int(slot)]?.markForLayout(.needsLayout) }
        return others
    }

    /// How far a view has come when its corner is known.
    private enum Progress {
        case done
        /// It is done and has to lay out its subviews.
        case resized
        /// Its frame counts from a corner that may not be known yet.
        case waits
        /// The same, and the frames of what is in it count from its own, which has moved.
        case moved
        case needsWalk
    }

    /// Shows a view's corner, and gives it its frame if that follows from nothing else.
    @inline(__always) private func placeFirst(_ node: LayoutNode, _ root: LayoutNode, _ solver: Solver) -> Progress {
        guard let parent = node.parent, node.isPlacedDirectly(in: parent, root, solver) else {
            node.flags.remove(.awaitsPlace)
            return .needsWalk
        }
        let rect = shown(node.solved)
        guard parent === root, !node.flags.contains(.holdsSolvedItems) else {
            return node.show(at: rect.origin) && node.flags.contains(.holdsSolvedItems) ? .moved : .waits
        }
        node.displayed = rect.origin
        node.flags.subtract([.needsPlace, .needsPlaceOfSubviews])
        return take(rect, node, in: parent) ? .resized : .done
    }

    /// Gives those their frames whose corners were only shown, for now all corners are.
    /// - Returns: those that have to lay out their subviews.
    private func placeWaiting(_ slots: [Int32], _ nodes: [LayoutNode?]) -> [Int32] {
        var resized: [Int32] = []
        for slot in slots {
            guard let node = nodes[Int(slot)], node.flags.contains(.awaitsPlace), let parent = node.parent else {
                continue
            }
            if take(shown(node.solved), node, in: parent) { resized.append(slot) }
        }
        return resized
    }

    /// - Returns: whether the view has to lay out its subviews now.
    @inline(__always) private func take(_ rect: Rect, _ node: LayoutNode, in parent: LayoutNode) -> Bool {
        node.flags.remove(.awaitsPlace)
        return node.take(solvedFrame: frame(rect, in: parent.displayed))
    }
}

extension LayoutNode {
    /// Whether a view's frame follows from its own values and its parent's corner alone: a view that constraints place,
    /// that rests where it should, if it is undecided, and whose insets concern nobody.
    @inline(__always) fileprivate func isPlacedDirectly(
        in parent: LayoutNode, _ root: LayoutNode, _ solver: Solver
    ) -> Bool {
        let decisive: Flags = [.isGuide, .followsInsets, .holdsInsetFollowers, .isConstraintBased]
        guard flags.intersection(decisive) == .isConstraintBased else { return false }
        if parent === root { return !flags.contains(.restsElsewhere) }
        guard let variables else { return false }
        return !solver.isUndecided(variables.x) && !solver.isUndecided(variables.y)
    }

    /// Whether all that is placed in a view, and would follow it, waits to be placed directly itself: as the contents of
    /// a row do that has moved.
    fileprivate var isPlacedWithAllInside: Bool {
        guard let view else { return true }
        return view.subviews.allSatisfy { subview in
            let node = subview.layoutNode
            return node.flags.contains(.awaitsPlace) || !node.isInUse && !node.flags.contains(.holdsSolvedItems)
        }
    }
}
