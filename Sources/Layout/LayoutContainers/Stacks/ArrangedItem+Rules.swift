/// The rules of one arranged view.
extension ArrangedItem {
    func rules(_ context: LayoutContext, _ place: StackView.Place) -> [ContainerRule] {
        var rules = alignmentRules(context, place)
        if context.isHidden {
            rules += hidingRules(context, place)
        } else {
            rules += spacingRules(context, place) + distributionRules(context, place)
        }
        return rules
    }

    /// Rules for a hidden view, which has no length and is placed at the end of the visible view before it, or at the
    /// start of the stack if there is none.
    private func hidingRules(_ context: LayoutContext, _ place: StackView.Place) -> [ContainerRule] {
        let axis = context.settings.axis
        let spot: ContainerRule
        if let previous = place.previous {
            spot = ContainerRule(.hiding, view, axis.start, previous.view, axis.end)
        } else {
            spot = ContainerRule(.hiding, view, axis.start, place.canvas, axis.start)
        }
        return [spot, ContainerRule(.hiding, view, axis.extent, is: 0, priority: StackPriority.hiding)]
    }

    private func spacingRules(_ context: LayoutContext, _ place: StackView.Place) -> [ContainerRule] {
        guard let previous = place.previous?.view else { return [] }
        let settings = context.settings
        let relation: LayoutConstraint.Relation = settings.spreadsGaps ? .greaterThanOrEqual : .equal
        let (end, start): (LayoutConstraint.Attribute, LayoutConstraint.Attribute) =
            settings.countsFromBaselines ? (.lastBaseline, .firstBaseline) : (settings.axis.end, settings.axis.start)
        return [ContainerRule(.spacing, view, start, previous, end, relation: relation, constant: context.spacing)]
    }

    private func distributionRules(_ context: LayoutContext, _ place: StackView.Place) -> [ContainerRule] {
        let axis = context.settings.axis
        switch context.settings.distribution {
        case .fill:
            return textRules(context, place, StackPriority.textWidths) + orderRules(context)
        case .fillEqually:
            guard let model = place.firstVisible?.view, model !== view else { return [] }
            return [ContainerRule(.equalSizes, view, axis.extent, model, axis.extent)]
        case .fillProportionally:
            guard let share = context.share else { return orderRules(context) }
            // A view without a natural length gets no length, and none of the remaining space.
            if share == 0 { return [ContainerRule(.share, view, axis.extent, is: 0, priority: .required)] }
            let rule = ContainerRule(
                .share, view, axis.extent, place.stack, axis.extent, multiplier: share,
                priority: StackPriority.share(context.index))
            return [rule] + orderRules(context)
        case .equalSpacing, .equalCentering:
            return gapRules(context, place) + textRules(context, place, StackPriority.fairness)
                + orderRules(context)
        }
    }

    /// Rules that make views with wrapping text equally wide, so that no view is compressed to zero width in favor of
    /// another.
    private func textRules(
        _ context: LayoutContext, _ place: StackView.Place, _ priority: LayoutPriority
    ) -> [ContainerRule] {
        guard context.firstText != nil, let first = place.firstText?.view, first !== view else { return [] }
        let extent = context.settings.axis.extent
        return [ContainerRule(.textWidths, view, extent, first, extent, priority: priority)]
    }

    /// Rules for the gap before the view: it extends from edge to edge, from baseline to baseline or from center to
    /// center, and is as long as the first gap. For gaps between centers, this equality is optional.
    private func gapRules(_ context: LayoutContext, _ place: StackView.Place) -> [ContainerRule] {
        guard let gap, let previous = place.previous?.view else { return [] }
        let settings = context.settings
        let axis = settings.axis
        let isCentering = settings.distribution == .equalCentering
        var (from, to) = isCentering ? (axis.center, axis.center) : (axis.end, axis.start)
        if settings.countsFromBaselines, !isCentering { (from, to) = (.lastBaseline, .firstBaseline) }
        var rules = [
            ContainerRule(.gapEdge, gap, axis.start, previous, from),
            ContainerRule(.gapEdge, gap, axis.end, view, to),
        ]
        if let firstGap = place.firstGap, firstGap !== gap {
            let priority = isCentering ? StackPriority.equalCentering(context.gapIndex) : .required
            rules.append(ContainerRule(.equalGaps, gap, axis.extent, firstGap, axis.extent, priority: priority))
        }
        return rules
    }

    /// Rules that make each point of deviation from the natural length cost more the later a view comes.
    ///
    /// If nothing else determines which view stretches or shrinks, the first one does, as far as it can, then the
    /// second; but in a row, text that wraps stretches before other views, as in a tie. With weights *w* a single level is enough, and creation order does not matter: *w* × length = *w* ×
    /// natural length, which a constraint expresses as length = (1 − *w*) × length + *w* × natural length.
    private func orderRules(_ context: LayoutContext) -> [ContainerRule] {
        guard context.index > 0 else { return [] }
        let weight = ArrangedItem.orderWeight(context.index)
        let extent = context.settings.axis.extent
        return [
            ContainerRule(
                .order, view, extent, view, extent,
                relation: context.firstText == nil ? .equal : .greaterThanOrEqual, multiplier: 1 - weight,
                constant: weight * context.naturalLength, priority: StackPriority.order)
        ]
    }

    /// The square root of the index, in steps of 1/4096 so that products with it are exact.
    ///
    /// The weight grows ever more slowly. Therefore, if the outer two of three views can shrink only together, they
    /// shrink before the middle one: their weights are 0 and √2, on average less than the weight 1 of the middle view.
    private static func orderWeight(_ index: Int) -> Double {
        (Double(index).squareRoot() * 4096).rounded() / 4096
    }

    private func alignmentRules(_ context: LayoutContext, _ place: StackView.Place) -> [ContainerRule] {
        let across = context.settings.across
        let alignment = context.settings.effectiveAlignment
        var rules: [ContainerRule] = []
        if let first = place.first?.view, first !== view {
            rules += alignment.attributes(across).map { ContainerRule(.alignment, view, $0, first, $0) }
        }
        guard alignment != .fill else { return rules }
        rules.append(ContainerRule(.suppression, view, across.extent, is: 0, priority: StackPriority.suppression))
        guard !context.isHidden, let spanner = place.spanner else { return rules }
        let (startsThere, endsThere) = (alignment == .leading, alignment == .trailing)
        rules.append(
            ContainerRule(
                .spanBoundary, view, across.start, spanner, across.start,
                relation: startsThere ? .equal : .greaterThanOrEqual,
                priority: startsThere ? StackPriority.strongBoundary : .required))
        rules.append(
            ContainerRule(
                .spanBoundary, view, across.end, spanner, across.end, relation: endsThere ? .equal : .lessThanOrEqual,
                priority: endsThere ? StackPriority.strongBoundary : .required))
        return rules
    }
}

extension StackView.Alignment {
    /// The attributes of a view that match those of the first one.
    fileprivate func attributes(_ across: Axis) -> [LayoutConstraint.Attribute] {
        switch self {
        case .fill: [across.start, across.end]
        case .leading: [across.start]
        case .center: [across.center]
        case .trailing: [across.end]
        case .firstBaseline: [.firstBaseline]
        case .lastBaseline: [.lastBaseline]
        }
    }
}
