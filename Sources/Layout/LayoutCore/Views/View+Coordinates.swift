/// Conversion between the coordinates of views, according to their current frames and bounds.
extension View {
    /// Converts a point from this view's coordinates to those of another view in the tree; nil stands for the root.
    ///
    /// - Precondition: both views are in the same tree.
    /// - Complexity: O(*d*) in the depth of the two views.
    public final func convert(_ point: Point, to view: View?) -> Point {
        let offset = offset(to: view)
        return Point(x: point.x + offset.x, y: point.y + offset.y)
    }

    /// Converts a point from the coordinates of another view in the tree to those of this view; nil stands for the
    /// root.
    ///
    /// - Precondition: both views are in the same tree.
    /// - Complexity: O(*d*) in the depth of the two views.
    public final func convert(_ point: Point, from view: View?) -> Point {
        (view ?? topmost).convert(point, to: self)
    }

    /// Converts a rectangle from this view's coordinates to those of another view in the tree; nil stands for the root.
    ///
    /// - Precondition: both views are in the same tree.
    /// - Complexity: O(*d*) in the depth of the two views.
    public final func convert(_ rect: Rect, to view: View?) -> Rect {
        Rect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Converts a rectangle from the coordinates of another view in the tree to those of this view; nil stands for the
    /// root.
    ///
    /// - Precondition: both views are in the same tree.
    /// - Complexity: O(*d*) in the depth of the two views.
    public final func convert(_ rect: Rect, from view: View?) -> Rect {
        Rect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private var topmost: View { layoutNode.root.view ?? self }

    /// The origin of this view's coordinates in another view's coordinates. Both origins are first converted to the
    /// coordinates of the views' nearest common ancestor, so that the views above it cause no rounding error.
    private func offset(to view: View?) -> Point {
        let other = view ?? topmost
        guard let shared = layoutNode.nearestContainer(with: other.layoutNode) else {
            preconditionFailure("Coordinates can be converted only between views in the same tree.")
        }
        let (from, to) = (corner(in: shared), other.corner(in: shared))
        return Point(x: from.x - to.x, y: from.y - to.y)
    }

    /// The origin of this view's coordinates in those of an ancestor.
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
    /// The frontmost view at a point in this view's coordinates, either this one or a descendant; nil if this view is
    /// hidden or the point is outside.
    ///
    /// Hidden views and their subviews are ignored. A descendant is found only if the point is also inside every view
    /// between it and this one; override `point(inside:)` to change what counts as inside.
    /// - Complexity: O(*n*) in the number of subviews along the path, O(*n* log *n*) if any of them has a `zPosition`
    ///   other than 0.
    public final func hitTest(_ point: Point) -> View? {
        guard !isHidden, self.point(inside: point) else { return nil }
        var (view, point) = (self, point)
        while let next = view.frontmostSubview(at: point) { (view, point) = next }
        return view
    }

    private func frontmostSubview(at point: Point) -> (View, Point)? {
        for subview in subviewsInDepth.reversed() where !subview.isHidden {
            let inside = convert(point, to: subview)
            if subview.point(inside: inside) { return (subview, inside) }
        }
        return nil
    }
}
