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
            }
        }
        slots.removeAll(keepingCapacity: true)
        items.awaitingPlace = slots
    }
}

extension LayoutNode {
    /// Gives a view a frame and notes what follows from that.
    /// - Returns: whether anything does.
    @inline(__always) func place(at rect: Rect) -> Bool {
        let before = frame
        frame = rect
        guard !flags.isDisjoint(with: [.followsInsets, .holdsInsetFollowers]) || !flags.contains(.isPlain) else {
            return false
        }
        let work = flags
        if concernsInsets, rect != before { flags.insert(.needsInsets) }
        if !flags.contains(.isPlain), rect.size != before.size { flags.insert(.needsLayout) }
        return flags != work
    }

    /// Where the item is in the view that holds it, as it is shown: on whole pixels where there is a scale, else to nine
    /// decimals.
    var shownFrame: Rect {
        guard let scale = engine?.displayScale, scale > 0 else { return solved.tidy }
        return (parent?.corner ?? .origin).frame(of: solved, scale)
    }

    /// Where a view's corner is on the pixels, its parent's being known.
    func cornerOnPixels(_ scale: Double) -> PixelCorner {
        guard scale > 0, let parent else { return .origin }
        return isPlacedByFrame || !isInUse
            ? parent.corner.movedBy(frame.origin, scale) : parent.corner.cornerOf(solved.origin, scale)
    }
}
