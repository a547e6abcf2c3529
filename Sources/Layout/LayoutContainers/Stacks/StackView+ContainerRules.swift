/// The rules of a stack view as a whole, which relate its first and last view, and the spanner around them, to its
/// edges.
///
/// The stack itself is never the first item, so that no rule makes it constraint-based.
extension StackView {
    final func containerRules(_ arrangement: Arrangement, _ canvas: any LayoutItem) -> [ContainerRule] {
        guard let first = arrangement.first, let start = arrangement.firstVisible, let end = arrangement.lastVisible
        else { return emptyRules(arrangement.first?.view, canvas) }
        let rules = crossRules(first.view, canvas)
        let axis = settings.axis
        let edges = [
            ContainerRule(.canvas, start.view, axis.start, canvas, axis.start),
            ContainerRule(.canvas, end.view, axis.end, canvas, axis.end),
        ]
        guard settings.spreadsGaps else { return edges + rules }
        let fit = ContainerRule(.canvasFit, end.view, axis.end, canvas, axis.start, priority: StackPriority.canvasFit)
        return edges + [fit] + rules
    }

    /// The rules of a stack without visible views: it has no size, unless constraints give it one. Without any views,
    /// it takes up whatever room the views around it leave.
    private func emptyRules(_ first: View?, _ canvas: any LayoutItem) -> [ContainerRule] {
        guard let spanner else { return [] }
        let priority = first == nil ? StackPriority.canvasFit : StackPriority.hiding
        let rules = Axis.allCases.flatMap { axis in
            [axis.start, axis.end].map { ContainerRule(.canvas, spanner, $0, canvas, $0) }
                + [ContainerRule(.hiding, spanner, axis.extent, is: 0, priority: priority)]
        }
        // Hidden views still need positions.
        return rules
            + settings.effectiveAlignment.edges(settings.across).compactMap { edge in
                first.map { ContainerRule(.canvas, $0, edge, canvas, edge) }
            }
    }

    private func crossRules(_ first: View, _ canvas: any LayoutItem) -> [ContainerRule] {
        let across = settings.across
        guard let spanner else {
            return [across.start, across.end].map { ContainerRule(.canvas, first, $0, canvas, $0) }
        }
        let fit = ContainerRule(.spanFit, spanner, across.extent, is: 0, priority: StackPriority.spanFit)
        return [fit] + connections(first, spanner, canvas)
    }

    /// Connects the first view and the spanner to the canvas across the axis. If the views are aligned at an edge, the
    /// spanner is constrained to this edge as well. The strong boundaries would put the spanner there anyway, but as
    /// optional constraints, one by one; with the required constraint, each view can be solved independently.
    private func connections(_ first: View, _ spanner: LayoutGuide, _ canvas: any LayoutItem) -> [ContainerRule] {
        let across = settings.across
        let startsWithSpanner = ContainerRule(.canvas, spanner, across.start, canvas, across.start)
        let endsWithSpanner = ContainerRule(.canvas, spanner, across.end, canvas, across.end)
        switch settings.effectiveAlignment {
        case .fill:
            return []
        case .leading:
            return [
                ContainerRule(.canvas, first, across.start, canvas, across.start), startsWithSpanner, endsWithSpanner,
            ]
        case .trailing:
            return [startsWithSpanner, endsWithSpanner, ContainerRule(.canvas, first, across.end, canvas, across.end)]
        case .center:
            return [
                startsWithSpanner, endsWithSpanner,
                ContainerRule(.canvas, first, across.center, canvas, across.center),
            ]
        case .firstBaseline:
            return [
                ContainerRule(.canvas, spanner, across.start, canvas, across.start, relation: .greaterThanOrEqual),
                endsWithSpanner, fit(spanner, across.end, canvas, across.start),
            ]
        case .lastBaseline:
            return [
                startsWithSpanner,
                ContainerRule(.canvas, spanner, across.end, canvas, across.end, relation: .lessThanOrEqual),
                fit(spanner, across.start, canvas, across.end),
            ]
        }
    }

    /// The optional constraint that keeps the canvas small across the axis: it pulls the edge of the spanner that is
    /// attached to the canvas toward the opposite edge of the canvas.
    private func fit(
        _ spanner: LayoutGuide, _ edge: LayoutConstraint.Attribute, _ canvas: any LayoutItem,
        _ opposite: LayoutConstraint.Attribute
    ) -> ContainerRule {
        ContainerRule(.canvasFit, spanner, edge, canvas, opposite, priority: StackPriority.canvasFit)
    }
}

extension StackView.Alignment {
    /// The edges, or the center, at which views are aligned across the axis.
    fileprivate func edges(_ across: Axis) -> [LayoutConstraint.Attribute] {
        switch self {
        case .fill: [across.start, across.end]
        case .center: [across.center]
        case .trailing: [across.end]
        case .leading, .firstBaseline, .lastBaseline: [across.start]
        }
    }
}
