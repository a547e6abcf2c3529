/// The rules of a stack view as a whole: how its first and last view, and what holds them, reach to its edges.
///
/// The stack itself is never the first item, so that no rule makes it constraint-based.
extension StackView {
    final func canvasRules(_ arrangement: Arrangement, _ canvas: any LayoutItem) -> [StackRule] {
        guard let first = arrangement.first, let start = arrangement.firstVisible, let end = arrangement.lastVisible
        else { return [] }
        let axis = settings.axis
        var rules = [
            StackRule(.canvas, start.view, axis.start, canvas, axis.start),
            StackRule(.canvas, end.view, axis.end, canvas, axis.end),
        ]
        if settings.spreadsGaps {
            rules.append(
                StackRule(.canvasFit, end.view, axis.end, canvas, axis.start, priority: StackPriority.canvasFit))
        }
        return rules + crossRules(first.view, canvas)
    }

    private func crossRules(_ first: View, _ canvas: any LayoutItem) -> [StackRule] {
        let across = settings.across
        guard let spanner else {
            return [
                StackRule(.canvas, first, across.start, canvas, across.start),
                StackRule(.canvas, first, across.end, canvas, across.end),
            ]
        }
        let fit = StackRule(.spanFit, spanner, across.extent, is: 0, priority: StackPriority.spanFit)
        return [fit] + connections(first, spanner, canvas)
    }

    private func connections(_ first: View, _ spanner: LayoutGuide, _ canvas: any LayoutItem) -> [StackRule] {
        let across = settings.across
        let startsWithSpanner = StackRule(.canvas, spanner, across.start, canvas, across.start)
        let endsWithSpanner = StackRule(.canvas, spanner, across.end, canvas, across.end)
        switch settings.effectiveAlignment {
        case .fill:
            return []
        case .leading:
            return [StackRule(.canvas, first, across.start, canvas, across.start), endsWithSpanner]
        case .trailing:
            return [startsWithSpanner, StackRule(.canvas, first, across.end, canvas, across.end)]
        case .center:
            return [
                startsWithSpanner, endsWithSpanner,
                StackRule(.canvas, first, across.center, canvas, across.center),
            ]
        case .firstBaseline:
            return [
                StackRule(.canvas, spanner, across.start, canvas, across.start, relation: .greaterThanOrEqual),
                endsWithSpanner, fit(spanner, across.end, canvas, across.start),
            ]
        case .lastBaseline:
            return [
                startsWithSpanner,
                StackRule(.canvas, spanner, across.end, canvas, across.end, relation: .lessThanOrEqual),
                fit(spanner, across.start, canvas, across.end),
            ]
        }
    }

    /// The wish that the canvas be small across, said of the edge where what holds the views sits on it.
    private func fit(
        _ spanner: LayoutGuide, _ edge: LayoutConstraint.Attribute, _ canvas: any LayoutItem,
        _ opposite: LayoutConstraint.Attribute
    ) -> StackRule {
        StackRule(.canvasFit, spanner, edge, canvas, opposite, priority: StackPriority.canvasFit)
    }
}
