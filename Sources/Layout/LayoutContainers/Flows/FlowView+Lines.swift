/// The breaking of lines.
///
/// Widths are known once constraints are solved. If lines then have to be broken differently, the same solve continues
/// with the new lines.
extension FlowView {
    /// Makes the pass break lines again once the widths are solved.
    final func remeasure() {
        breaks = nil
        widthsMatter()
    }

    /// Breaks lines for the solved widths.
    /// - Complexity: O(*n*) in the number of arranged views.
    final func breakLines() {
        limit(from: items.count)
        let room = layoutNode.solvedWidth
        var breaks = Breaks()
        var (broken, natural): ([[FlowItem]], Double) = ([], -spacing)
        var length = 0.0
        for item in items where !item.view.isHidden {
            let solved = item.view.layoutNode.solvedWidth
            breaks.widths.append((item, solved))
            // A view that is at least as wide as the flow has a line of its own.
            let wasWide = broken.last?.last?.isWide ?? false
            item.isWide = solved >= room
            let width = item.freeWidth
            natural += spacing + width
            let extended = (length + spacing + width).tidy
            breaks.limit(room, to: width.nextUp)
            if broken.isEmpty || wasWide || item.isWide || extended > room {
                if !broken.isEmpty, !wasWide, !item.isWide { breaks.limit(room, to: extended) }
                broken.append([item])
                length = width
            } else {
                broken[broken.count - 1].append(item)
                length = extended
                breaks.limit(room, to: extended)
            }
        }
        if maximumNumberOfLines > 0, broken.count > maximumNumberOfLines {
            limit(from: broken[..<maximumNumberOfLines].reduce(0) { $0 + $1.count })
            broken.removeSubrange(maximumNumberOfLines...)
        }
        set(broken)
        naturalWidth = max(0, natural.tidy)
        self.breaks = breaks
        setNeedsUpdateConstraints()
    }

    /// The widths on which the line breaks depend. Any other change that matters makes the pass break lines again.
    struct Breaks {
        /// The widths of the views, to nine decimal places.
        var widths: [(item: FlowItem, width: Double)] = []
        /// The range of widths of the flow for which the lines stay the same.
        private var room = (low: -Double.infinity, high: Double.infinity)

        /// Limits the range by a width of the flow at which the lines change.
        mutating func limit(_ width: Double, to threshold: Double) {
            if threshold <= width { room.low = max(room.low, threshold) } else { room.high = min(room.high, threshold) }
        }

        /// Whether these breaks are still correct for a flow.
        func areRight(in flow: LayoutNode, _ lines: [FlowLine]) -> Bool {
            let width = flow.solvedWidth
            return room.low <= width && width < room.high && widths.allSatisfy { $0.item.hasWidth($0.width) }
                && lines.allSatisfy { $0.fitsHighest }
        }
    }

    /// Hides the views from an index on, and shows those before it. The index counts only views that are not hidden for
    /// another reason.
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
        item.view.hideForContainer(isExcess)
    }

    private func set(_ broken: [[FlowItem]]) {
        // The natural height of a flow without lines is 0.
        if broken.isEmpty != lines.isEmpty { invalidateIntrinsicContentSize() }
        while lines.count > broken.count {
            guard let line = lines.popLast() else { break }
            line.constraints.removeAll(in: self)
            removeLayoutGuide(line.guide)
        }
        while lines.count < broken.count {
            let line = FlowLine()
            line.guide.identifier = "line \(lines.count)"
            addLayoutGuide(line.guide)
            lines.append(line)
        }
        for (line, items) in zip(lines, broken) {
            line.items = items
            for item in items { item.lowHeight = alignment.isOfEdgesOrCenter ? item.heightIfLow : nil }
            line.height = alignment.isOfEdgesOrCenter ? line.highestItem : nil
        }
    }
}

extension StackView.Alignment {
    /// Whether views keep their heights and are aligned at an edge or the center of the line, so that the line is as
    /// tall as the tallest view.
    var isOfEdgesOrCenter: Bool { self == .leading || self == .center || self == .trailing }
}

extension FlowLine {
    /// The height of the tallest item whose content has a height, or 0 without such an item; the height of any other
    /// item may depend on the line.
    fileprivate var highestItem: Double {
        items.reduce(0) { $1.hasLength.vertical ? max($0, $1.lowHeight ?? $1.view.layoutNode.solvedHeight) : $0 }
    }

    /// Whether the height of the line is that of its tallest item; always true if the line need not have this height.
    fileprivate var fitsHighest: Bool {
        height == nil || height == highestItem && items.allSatisfy { $0.isHeightKnown }
    }
}

extension FlowItem {
    /// Whether the view still has the width that it had when lines were broken and, if the flow may limit that width,
    /// nothing in the view has changed since.
    fileprivate func hasWidth(_ width: Double) -> Bool {
        view.layoutNode.solvedWidth == width && (!isWide || view.keepsTrial)
    }

    /// Whether the height of the view gives way to that of the line, so that its solved height may be an earlier height
    /// of the line.
    private var resistsLittle: Bool {
        hasLength.vertical && view.contentCompressionResistancePriority(for: .vertical) < FlowPriority.fit
    }

    /// The height of the view at its current width if the line does not limit it, to nine decimal places; nil if the
    /// line never does.
    fileprivate var heightIfLow: Double? {
        guard resistsLittle else { return nil }
        let target = Size(width: view.layoutNode.solvedWidth, height: 0)
        return view.fittingSize(target, .required, FlowPriority.measuring).height.tidy
    }

    /// Whether the view's height follows from its solution or, if the line may limit it, nothing in the view has changed
    /// since it was measured.
    fileprivate var isHeightKnown: Bool {
        resistsLittle ? lowHeight != nil && view.keepsTrial : lowHeight == nil
    }

    /// The width of the view if the flow does not limit it, to nine decimal places.
    fileprivate var freeWidth: Double {
        let width = view.layoutNode.solvedWidth
        guard isWide else { return width }
        return max(width, view.fittingSize(.zero, FlowPriority.measuring, .fittingSizeLevel).width)
    }
}

extension LayoutNode {
    /// The current height of the item, to nine decimal places.
    var solvedHeight: Double { isPlacedByFrame ? frame.height : solved.tidy.height }

    /// The current width of the item, to nine decimal places.
    var solvedWidth: Double { isPlacedByFrame ? frame.width : solved.tidy.width }
}
