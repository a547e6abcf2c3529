import AutoLayout

/// The resulting frame of a named view on the screen.
struct Placement {
    let name: String
    let rect: Rect

    /// The largest distance in points between an edge of this frame and the same edge of another; infinite if the names
    /// differ.
    func distance(to other: Placement) -> Double {
        guard name == other.name else { return .infinity }
        return max(
            abs(rect.minX - other.rect.minX), abs(rect.minY - other.rect.minY),
            abs(rect.maxX - other.rect.maxX), abs(rect.maxY - other.rect.maxY))
    }
}

extension View {
    /// This view and its descendants, parents first, each with its position in this view.
    private var tree: [(view: View, origin: Point)] {
        var found = [(view: self, origin: Point.zero)]
        var index = 0
        while index < found.count {
            let (view, origin) = found[index]
            for subview in view.subviews {
                let corner = subview.frame.origin
                found.append((subview, Point(x: origin.x + corner.x, y: origin.y + corner.y)))
            }
            index += 1
        }
        return found
    }

    /// The frames of the named views, sorted by name. Notations may differ in unnamed views, such as stacks.
    var placements: [Placement] {
        tree.compactMap { view, origin in
            view.name.map { Placement(name: $0, rect: Rect(origin: origin, size: view.bounds.size)) }
        }.sorted { $0.name < $1.name }
    }

    /// The number of active constraints in the view and everything in it.
    var constraintCountInside: Int {
        tree.reduce(0) { $0 + $1.view.constraints.count }
    }
}
