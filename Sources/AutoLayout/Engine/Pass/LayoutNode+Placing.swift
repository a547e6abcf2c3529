extension LayoutNode {
    /// Gives a view that constraints place the frame that the solver has found, on whole pixels if there is a scale, and
    /// notes what follows from that.
    /// - Returns: whether anything does.
    @inline(__always) func setFrame(_ scale: Double, _ solved: Rect) -> Bool {
        flags.remove(.needsPlace)
        guard flags.isSuperset(of: [.isInUse, .isConstraintBased]), !flags.contains(.isGuide), parent != nil else {
            return false
        }
        let (before, work) = (frame, flags)
        frame = shownFrame(scale, solved)
        if !dependsOnInsets, flags.contains(.isPlain) { return false }
        if dependsOnInsets, frame != before { flags.insert(.needsInsets) }
        if !flags.contains(.isPlain), frame.size != before.size { flags.insert(.needsLayout) }
        return flags != work
    }

    /// The same for one number of a view of whose frame nothing else depends, where there are no pixels.
    @inline(__always) func setFrame(_ value: Double, _ component: Component) {
        frame[component] = value.tidy
    }

    /// Where the item is in the view that holds it, as it is shown: on whole pixels if there is a scale, else to nine
    /// decimals.
    @inline(__always) func shownFrame(_ scale: Double, _ solved: Rect) -> Rect {
        scale > 0 ? (parent?.corner ?? .origin).frame(of: solved, scale) : solved.tidy
    }

    /// Has the walk place a view, or the view that holds a guide.
    func markForPlacing() { (flags.contains(.isGuide) ? parent : self)?.markForLayout(.needsPlace) }

    /// Where a view's corner is on the pixels, its parent's being known.
    func cornerOnPixels(_ scale: Double) -> PixelCorner {
        guard scale > 0, let parent else { return .origin }
        return isPlacedByFrame || !isInUse
            ? parent.corner.movedBy(frame.origin, scale) : parent.corner.cornerOf(solved.origin, scale)
    }
}
