/// How what was solved becomes frames.
extension LayoutEngine {
    /// Whether what was solved can become frames without the walk, in a pass over a view.
    func setsFrames(in top: LayoutNode) -> Bool { displayScale == 0 && top.parent == nil }

    /// Gives views whose values have changed their frames, or leaves that to the walk: where frames are on pixels and so
    /// depend on the corners above them, and where views outside the top of this pass keep their frames.
    func placeChanged(in top: LayoutNode) {
        guard !items.awaitingPlace.isEmpty else { return }
        var slots = items.awaitingPlace
        items.awaitingPlace = []
        let isDirect = setsFrames(in: top)
        let (nodes, rootSlot) = (items.nodes, root.slot)
        // A node is looked up at each use, which counts no references as long as nothing is called that might release it:
        // counting would take longer than all the rest.
        for slot in slots {
            guard let flags = nodes[Int(slot)]?.flags, flags.contains(.awaitsPlace) else { continue }
            nodes[Int(slot)]?.flags.remove(.awaitsPlace)
            if !isDirect {
                nodes[Int(slot)]?.markForPlacing()
            } else if flags.intersection([.isGuide, .isConstraintBased]) == .isConstraintBased, slot != rootSlot,
                nodes[Int(slot)]?.placeAsSolved() == true
            {
                nodes[Int(slot)]?.markForLayout([])
            }
        }
        slots.removeAll(keepingCapacity: true)
        items.awaitingPlace = slots
    }
}
