/// How what was solved becomes frames.
extension LayoutEngine {
    /// Gives views whose values have changed their frames, or leaves that to the walk: where frames are on pixels and so
    /// depend on the corners above them, and where views outside the top of this pass keep their frames.
    func placeChanged(in top: LayoutNode) {
        guard !items.awaitingPlace.isEmpty else { return }
        var slots = items.awaitingPlace
        items.awaitingPlace = []
        let isDirect = displayScale == 0 && top.parent == nil
        let nodes = items.nodes
        for slot in slots {
            guard let node = nodes[Int(slot)], node.flags.contains(.awaitsPlace) else { continue }
            node.flags.remove(.awaitsPlace)
            if !isDirect {
                (node.flags.contains(.isGuide) ? node.parent : node)?.markForLayout(.needsPlace)
            } else if node.flags.intersection([.isGuide, .isConstraintBased]) == .isConstraintBased, node !== root {
                if node.place(at: node.solved.tidy) { node.markForLayout([]) }
                // The walk would find the same frame, and corners count only where there are pixels.
                node.flags.remove(.needsPlace)
            }
        }
        slots.removeAll(keepingCapacity: true)
        items.awaitingPlace = slots
    }
}
