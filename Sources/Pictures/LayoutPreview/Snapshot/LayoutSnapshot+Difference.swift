internal import AutoLayout

extension LayoutSnapshot {
    /// The largest distance in points between an edge in this snapshot and the same edge in the other; infinite if the
    /// trees differ in the number, names or depths of their views.
    /// - Complexity: O(*n*) in the number of views.
    public func distance(to other: LayoutSnapshot) -> Double {
        guard entries.count == other.entries.count else { return .infinity }
        var distance = 0.0
        for (one, two) in zip(entries, other.entries) {
            guard one.name == two.name, one.depth == two.depth else { return .infinity }
            distance = max(distance, one.rectInRoot.distance(to: two.rectInRoot))
        }
        return distance
    }
}

extension Rect {
    fileprivate func distance(to other: Rect) -> Double {
        max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
    }
}
