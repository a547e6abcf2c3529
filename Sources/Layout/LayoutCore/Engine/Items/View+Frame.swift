extension View {
    final func setFrame(_ newValue: Rect) {
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

    final func setBounds(_ newValue: Rect) {
        guard newValue.isPlaceable else { return reportNotFinite("bounds", "\(newValue)") }
        if newValue.origin != bounds.origin { ownRareState.boundsOrigin = newValue.origin }
        guard newValue.size != frame.size else { return }
        let center = center
        frame = Rect(
            x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
            height: newValue.height)
    }

    /// The center of the view in its parent's coordinates, in points.
    public final var center: Point {
        get { Point(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }

    /// Whether the view is placed by `frame` rather than by constraints.
    ///
    /// If neither your code nor the shorthand has set it, it is true until a constraint on the view's frame is
    /// activated with the view as its first item. When it becomes true, the current frame is taken to fit the current
    /// size of the parent; when the parent's size changes later, the frame is adapted by the autoresizing mask. The
    /// root of a tree is always placed by its frame.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !layoutNode.flags.contains(.isConstraintBased) }
        set {
            layoutNode.flags.insert(.isMaskSetByHand)
            if newValue, layoutNode.flags.contains(.isConstraintBased) { frameFitsParent() }
            layoutNode.setConstraintBased(!newValue)
        }
    }

    /// Reports a value that a property refused: one with a number that is not finite, too large or outside a range.
    package final func reportNotFinite(
        _ property: String, _ refused: String, outside range: String? = nil, at location: SourceLocation? = nil
    ) {
        let reason = range.map { ", as it is not in \($0)" } ?? ""
        layoutNode.engineOfTree().report(
            .notFinite, of: layoutNode, at: location,
            "\(layoutNode.displayName) keeps its \(property): \(refused) was refused\(reason).")
    }
}

extension Rect {
    var isPlaceable: Bool { minX.isPlaceable && minY.isPlaceable && width.isPlaceable && height.isPlaceable }
}
