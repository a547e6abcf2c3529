extension LayoutNode {
    /// Takes one of the four numbers the solver has found, in their order in `ItemVariables`.
    @inline(__always) func take(_ value: Double, at place: Int32) {
        switch place {
        case 0: solved.origin.x = value
        case 1: solved.origin.y = value
        case 2: solved.size.width = value
        default: solved.size.height = value
        }
        flags.insert(.awaitsPlace)
    }

    /// The same where frames are not rounded to pixels, nothing follows from the view's frame, and its other numbers are up
    /// to date.
    @inline(__always) func place(_ value: Double, at place: Int32) {
        switch place {
        case 0: (solved.origin.x, frame.origin.x) = (value, value.tidy)
        case 1: (solved.origin.y, frame.origin.y) = (value, value.tidy)
        case 2: (solved.size.width, frame.size.width) = (value, value.tidy)
        default: (solved.size.height, frame.size.height) = (value, value.tidy)
        }
    }

    /// Gives a view the frame the solver has found, where frames are not rounded to pixels.
    /// - Returns: whether anything follows from that.
    @inline(__always) func placeAsSolved() -> Bool {
        let hasWork = place(at: solved.tidy)
        // The walk would find the same frame, and corners count only where there are pixels.
        flags.remove(.needsPlace)
        return hasWork
    }

    /// Has the walk read the frame of a view, or of the view that holds a guide.
    func markForPlacing() { (flags.contains(.isGuide) ? parent : self)?.markForLayout(.needsPlace) }

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
