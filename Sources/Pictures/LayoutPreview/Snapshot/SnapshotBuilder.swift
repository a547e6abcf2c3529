internal import AutoLayout

/// Collects the contents of a snapshot, view by view.
struct SnapshotBuilder {
    private(set) var entries: [LayoutSnapshot.Entry] = []
    private var views: [View] = []
    /// The rectangle of each view and guide in the root, in points, by its node.
    private var rects: [ObjectIdentifier: Rect] = [:]

    /// Records a view with its rectangle in the root, in points.
    mutating func add(_ view: View, in rect: Rect, depth: Int) {
        views.append(view)
        rects[ObjectIdentifier(view.layoutNode)] = rect
        let (safeArea, margins, _) = view.insetGuidesInUse
        var guides: [LayoutSnapshot.Guide] = []
        let inside = view.scrolledRect(rect)
        for guide in view.layoutGuides {
            let guideRect = guide.layoutFrame.offsetBy(dx: inside.minX, dy: inside.minY)
            rects[ObjectIdentifier(guide.layoutNode)] = guideRect
            guard guide !== safeArea, guide !== margins else { continue }
            guides.append(LayoutSnapshot.Guide(guide, in: guideRect))
        }
        entries.append(
            LayoutSnapshot.Entry(
                name: view.shownName, depth: depth, frame: view.frame, rectInRoot: rect,
                backgroundColor: view.backgroundColor?.clamped,
                cornerRadius: view.cornerRadius.isFinite ? max(0, view.cornerRadius) : 0,
                content: LayoutSnapshot.Content(of: view)?.moved(from: view.bounds.size, to: rect.size),
                image: LayoutSnapshot.Image(of: view),
                style: LayoutSnapshot.Style(of: view),
                safeArea: safeArea.flatMap { rects[ObjectIdentifier($0.layoutNode)] },
                margins: margins.flatMap { rects[ObjectIdentifier($0.layoutNode)] }, guides: guides,
                ambiguousAttributes: view.ambiguousAttributes.map { "\($0)" },
                isInConflict: view.layoutNode.isInConflict))
    }

    /// The active constraints on the recorded views and guides, except those that position inset guides or keep
    /// containers, their parts or their views small, since the author of the layout did not write them.
    var constraints: [LayoutSnapshot.Constraint] {
        views.flatMap { view in
            let (safeArea, margins, readable) = view.insetGuidesInUse
            return view.constraints.compactMap { constraint in
                let first = constraint.firstItem
                let holdsInsetGuide = first === safeArea || first === margins || first === readable
                return holdsInsetGuide || constraint.isFitOfContainer ? nil : snapshot(of: constraint, in: view)
            }
        }
    }

    private func snapshot(of constraint: LayoutConstraint, in holder: View) -> LayoutSnapshot.Constraint? {
        guard let traits = constraint.firstAttribute.traits, let item = constraint.firstItem,
            let first = side(item, constraint.firstAttribute, of: constraint, in: holder)
        else { return nil }
        var second: LayoutSnapshot.Constraint.Side?
        if constraint.secondAttribute != .notAnAttribute {
            guard let item = constraint.secondItem,
                let side = side(item, constraint.secondAttribute, of: constraint, in: holder)
            else { return nil }
            second = side
        }
        return LayoutSnapshot.Constraint(
            description: "\(constraint)", axis: traits.axis, comparesLengths: traits.kind == .extent,
            isMirrored: constraint.isMirrored, first: first, second: second,
            relation: constraint.relation, multiplier: constraint.multiplier, constant: constraint.constant,
            priority: constraint.priority, isInConflict: constraint.isInConflict, isDropped: constraint.isDropped)
    }

    /// One side of a constraint; nil if its item is not in the snapshot. If the item is the view that holds the
    /// constraint, its rectangle is moved by its scroll offset, since subviews are constrained to the scrolled content.
    private func side(
        _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, of constraint: LayoutConstraint,
        in holder: View
    ) -> LayoutSnapshot.Constraint.Side? {
        guard let shown = rects[ObjectIdentifier(item.layoutNode)], let traits = attribute.traits else { return nil }
        let rect = item === holder ? holder.scrolledRect(shown) : shown
        return LayoutSnapshot.Constraint.Side(
            item: item.shownName, attribute: "\(attribute)", rectInRoot: rect,
            value: value(of: attribute, traits, item, in: rect, isMirrored: constraint.isMirrored))
    }

    /// The value of an attribute of an item: its length, or its position along its axis in the root, in points.
    private func value(
        of attribute: LayoutConstraint.Attribute, _ traits: LayoutConstraint.Attribute.Traits,
        _ item: any LayoutItem, in rect: Rect, isMirrored: Bool
    ) -> Double {
        let span = rect.span(traits.axis)
        switch traits.kind {
        case .extent: return span.length
        case .baseline:
            let isFirst = attribute == .firstBaseline
            guard let view = item as? View else { return rect.maxY }
            let baselineView = view.baselineProviders(isFirst: isFirst).last ?? view
            guard let rect = rects[ObjectIdentifier(baselineView.layoutNode)] else { return rect.maxY }
            let place = baselineView.baselinePlace(isFirst: isFirst, width: rect.width)
            return rect.minY + place.share * rect.height + place.offset
        case .side, .readingSide, .center:
            let share = isMirrored ? 1 - traits.share : traits.share
            return span.start + share * span.length
        }
    }
}

extension View {
    /// The given rectangle of this view in the root, moved by the view's scroll offset.
    fileprivate func scrolledRect(_ rect: Rect) -> Rect { rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY) }
}

extension LayoutSnapshot.Guide {
    fileprivate init(_ guide: LayoutGuide, in rect: Rect) {
        self.init(
            name: guide.shownName, rectInRoot: rect, ambiguousAttributes: guide.ambiguousAttributes.map { "\($0)" })
    }
}

extension LayoutItem {
    /// The name shown in pictures.
    fileprivate var shownName: String {
        if let view = self as? View, let name = view.knownName { return name }
        if let guide = self as? LayoutGuide, !guide.identifier.isEmpty { return guide.identifier }
        return typeName
    }
}
