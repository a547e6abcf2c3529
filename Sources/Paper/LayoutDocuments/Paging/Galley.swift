/// A tree in which a document's views are measured and placed independently of each other.
struct Galley {
    let root: View

    /// The root is as large as a page, so that conditions on it have the same result in all trees.
    init(_ document: Document) {
        root = View(frame: Rect(size: document.pageSize.size), name: "page")
        root.textMeasurer = document.textMeasurer
        root.layoutDirection = document.layoutDirection
    }

    /// Returns the height of a view at the given width, in points; the view is in the tree afterward.
    /// - Parameter report: Called with a height that is not finite or is at least 1e9 points, and counts as 0.
    func height(of view: View, width: Double, report: (Double) -> Void = { _ in }) -> Double {
        let height = uncheckedHeight(of: view, width: width)
        if height.isFinite, height < 1e9 { return max(0, height) }
        report(height)
        return 0
    }

    private func uncheckedHeight(of view: View, width: Double) -> Double {
        if view.superview !== root { root.addSubview(view) }
        if let label = view as? Label, label.translatesAutoresizingMaskIntoConstraints {
            return label.sizeThatFits(Size(width: width, height: 0)).height
        }
        if let size = imageSize(of: view, in: Size(width: width, height: .infinity)) { return size.height }
        let height = fittingHeight(of: view, width: width)
        if !root.treeHasConditions { return height }
        layOut(view, in: Size(width: width, height: height))
        return fittingHeight(of: view, width: width)
    }

    /// The size of an image that would be stretched and has no constraints of its own: the natural size, or the largest
    /// of the same shape that fits; nil for other views.
    private func imageSize(of view: View, in room: Size) -> Size? {
        guard let image = view as? ImageView, image.contentMode == .scaleToFill, image.constraints.isEmpty,
            let natural = image.shownNaturalSize, natural.width > 0, natural.height > 0
        else { return nil }
        let scale = min(1, room.width / natural.width, room.height / natural.height)
        return Size(width: scale * natural.width, height: scale * natural.height)
    }

    private func fittingHeight(of view: View, width: Double) -> Double {
        let fitting = view.systemLayoutSizeFitting(
            Size(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        // A view whose contents determine no height keeps the height of its frame.
        return fitting.height > 0 ? fitting.height : view.frame.height
    }

    /// Runs a pass, since only a pass updates the lines of flows, the repeated columns of grids, and the constraints
    /// with conditions. The height may be wrong, so conflicts are not reported.
    private func layOut(_ view: View, in size: Size) {
        let (frame, handler) = (view.frame, root.layoutDiagnosticHandler)
        root.layoutDiagnosticHandler = { _ in }
        let ties = place(view, in: Rect(origin: .zero, size: size))
        root.layoutIfNeeded()
        LayoutConstraint.deactivate(ties)
        root.layoutDiagnosticHandler = handler
        if view.translatesAutoresizingMaskIntoConstraints { view.frame = frame }
    }

    /// Places a view in a rectangle, in points, that has the measured size.
    /// - Returns: the constraints that place it, if its frame does not.
    @discardableResult
    func place(_ view: View, in rect: Rect) -> [LayoutConstraint] {
        if view.superview !== root { root.addSubview(view) }
        var rect = rect
        if let size = imageSize(of: view, in: rect.size) {
            let isMirrored = root.layoutDirection == .rightToLeft
            rect = Rect(origin: Point(x: isMirrored ? rect.maxX - size.width : rect.minX, y: rect.minY), size: size)
        }
        guard !view.translatesAutoresizingMaskIntoConstraints else {
            view.frame = rect
            return []
        }
        // All of these constraints are removed when the view leaves the tree; constraints on the view's own width or
        // height would stay.
        let bottom = view.bottomAnchor.constraint(equalTo: root.topAnchor, constant: rect.maxY)
        bottom.priority = LayoutPriority(999)
        let ties = [
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: rect.minY),
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: rect.minX),
            view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: rect.maxX), bottom,
        ]
        LayoutConstraint.activate(ties)
        return ties
    }
}
