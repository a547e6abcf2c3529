extension View {
    /// The extent of content that has no natural size along an axis.
    public static let noIntrinsicMetric = -1.0

    static let noIntrinsicSize = Size(width: noIntrinsicMetric, height: noIntrinsicMetric)

    /// Marks `intrinsicContentSize` and the baselines as changed; the next pass reads them again.
    public final func invalidateIntrinsicContentSize() {
        notifyContainer()
        let node = layoutNode
        node.forgetFitting()
        if node.isInUse { node.engine?.contentChanged(of: node) }
    }

    /// The priority with which the view resists growing beyond its content along an axis, in (0, 1000]; 250 by default.
    public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
        guard let hugging = rareState?.hugging else { return .defaultLow }
        return axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    /// Sets the priority with which the view resists growing beyond its content along an axis, in (0, 1000].
    public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        setContentHuggingPriority(priority, for: axis, at: nil)
    }

    /// Sets the hugging priority as written at a location.
    package final func setContentHuggingPriority(
        _ priority: LayoutPriority, for axis: Axis, at location: SourceLocation?
    ) {
        guard priority.isValid else {
            return reportNotFinite(
                "hugging priority", priority.rawValue.plain, outside: LayoutPriority.range, at: location)
        }
        if axis == .horizontal {
            ownRareState.hugging.horizontal = priority
        } else {
            ownRareState.hugging.vertical = priority
        }
        invalidateIntrinsicContentSize()
    }

    /// The priority with which the view resists becoming smaller than its content along an axis, in (0, 1000]; 750 by
    /// default.
    public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        guard let resistance = rareState?.resistance else { return .defaultHigh }
        return axis == .horizontal ? resistance.horizontal : resistance.vertical
    }

    /// Sets the priority with which the view resists becoming smaller than its content along an axis, in (0, 1000].
    public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
        setContentCompressionResistancePriority(priority, for: axis, at: nil)
    }

    /// Sets the compression resistance priority as written at a location.
    package final func setContentCompressionResistancePriority(
        _ priority: LayoutPriority, for axis: Axis, at location: SourceLocation?
    ) {
        guard priority.isValid else {
            return reportNotFinite(
                "compression resistance", priority.rawValue.plain, outside: LayoutPriority.range, at: location)
        }
        if axis == .horizontal {
            ownRareState.resistance.horizontal = priority
        } else {
            ownRareState.resistance.vertical = priority
        }
        invalidateIntrinsicContentSize()
    }

    /// Whether hugging and compression resistance along an axis are the defaults.
    final func hasUsualPriorities(for axis: Axis) -> Bool {
        rareState == nil
            || contentHuggingPriority(for: axis) == .defaultLow
                && contentCompressionResistancePriority(for: axis) == .defaultHigh
    }

    /// The size of the content; numbers that are NaN or infinite are reported and count as no content.
    final var checkedIntrinsicContentSize: Size {
        alignMinimumContent()
        let size = intrinsicContentSize
        guard size.width.isUsable, size.height.isUsable else {
            reportNotFinite("content size", "\(size)")
            return View.noIntrinsicSize
        }
        return size
    }

    /// The size of the content, with the height for the current width if it depends on the width.
    final var fittedContentSize: Size {
        layoutNode.engine?.contentSize(of: self, layoutNode) ?? checkedIntrinsicContentSize
    }

    final var ownRareState: RareViewState {
        if let rareState { return rareState }
        let rareState = RareViewState()
        self.rareState = rareState
        return rareState
    }
}
