/// From the coordinates of one view to those of another, as of the last pass.
extension View {
    /// A point of this view's coordinates in those of another view of the tree, or of the root.
    ///
    /// - Precondition: the two views are in one tree.
    /// - Complexity: O(*d*) in the depth of the two views.
    public final func convert(_ point: Point, to view: View?) -> Point {
        let offset = offset(to: view)
        return Point(x: point.x + offset.x, y: point.y + offset.y)
    }

    /// A point of another view's coordinates, or the root's, in those of this view.
    ///
    /// - Precondition: the two views are in one tree.
    /// - Complexity: O(*d*) in the depth of the two views.
    public final func convert(_ point: Point, from view: View?) -> Point {
        (view ?? topmost).convert(point, to: self)
    }

    /// A rectangle of this view's coordinates in those of another view of the tree, or of the root.
    ///
    /// - Precondition: the two views are in one tree.
    /// - Complexity: O(*d*) in the depth of the two views.
    public final func convert(_ rect: Rect, to view: View?) -> Rect {
        Rect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A rectangle of another view's coordinates, or the root's, in those of this view.
    ///
    /// - Precondition: the two views are in one tree.
    /// - Complexity: O(*d*) in the depth of the two views.
    public final func convert(_ rect: Rect, from view: View?) -> Rect {
        Rect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private var topmost: View { layoutNode.root.view ?? self }

    /// Where the origin of this view's coordinates is in those of another one. Both are brought to the nearest view that
    /// holds them, so that what is above it leaves no trace in the last bits.
    private func offset(to view: View?) -> Point {
        let other = view ?? topmost
        guard let shared = layoutNode.nearestContainer(with: other.layoutNode) else {
            preconditionFailure("Coordinates are converted between views of one tree.")
        }
        let (from, to) = (corner(in: shared), other.corner(in: shared))
        return Point(x: from.x - to.x, y: from.y - to.y)
    }

    /// Where the origin of this view's coordinates is in those of a view that holds it.
    private func corner(in holder: LayoutNode) -> Point {
        var corner = Point.zero
        var view = self
        while view.layoutNode !== holder, let parent = view.superview {
            let origin = view.bounds.origin
            corner = Point(x: corner.x + view.frame.minX - origin.x, y: corner.y + view.frame.minY - origin.y)
            view = parent
        }
        return corner
    }
}

extension View {
    /// The frontmost view at a point of this view's coordinates: this one or one in it; nil where the point is outside.
    ///
    /// Hidden views, and what is in them, are not there. A view is only reached where the point is inside all views
    /// around it; a view of one's own says by overriding `point(inside:)` where that is.
    /// - Complexity: O(*n*) in the number of the subviews on the way.
    public final func hitTest(_ point: Point) -> View? {
        guard !isHidden, self.point(inside: point) else { return nil }
        var (view, point) = (self, point)
        while let next = view.frontmostSubview(at: point) { (view, point) = next }
        return view
    }

    private func frontmostSubview(at point: Point) -> (View, Point)? {
        for subview in subviews.reversed() where !subview.isHidden {
            let inside = convert(point, to: subview)
            if subview.point(inside: inside) { return (subview, inside) }
        }
        return nil
    }
}
