/// The priorities of a grid's constraints.
enum GridPriority {
    /// For keeping fitted tracks as small as their cells allow, and shares no larger than their parts: below the
    /// compression resistance of content and above its hugging.
    static let fit = LayoutPriority(740)
    /// For the contents of shares, which give way before those of fitted tracks do.
    static let shareResistance = LayoutPriority(749.5)
    /// For keeping the widest fitted column narrow, which decides which columns give way: above `suppression`.
    static let widest = LayoutPriority(26)
    static let hiding = StackPriority.hiding
    /// For placing first baselines as high in the row, and last baselines as low, as the views allow.
    static let baseline = LayoutPriority(51)
    static let canvasFit = StackPriority.canvasFit
    /// For a view without a size of its own if its cell does not determine one.
    static let suppression = StackPriority.suppression
}

/// Updates of the constraints after a change to the arrangement.
extension GridView {
    /// Inspects all cells and tracks and updates the constraints of those whose context has changed.
    ///
    /// - Complexity: O(*n*) in the cells, the tracks and the positions of the grid (columns × rows); constraints are
    ///   made only where a context has changed.
    final func updateArrangement() {
        placeCells()
        let columns = GridAxis(.horizontal, self.columns, gap: columnSpacing, horizontalAlignment, cells)
        let rows = GridAxis(.vertical, self.rows, gap: rowSpacing, verticalAlignment, cells)
        arrangeTracks(columns)
        arrangeTracks(rows)
        limitWidest(columns)
        var baselineViews: [Int: View] = [:]
        for track in self.columns + self.rows { track.guide.parts.removeAll(keepingCapacity: true) }
        for cell in cells {
            guard let view = cell.view else { continue }
            let alignment = rows.alignment(of: cell)
            var baselineView: View?
            if alignment.isBaseline, !view.isHidden {
                // The two kinds of baselines of a row have separate numbers.
                let line = 2 * cell.row + (alignment == .firstBaseline ? 0 : 1)
                baselineView = baselineViews[line] ?? view
                baselineViews[line] = baselineView
            }
            arrange(cell, view, columns, rows, baselineView)
        }
        if tracksAreStale { rereadTracks() }
        tracksAreStale = false
    }

    /// Makes all tracks, including new ones, find their largest contents again, even among contents that have already
    /// been read.
    private func rereadTracks() {
        guard layoutNode.isInUse, let engine = layoutNode.engine else { return }
        for track in columns + rows { engine.contentChanged(of: track.guide) }
    }

    private func arrangeTracks(_ axis: GridAxis) {
        let contexts = axis.contexts
        let needsUnit = contexts.contains { $0.hasLimitedShares }
        let unit = alignUnit(axis.axis, isWanted: needsUnit)
        for (index, track) in axis.tracks.enumerated() where track.context != contexts[index] {
            track.context = contexts[index]
            track.guide.resistance = track.size.isShare ? GridPriority.shareResistance : .defaultHigh
            track.constraints.follow(rules(contexts[index], at: index, axis, unit), in: self)
        }
    }

    /// Makes the widest of several fitted columns give way first if there is not enough room for all of them, until it
    /// is as narrow as the next.
    private func limitWidest(_ columns: GridAxis) {
        let fitted = columns.visible.map { columns.tracks[$0] }.filter { $0.size.kind == .fitted }
        alignHelper(&widest, isWanted: fitted.count > 1, "widest")
        var rules: [ContainerRule] = []
        if let widest {
            rules = fitted.map {
                ContainerRule(.trackFit, widest, .width, $0.guide, .width, relation: .greaterThanOrEqual)
            }
            rules.append(ContainerRule(.trackFit, widest, .width, is: 0, priority: GridPriority.widest))
        }
        widestConstraints.follow(rules, in: self)
    }

    private func alignUnit(_ axis: Axis, isWanted: Bool) -> LayoutGuide? {
        if axis == .horizontal {
            alignHelper(&units.column, isWanted: isWanted, "share")
            return units.column
        }
        alignHelper(&units.row, isWanted: isWanted, "share")
        return units.row
    }

    private func rules(
        _ context: GridTrack.Context, at index: Int, _ axis: GridAxis, _ unit: LayoutGuide?
    ) -> [ContainerRule] {
        let (guide, direction) = (axis.tracks[index].layoutGuide, axis.axis)
        let across: Axis = direction == .horizontal ? .vertical : .horizontal
        var rules = [
            ContainerRule(.canvas, guide, across.start, self, across.start),
            ContainerRule(.canvas, guide, across.end, self, across.end),
        ]
        if index == 0 {
            rules.append(ContainerRule(.canvas, guide, direction.start, self, direction.start))
        } else {
            rules.append(
                ContainerRule(
                    .track, guide, direction.start, axis.tracks[index - 1].layoutGuide, direction.end,
                    constant: context.gap))
        }
        if context.isLast {
            // Shares take up all the space; other tracks leave the rest at the end.
            rules.append(
                ContainerRule(
                    .canvas, guide, direction.end, self, direction.end,
                    relation: context.hasShares ? .equal : .lessThanOrEqual))
            rules.append(
                ContainerRule(
                    .canvasFit, guide, direction.end, self, context.hasShares ? direction.start : direction.end,
                    priority: GridPriority.canvasFit))
        }
        return rules + sizeRules(context, guide, axis, unit)
    }

    private func sizeRules(
        _ context: GridTrack.Context, _ guide: LayoutGuide, _ axis: GridAxis, _ unit: LayoutGuide?
    ) -> [ContainerRule] {
        let (extent, size) = (axis.axis.extent, context.size)
        if context.isCollapsed { return [ContainerRule(.hiding, guide, extent, is: 0)] }
        let least = ContainerRule(.trackSize, guide, extent, .greaterThanOrEqual, is: size.least)
        switch size.kind {
        case .fixed: return [ContainerRule(.trackSize, guide, extent, is: size.number)]
        case .fitted:
            var rules = [fitRule(context, guide, extent)]
            if size.least > 0 { rules.append(least) }
            if let most = size.most {
                rules.append(ContainerRule(.trackSize, guide, extent, .lessThanOrEqual, is: most))
            }
            return rules
        case .share, .filling:
            guard let unit else {
                guard let share = context.firstShare,
                    let first = axis.tracks.first(where: { $0.serial == share.serial }),
                    first.layoutGuide !== guide
                else { return [] }
                return [
                    ContainerRule(
                        .shares, guide, extent, first.layoutGuide, extent, multiplier: size.number / share.number)
                ]
            }
            // A share is as large as its part of the space or its minimum, whichever is larger. Since no share is
            // larger than necessary, those above their minimums get exactly their parts.
            let part = ContainerRule(
                .shares, guide, extent, unit, extent, relation: .greaterThanOrEqual, multiplier: size.number)
            let fit = ContainerRule(
                .shares, guide, extent, unit, extent, multiplier: size.number, priority: GridPriority.fit)
            return [part, fit] + (size.least > 0 ? [least] : [])
        }
    }

    /// The rule that a fitted track is as small as its cells allow. Of several tracks that a cell spans, later ones
    /// grow first, because each point costs more in an earlier track. The weights are expressed as in
    /// `ArrangedItem.orderRules`.
    private func fitRule(
        _ context: GridTrack.Context, _ guide: LayoutGuide, _ extent: LayoutConstraint.Attribute
    ) -> ContainerRule {
        guard let index = context.spannedIndex else {
            return ContainerRule(.trackFit, guide, extent, is: 0, priority: GridPriority.fit)
        }
        // The weight is in steps of 1/4096, so that products with it are exact.
        let weight = 1 + (4096 / Double(index + 1)).rounded() / 4096
        return ContainerRule(
            .trackFit, guide, extent, guide, extent, multiplier: 1 - weight, priority: GridPriority.fit)
    }

    private func arrange(
        _ cell: GridCell, _ view: View, _ columnAxis: GridAxis, _ rowAxis: GridAxis, _ baselineView: View?
    ) {
        let (columns, rows) = (columnAxis.ends(of: cell), rowAxis.ends(of: cell))
        let isHidden = view.isHidden
        let context = GridCell.Context(
            columns: columnAxis.span(of: cell, columns, isHidden: isHidden),
            rows: rowAxis.span(of: cell, rows, isHidden: isHidden),
            padding: cell.padding, isHidden: isHidden, baselineView: baselineView.map { ObjectIdentifier($0) })
        if context.columns.isFilled { columns.first.guide.parts.append((view, cell.padding.sum(along: .horizontal))) }
        if context.rows.isFilled { rows.first.guide.parts.append((view, cell.padding.sum(along: .vertical))) }
        guard context != cell.context else { return }
        cell.context = context
        tracksAreStale = true
        view.layoutNode.forgetFitting()
        if view.layoutNode.isInUse { view.layoutNode.engine?.contentChanged(of: view.layoutNode) }
        let needsArea = !isHidden && (context.columns.alignment == .center || context.rows.alignment == .center)
        if needsArea { alignHelper(&cell.area, isWanted: true, "cell") }
        var rules: [ContainerRule] = []
        rules.reserveCapacity(8)
        cell.addRules(.horizontal, view, context, context.columns.alignment, columns, baselineView, to: &rules)
        cell.addRules(.vertical, view, context, context.rows.alignment, rows, baselineView, to: &rules)
        cell.constraints.follow(rules, in: self)
        if !needsArea { alignHelper(&cell.area, isWanted: false, "cell") }
    }
}

extension StackView.Alignment {
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension GridCell {
    /// Adds the rules of a cell along an axis.
    fileprivate func addRules(
        _ axis: Axis, _ view: View, _ context: Context, _ alignment: StackView.Alignment, _ ends: GridAxis.Ends,
        _ baselineView: View?, to rules: inout [ContainerRule]
    ) {
        let (start, end, first, last) = (axis.start, axis.end, ends.first.guide, ends.last.guide)
        let isHorizontal = axis == .horizontal
        let before = isHorizontal ? context.padding.leading : context.padding.top
        let after = isHorizontal ? context.padding.trailing : context.padding.bottom
        func addStart(of item: any LayoutItem, _ relation: LayoutConstraint.Relation) {
            rules.append(ContainerRule(.cell, item, start, first, start, relation: relation, constant: before))
        }
        func addEnd(of item: any LayoutItem, _ relation: LayoutConstraint.Relation) {
            rules.append(ContainerRule(.cell, item, end, last, end, relation: relation, constant: -after))
        }
        if context.isHidden {
            rules.append(ContainerRule(.hiding, view, start, first, start))
            rules.append(ContainerRule(.hiding, view, axis.extent, is: 0, priority: GridPriority.hiding))
            return
        }
        switch alignment {
        case .fill:
            addStart(of: view, .equal)
            addEnd(of: view, .equal)
            return
        case .leading:
            addStart(of: view, .equal)
            addEnd(of: view, .lessThanOrEqual)
        case .trailing:
            addStart(of: view, .greaterThanOrEqual)
            addEnd(of: view, .equal)
        case .center:
            guard let area else { return }
            addStart(of: area, .equal)
            addEnd(of: area, .equal)
            rules.append(ContainerRule(.cell, view, axis.center, area, axis.center))
            rules.append(ContainerRule(.cell, view, start, area, start, relation: .greaterThanOrEqual))
        case .firstBaseline, .lastBaseline:
            let isFirst = alignment == .firstBaseline
            let baseline: LayoutConstraint.Attribute = isFirst ? .firstBaseline : .lastBaseline
            if let baselineView, baselineView !== view {
                rules.append(ContainerRule(.baseline, view, baseline, baselineView, baseline))
            }
            addStart(of: view, .greaterThanOrEqual)
            addEnd(of: view, .lessThanOrEqual)
            rules.append(
                isFirst
                    ? ContainerRule(
                        .baseline, view, start, first, start, constant: before, priority: GridPriority.baseline)
                    : ContainerRule(
                        .baseline, view, end, last, end, constant: -after, priority: GridPriority.baseline))
        }
        rules.append(ContainerRule(.suppression, view, axis.extent, is: 0, priority: GridPriority.suppression))
    }
}
