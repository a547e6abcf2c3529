public import AutoLayout

extension LayoutSnapshot {
    /// A snapshot of a view and everything in it that is not hidden, as of the last pass.
    ///
    /// Taking a snapshot runs no pass; a pending pass remains pending.
    /// - Complexity: O(*n* log *n*) in the number of views and constraints, plus O(*m*) in the length of the text.
    public init(of root: View) {
        self.init(of: root) { $0.frame }
    }

    /// A snapshot of a view, using frames from a closure for the view and its descendants, in points relative to their
    /// parents.
    init(of root: View, frame: (View) -> Rect) {
        var builder = SnapshotBuilder()
        var waiting = [(view: root, origin: Point.zero, depth: 0)]
        while let (view, origin, depth) = waiting.popLast() {
            builder.add(view, in: Rect(origin: origin, size: frame(view).size), depth: depth)
            for subview in view.subviewsInDepth.reversed() where !subview.isHidden {
                let (frame, scrolled) = (frame(subview), view.bounds.origin)
                let corner = Point(x: origin.x + frame.minX - scrolled.x, y: origin.y + frame.minY - scrolled.y)
                waiting.append((subview, corner, depth + 1))
            }
        }
        self.init(size: frame(root).size, entries: builder.entries, constraints: builder.constraints)
    }
}
