/// Where lines are broken.
///
/// The widths are known once constraints are solved. So a condition states everything that the breaks depend on: that the width of
/// the flow is between two thresholds, and that of each view what it was. When it no longer holds, the same solve goes on with
/// other lines.
extension FlowView {
    final func watchWidths() {
        trigger = observe(!.width(0..<0, of: self), labels.location, isTrigger: true) { view, _ in
            (view as? FlowView)?.breakLines()
        }
    }

    /// Has lines be broken anew once the widths are solved.
    final func remeasure() {
        trigger?.condition = !.width(0..<0, of: self)
        setNeedsUpdateConstraints()
    }

    /// Breaks lines at the widths that have been solved.
    /// - Complexity: O(*n*) in the number of arranged views.
    private func breakLines() {
        limit(from: items.count)
        let room = layoutNode.solvedWidth
        var stays: LayoutCondition?
        func require(_ condition: LayoutCondition) { stays = stays.map { $0 && condition } ?? condition }
        var (broken, natural): ([[FlowItem]], Double) = ([], -spacing)
        var (length, low, high) = (0.0, 0.0, Double.infinity)
        for item in items where !item.view.isHidden {
            let width = item.view.layoutNode.solvedWidth
            require(.width(width..<width.nextUp, of: item.view))
            natural += spacing + width
            let extended = length + spacing + width
            if broken.isEmpty || extended > room {
                if !broken.isEmpty { high = min(high, extended) }
                broken.append([item])
                length = width
            } else {
                broken[broken.count - 1].append(item)
                length = extended
                low = max(low, extended)
            }
        }
        if high.isFinite { require(.width(below: high, of: self)) }
        if low > 0 { require(.width(atLeast: low, of: self)) }
        if maximumNumberOfLines > 0, broken.count > maximumNumberOfLines {
            limit(from: broken[..<maximumNumberOfLines].reduce(0) { $0 + $1.count })
            broken.removeSubrange(maximumNumberOfLines...)
        }
        set(broken)
        naturalWidth = max(0, natural)
        trigger?.condition = stays.map { !$0 } ?? .width(below: 0, of: self)
        setNeedsUpdateConstraints()
    }

    /// Hides the visible views from one on, and shows those before it.
    private func limit(from first: Int) {
        isLimiting = true
        var count = 0
        for item in items {
            if item.isExcess { setExcess(item, false) }
            guard !item.view.isHidden else { continue }
            if count >= first { setExcess(item, true) }
            count += 1
        }
        isLimiting = false
    }

    final func setExcess(_ item: FlowItem, _ isExcess: Bool) {
        guard item.isExcess != isExcess else { return }
        item.isExcess = isExcess
        var setting = item.view.rareState?.conditionalHiding ?? ConditionalSetting(item.view.isHidden)
        let index = item.hidingCase ?? setting.add(true)
        item.hidingCase = index
        setting.setCase(index, holds: isExcess)
        item.view.ownRareState.conditionalHiding = setting
        item.view.applyHiding()
    }

    private func set(_ broken: [[FlowItem]]) {
        // A flow without lines has no height.
        if broken.isEmpty != lines.isEmpty { invalidateIntrinsicContentSize() }
        while lines.count > broken.count {
            guard let line = lines.popLast() else { break }
            line.constraints.removeAll()
            removeLayoutGuide(line.guide)
        }
        while lines.count < broken.count {
            let line = FlowLine()
            line.guide.identifier = "line \(lines.count)"
            addLayoutGuide(line.guide)
            lines.append(line)
        }
        for (line, items) in zip(lines, broken) { line.items = items }
    }
}

extension LayoutNode {
    /// The width that the item has now, to nine decimals.
    fileprivate var solvedWidth: Double { isPlacedByFrame ? frame.width : solved.tidy.width }
}
