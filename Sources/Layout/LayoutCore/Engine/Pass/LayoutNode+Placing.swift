extension LayoutNode {
    /// Sets the solved frame of a constraint-based view, rounded to whole pixels if there is a scale, and marks the
    /// work that the change causes.
    /// - Returns: whether this adds work for the view.
    func setFrame(_ grid: PixelGrid, _ solved: Rect) -> Bool {
        flags.remove(.needsPlace)
        guard flags.isSuperset(of: [.isInUse, .isConstraintBased]), !flags.contains(.isGuide), parent != nil else {
            return false
        }
        let (before, work) = (frame, flags)
        frame = shownFrame(grid, solved)
        if !dependsOnInsets, flags.contains(.isPlain) { return false }
        if dependsOnInsets, frame != before { flags.insert(.needsInsets) }
        if !flags.contains(.isPlain), frame.size != before.size { flags.insert(.needsLayout) }
        return flags != work
    }

    /// Sets one component of the frame of a view whose frame affects nothing else, without rounding to pixels.
    func setFrame(_ value: Double, _ component: Component) {
        frame[component] = value.tidy
    }

    /// The item's frame as shown, in its parent's coordinates: rounded to whole pixels if there is a scale, otherwise
    /// to nine decimal places.
    func shownFrame(_ grid: PixelGrid, _ solved: Rect) -> Rect {
        grid.frame(of: solved, in: parent?.corner ?? .origin)
    }

    /// Makes the next walk of a pass place this view or, if this item is a guide, the view that owns it.
    func markForPlacing() { (flags.contains(.isGuide) ? parent : self)?.markForLayout(.needsPlace) }

    /// The pixels of the tree.
    package var pixelGrid: PixelGrid { engine?.pixelGrid ?? root.view?.pixelGrid ?? PixelGrid() }

    /// The position of a view's top-left corner on the pixel grid, given that of its parent; the origin unless edges
    /// are rounded in the root's coordinates.
    func cornerOnPixels(_ grid: PixelGrid) -> PixelCorner {
        guard grid.scale > 0, grid.rounding == .edges, let parent else { return .origin }
        return isPlacedByFrame || !isInUse
            ? parent.corner.movedBy(frame.origin, grid.scale) : parent.corner.cornerOf(solved.origin, grid.scale)
    }
}
