import QuickAnchors

/// Everything that a script can set in a tree, in the order of the tree: the views with what they show and how they are
/// arranged, and the constraints in effect. The views are numbered, since a script names them after its variables.
func details(of screen: View) -> [String] {
    screen.layoutIfNeeded()
    let views = views(in: screen)
    let names = views.map { $0.name }
    for (number, view) in views.enumerated() { view.name = "view \(number)" }
    defer { for (view, name) in zip(views, names) { view.name = name } }
    var lines: [String] = []
    for view in views {
        lines.append("\(view.name ?? "") \(view.frame)")
        lines += appearance(of: view) + content(of: view)
        lines += view.layoutGuides.map { "\($0.identifier) \($0.layoutFrame)" }
        // A container's name is in the identifiers of its constraints.
        lines += view.constraints.map { "\($0)".replacing(#/^"[^":]*: /#, with: "\"") }
    }
    return lines
}

/// A screen and all views in it, in the order of the tree.
func views(in screen: View) -> [View] {
    var (found, waiting): ([View], [View]) = ([], [screen])
    while let view = waiting.popLast() {
        found.append(view)
        waiting += view.subviews.reversed()
    }
    return found
}

private func appearance(of view: View) -> [String] {
    let priorities = [Axis.horizontal, .vertical].flatMap {
        [view.contentHuggingPriority(for: $0), view.contentCompressionResistancePriority(for: $0)]
    }
    let shape: [Any?] = [
        view.backgroundColor, view.backgroundGradient, view.cornerRadius, view.borderWidth, view.borderColor,
    ]
    let place: [Any?] = [
        view.alpha, view.zPosition, view.isHidden, view.clipsToBounds, view.translatesAutoresizingMaskIntoConstraints,
        view.semanticContentAttribute, view.layoutMargins, view.directionalLayoutMargins, view.safeAreaInsets,
    ]
    return ["\(shape)", "\(place)", "\(priorities)"]
}

private func content(of view: View) -> [String] {
    switch view {
    case let label as Label:
        [
            "\([label.text, label.styledText] as [Any?])", "\(label.font) \(label.textColor)",
            "\(label.numberOfLines) \(label.textAlignment) \(label.lineBreakMode) \(label.preferredMaxLayoutWidth)",
            "\(label.minimumScaleFactor) \(label.adjustsFontSizeToFitWidth) \(label.hugsLongestLine)",
            "\(label.paragraphStyle)",
        ]
    case let image as ImageView: ["\([image.naturalSize, image.source, image.contentMode] as [Any?])"]
    case let stack as StackView:
        [
            "\(stack.axis) \(stack.spacing) \(stack.alignment) \(stack.distribution)",
            "\(stack.isLayoutMarginsRelativeArrangement) \(stack.arrangedSubviews.map { stack.customSpacing(after: $0) })",
        ]
    case let grid as GridView:
        [
            "\(grid.columnSpacing) \(grid.rowSpacing) \(grid.horizontalAlignment) \(grid.verticalAlignment)",
            "\((grid.columns + grid.rows).map { "\($0.size) \([$0.alignment as Any?])" })",
        ]
            + grid.cells.map { cell in
                "\(cell.column) \(cell.row) \(cell.columnSpan) \(cell.rowSpan) \(cell.padding) "
                    + "\([cell.horizontalAlignment, cell.verticalAlignment] as [Any?])"
            }
    case let flow as FlowView:
        [
            "\(flow.spacing) \(flow.lineSpacing) \(flow.alignment) \(flow.lineAlignment)",
            "\(flow.maximumNumberOfLines) \(flow.arrangedSubviews.count)",
        ]
    case let scroll as ScrollView: ["\(scroll.contentSize) \(scroll.contentOffset)"]
    default: []
    }
}
