extension View {
    /// The position and size of the view in its parent, in points.
    ///
    /// If constraints place the view, a frame that is set lasts until the next pass. A number that is not finite is
    /// refused with a diagnostic.
    public final var frame: Rect {
        get { layoutNode.frame }
        set {
            let node = layoutNode
            defer { frameFitsParent() }
            guard newValue != node.frame else { return }
            guard newValue.isPlaceable else { return reportNotFinite("frame", "\(newValue)") }
            if newValue.size != node.frame.size { setNeedsLayout() }
            node.engine?.checkThread()
            node.frame = newValue
            if node.isPlacedByFrame { node.parent?.forgetFitting() }
            node.insetsChanged()
            if node.isInUse, node.isPlacedByFrame { node.engine?.refreshRows(of: node) }
            if node.isInUse || node.engine?.displayScale ?? 0 > 0 { node.markForLayout(.needsPlace) }
        }
    }

    /// The view's rectangle in its own coordinates, in points: the part that its frame shows.
    ///
    /// Changing the origin scrolls: subviews are drawn, converted and hit-tested that much further up and to the left,
    /// while their frames and the layout do not change. Setting the size changes that of `frame` around its centre,
    /// with the same rules as for `frame`. A number that is not finite is refused with a diagnostic.
    public final var bounds: Rect {
        get { Rect(origin: rareState?.boundsOrigin ?? .zero, size: layoutNode.frame.size) }
        set {
            guard newValue.isPlaceable else { return reportNotFinite("bounds", "\(newValue)") }
            if newValue.origin != bounds.origin { ownRareState.boundsOrigin = newValue.origin }
            guard newValue.size != frame.size else { return }
            let center = center
            frame = Rect(
                x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    /// The centre of the view in its parent's coordinates, in points.
    public final var center: Point {
        get { Point(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }

    /// Whether the view is placed by `frame` rather than by constraints.
    ///
    /// If never set, it is true until a constraint with the view as its first item is activated. When it becomes true,
    /// the present frame fits the present size of the parent: only later sizes adapt it to its autoresizing mask.
    /// The root of a tree is always placed by its frame.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !layoutNode.flags.contains(.isConstraintBased) }
        set {
            layoutNode.flags.insert(.isMaskSetByHand)
            if newValue, layoutNode.flags.contains(.isConstraintBased) { frameFitsParent() }
            layoutNode.setConstraintBased(!newValue)
        }
    }

    final func reportNotFinite(_ property: String, _ refused: String) {
        layoutNode.engineOfTree().report(
            .notFinite, of: layoutNode, "\(layoutNode.displayName) keeps its \(property): \(refused) was refused.")
    }
}

extension Rect {
    var isPlaceable: Bool { minX.isPlaceable && minY.isPlaceable && width.isPlaceable && height.isPlaceable }
}
