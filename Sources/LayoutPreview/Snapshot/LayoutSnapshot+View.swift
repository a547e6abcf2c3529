public import AutoLayout

extension LayoutSnapshot {
    /// A snapshot of a view and everything in it, as of the last pass.
    ///
    /// It changes nothing: a pass that is pending stays pending.
    /// - Complexity: O(*n*) in the number of views.
    public init(of root: View) {
        var entries: [Entry] = []
        var waiting = [(view: root, origin: Point.zero, depth: 0)]
        while let (view, origin, depth) = waiting.popLast() {
            let rectInRoot = Rect(origin: origin, size: view.bounds.size)
            entries.append(Entry(view, depth: depth, rectInRoot: rectInRoot))
            for subview in view.subviews.reversed() where !subview.isHidden {
                let frame = subview.frame
                waiting.append((subview, Point(x: origin.x + frame.minX, y: origin.y + frame.minY), depth + 1))
            }
        }
        self.init(size: root.bounds.size, entries: entries)
    }
}

extension LayoutSnapshot.Entry {
    fileprivate init(_ view: View, depth: Int, rectInRoot: Rect) {
        self.init(
            name: view.name ?? "\(type(of: view))", depth: depth, frame: view.frame, rectInRoot: rectInRoot,
            backgroundColor: view.backgroundColor, cornerRadius: view.cornerRadius)
    }
}
