extension LayoutNode {
    /// Sets the solved frame of a constraint-based view, rounded to whole pixels if there is a scale, and marks the
    /// work that the change causes.
    /// - Returns: whether this adds work for the view.
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

    /// Sets one component of the frame of a view whose frame affects nothing else, without rounding to pixels.
    @inline(__always) func setFrame(_ value: Double, _ component: Component) {
        frame[component] = value.tidy
    }

    /// The item's frame as shown, in its parent's coordinates: rounded to whole pixels if there is a scale, otherwise
    /// to nine decimal places.
    @inline(__always) func shownFrame(_ scale: Double, _ solved: Rect) -> Rect {
        scale > 0 ? (parent?.corner ?? .origin).frame(of: solved, scale) : solved.tidy
    }

    /// Makes the next walk of a pass place this view or, if this item is a guide, the view that owns it.
    func markForPlacing() { (flags.contains(.isGuide) ? parent : self)?.markForLayout(.needsPlace) }

    /// The position of a view's top-left corner on the pixel grid, given that of its parent; the origin if there is no
    /// scale.
    func cornerOnPixels(_ scale: Double) -> PixelCorner {
        guard scale > 0, let parent else { return .origin }
        return isPlacedByFrame || !isInUse
            ? parent.corner.movedBy(frame.origin, scale) : parent.corner.cornerOf(solved.origin, scale)
    }
}
