internal import ConstraintSolver

/// The transfer of solved values to frames.
extension LayoutEngine {
    /// The solved frame of an item in use. A component that is unusable in a frame is replaced by that of the current
    /// frame, and a negative extent by 0.
    func solved(_ node: LayoutNode) -> Rect {
        items.unknowns[Int(node.slot)].rect(in: solver, orElse: node.frame)
    }

    /// Lists the items that must be placed, and those whose content must be fitted, because the last solve has changed
    /// their values.
    /// - Parameter isPlacing: Whether frames may change immediately. If so, views whose frames affect nothing else get
    ///   their frames here if the values are usable, and are not listed.
    package func takeChanges(isPlacing: Bool = false) {
        let (nodes, owners, rootSlot, solver) = (items.nodes, items.owners, root.slot, solver)
        var listed = items.awaitingPlace
        items.awaitingPlace = []
        var (refitted, unusable): ([Int32], [(node: LayoutNode, component: Component, value: Double)]) = ([], [])
        // This is safe because nothing in the loop uses the solver.
        let changes = unsafe solver.changes
        for position in unsafe 0..<changes.count {
            let (index, value) = unsafe changes[position]
            let (slot, component) = (owners[index >> 2], Component(ofUnknown: index))
            guard let flags = nodes[Int(slot)]?.flags else { continue }
            if isPlacing, slot != rootSlot, flags.intersection(.placing) == .isConstraintBased, value.resolvesPixels,
                !component.isExtent || value >= 0 && flags.contains(.isPlain)
            {
                nodes[Int(slot)]?.setFrame(value, component)
                continue
            }
            if !value.resolvesPixels || component.isExtent && value < -Tolerance.points, let node = nodes[Int(slot)] {
                unusable.append((node, component, value))
            }
            if component == .width, !flags.isDisjoint(with: .followsWidth) { refitted.append(slot) }
            if !flags.contains(.awaitsPlace) {
                listed.append(slot)
                nodes[Int(slot)]?.flags.insert(.awaitsPlace)
            }
        }
        items.awaitingPlace = listed
        pending.fit(refitted)
        for (node, component, value) in unusable { reportUnusable(value, component, of: node) }
    }

    /// Whether a pass over a view can set frames from solved values without walking the tree.
    func placesDirectly(in top: LayoutNode) -> Bool { displayScale == 0 && top.parent == nil }

    /// Places the views whose values have changed. If frames are rounded to pixels and thus depend on the positions of
    /// ancestors, or if views outside the top view of this pass keep their frames, this only marks the views, and the
    /// walk places them.
    func placeChanged(in top: LayoutNode) {
        guard !items.awaitingPlace.isEmpty else { return }
        var slots = items.awaitingPlace
        items.awaitingPlace = []
        let isDirect = placesDirectly(in: top)
        let (nodes, solver, haveEdges) = (items.nodes, solver, items.haveEdges)
        // A node is looked up at each use, which involves no reference counting while no call can release the node;
        // counting would take longer than the rest of the loop.
        for slot in slots where nodes[Int(slot)]?.flags.contains(.awaitsPlace) == true {
            nodes[Int(slot)]?.flags.remove(.awaitsPlace)
            if haveEdges, let guide = nodes[Int(slot)], let view = guide.ownerOfEdges?.view {
                view.contentIsSolved(solved(guide).tidy.size)
            }
            guard isDirect else {
                nodes[Int(slot)]?.markForPlacing()
                continue
            }
            let unknowns = items.unknowns[Int(slot)]
            guard unknowns.areMade, let frame = nodes[Int(slot)]?.frame else { continue }
            if nodes[Int(slot)]?.setFrame(PixelGrid(), unknowns.rect(in: solver, orElse: frame)) == true {
                nodes[Int(slot)]?.markForLayout([])
            }
        }
        slots.removeAll(keepingCapacity: true)
        items.awaitingPlace = slots
    }
}
