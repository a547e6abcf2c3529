import AutoLayout

/// A copy of a tree, built from scratch.
final class TreeCopy {
    let root: View
    private(set) var twins: [(original: View, twin: View)] = []
    private var items: [ObjectIdentifier: any LayoutItem] = [:]

    /// - Parameter constraints: The constraints that the program activated, in order of activation.
    init(of original: View, _ constraints: [LayoutConstraint], direction: LayoutDirection? = nil) {
        root = makeGridScreen()
        root.frame = original.frame
        (root.displayScale, root.pixelRounding) = (original.displayScale, original.pixelRounding)
        root.textScale = original.textScale
        root.layoutDirection = direction ?? original.layoutDirection
        twins = [(original, root)]
        var index = 0
        while index < twins.count {
            let (view, twin) = twins[index]
            for child in view.subviews {
                let copy = TreeCopy.make(child)
                twin.addSubview(copy)
                twins.append((child, copy))
            }
            index += 1
        }
        for (view, twin) in twins { adopt(view, twin) }
        for constraint in constraints where constraint.isActive { activate(constraint) }
    }

    private static func make(_ view: View) -> View {
        switch view {
        case let content as Content: return Content(content.size.width, content.size.height, name: content.name)
        case let label as Label:
            return Label(label.text, fontSize: label.font.size, numberOfLines: label.numberOfLines, name: label.name)
        case let stack as StackView:
            let copy = StackView(
                axis: stack.axis, spacing: stack.spacing, alignment: stack.alignment, distribution: stack.distribution,
                name: stack.name)
            copy.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
            copy.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
            return copy
        case let flow as FlowView:
            let copy = FlowView(
                spacing: flow.spacing, lineSpacing: flow.lineSpacing, alignment: flow.alignment,
                lineAlignment: flow.lineAlignment, name: flow.name)
            copy.maximumNumberOfLines = flow.maximumNumberOfLines
            return copy
        case let grid as GridView:
            let columns = grid.leastColumnWidth.map { [.fitting(atLeast: $0)] } ?? grid.columns.map(\.size)
            let copy = GridView(
                columns: columns, rows: grid.rows.map(\.size),
                columnSpacing: grid.columnSpacing, rowSpacing: grid.rowSpacing,
                horizontalAlignment: grid.horizontalAlignment, verticalAlignment: grid.verticalAlignment,
                name: grid.name)
            // Columns that repeat to fit have no alignments of their own; in the copy, they exist only after a pass.
            if grid.leastColumnWidth == nil {
                for (column, twin) in zip(grid.columns, copy.columns) { twin.alignment = column.alignment }
            }
            for (row, twin) in zip(grid.rows, copy.rows) { twin.alignment = row.alignment }
            return copy
        case let hooked as Hooked:
            let copy = Hooked(hooked.name ?? "")
            copy.setContent(hooked.plainContent.size, baseline: hooked.plainContent.baseline)
            return copy
        default: return View(name: view.name)
        }
    }

    private func adopt(_ view: View, _ twin: View) {
        items[ObjectIdentifier(view)] = twin
        if twin !== root {
            twin.frame = view.frame
            twin.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
        } else {
            twin.safeAreaInsets = view.safeAreaInsets
        }
        twin.semanticContentAttribute = view.semanticContentAttribute
        twin.directionalLayoutMargins = view.directionalLayoutMargins
        twin.additionalSafeAreaInsets = view.additionalSafeAreaInsets
        for axis in Axis.allCases {
            twin.setContentHuggingPriority(view.contentHuggingPriority(for: axis), for: axis)
            twin.setContentCompressionResistancePriority(
                view.contentCompressionResistancePriority(for: axis), for: axis)
        }
        if let stack = view as? StackView, let copy = twin as? StackView {
            for arranged in stack.arrangedSubviews {
                guard let place = view.subviews.firstIndex(where: { $0 === arranged }) else { continue }
                copy.addArrangedSubview(copy.subviews[place])
                copy.setCustomSpacing(stack.customSpacing(after: arranged), after: copy.subviews[place])
            }
        }
        let twinOf = { (view: View, child: View) in
            view.subviews.firstIndex { $0 === child }.map { twin.subviews[$0] }
        }
        if let flow = view as? FlowView, let copy = twin as? FlowView {
            for arranged in flow.arrangedSubviews {
                if let own = twinOf(view, arranged) { copy.addArrangedSubview(own) }
            }
        }
        if let grid = view as? GridView, let copy = twin as? GridView { adopt(grid, copy, twinOf) }
        for (child, copy) in zip(view.subviews, twin.subviews) { copy.isHidden = child.isHidden }
        // The guides are copied in their original order, which decides, if nothing else does, which of two guides gets
        // its resting value first.
        let inUse = view.insetGuidesInUse
        for guide in view.layoutGuides {
            if guide === inUse.safeArea {
                items[ObjectIdentifier(guide)] = twin.safeAreaLayoutGuide
            } else if guide === inUse.margins {
                items[ObjectIdentifier(guide)] = twin.layoutMarginsGuide
            } else if guide.identifier.hasPrefix("g") {
                let copy = LayoutGuide()
                copy.identifier = guide.identifier
                twin.addLayoutGuide(copy)
                items[ObjectIdentifier(guide)] = copy
            }
        }
    }

    private func adopt(_ grid: GridView, _ copy: GridView, _ twinOf: (View, View) -> View?) {
        for cell in grid.cells {
            let twin = GridCell(
                cell.view.flatMap { twinOf(grid, $0) }, columnSpan: cell.columnSpan, rowSpan: cell.rowSpan,
                horizontalAlignment: cell.horizontalAlignment, verticalAlignment: cell.verticalAlignment,
                padding: cell.padding)
            if grid.leastColumnWidth == nil {
                copy.place(twin, column: cell.column, row: cell.row)
            } else {
                copy.append(twin)
            }
        }
    }

    private func activate(_ constraint: LayoutConstraint) {
        guard let first = constraint.firstItem, let twin = items[ObjectIdentifier(first)] else { return }
        let second = constraint.secondItem.flatMap { items[ObjectIdentifier($0)] }
        guard constraint.secondItem == nil || second != nil else { return }
        let copy = LayoutConstraint(
            item: twin, attribute: constraint.firstAttribute, relatedBy: constraint.relation, toItem: second,
            attribute: constraint.secondAttribute, multiplier: constraint.multiplier, constant: constraint.constant
        ).withPriority(constraint.priority)
        // One that waits for its condition keeps the guides that it refers to in effect.
        if !constraint.isInEffect { copy.condition = .width(below: 0) }
        copy.isActive = true
    }
}
