extension View {
    /// The extent of content that has no natural size along an axis.
    public static let noIntrinsicMetric = -1.0

    package static let noIntrinsicSize = Size(width: noIntrinsicMetric, height: noIntrinsicMetric)

    /// Marks `intrinsicContentSize` and the baselines as changed; the next pass reads them again.
    public final func invalidateIntrinsicContentSize() {
        notifyContainer()
        let node = layoutNode
        node.forgetFitting()
        if node.isInUse { node.engine?.contentChanged(of: node) }
    }

    /// The priority with which the view resists growing beyond its content along an axis, in (0, 1000]; 250 by default.
    public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
        rareState?.hugging[axis] ?? .defaultLow
    }

    /// Sets the priority with which the view resists growing beyond its content along an axis, in (0, 1000].
    public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        setContentHuggingPriority(priority, for: axis, at: nil)
    }

    /// Sets the hugging priority; a diagnostic about an invalid one cites the given location.
    package final func setContentHuggingPriority(
        _ priority: LayoutPriority, for axis: Axis, at location: SourceLocation?
    ) {
        setContentPriority(priority, "hugging priority", at: location) { $0.hugging[axis] = priority }
    }

    /// The priority with which the view resists becoming smaller than its content along an axis, in (0, 1000]; 750 by
    /// default.
    public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        rareState?.resistance[axis] ?? .defaultHigh
    }

    /// Sets the priority with which the view resists becoming smaller than its content along an axis, in (0, 1000].
    public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
        setContentCompressionResistancePriority(priority, for: axis, at: nil)
    }

    /// Sets the compression resistance priority; a diagnostic about an invalid one cites the given location.
    package final func setContentCompressionResistancePriority(
        _ priority: LayoutPriority, for axis: Axis, at location: SourceLocation?
    ) {
        setContentPriority(priority, "compression resistance", at: location) { $0.resistance[axis] = priority }
    }

    private final func setContentPriority(
        _ priority: LayoutPriority, _ name: String, at location: SourceLocation?, in write: (RareViewState) -> Void
    ) {
        guard priority.isValid else {
            return reportNotFinite(name, priority.rawValue.plain, outside: LayoutPriority.range, at: location)
        }
        write(ownRareState)
        invalidateIntrinsicContentSize()
    }

    /// The hugging and compression resistance priorities along an axis.
    final func contentPriorities(for axis: Axis) -> (hugging: LayoutPriority, resistance: LayoutPriority) {
        guard let rareState else { return (.defaultLow, .defaultHigh) }
        return (rareState.hugging[axis], rareState.resistance[axis])
    }

    /// Whether the hugging and compression resistance priorities along an axis are the defaults.
    final func hasUsualPriorities(for axis: Axis) -> Bool {
        contentPriorities(for: axis) == (.defaultLow, .defaultHigh)
    }

    /// The natural size of the content; reading it also updates the constraints for the minimum content size.
    ///
    /// A size with a number that is NaN, infinite or beyond ±1e12 is reported and counts as no natural size.
    final var checkedIntrinsicContentSize: Size {
        alignMinimumContent()
        let size = intrinsicContentSize
        guard size.width.isUsable, size.height.isUsable else {
            reportNotFinite("content size", "\(size)")
            return View.noIntrinsicSize
        }
        return size
    }

    /// The natural size of the content; a height that depends on the width is the one at the current width.
    package final var fittedContentSize: Size {
        layoutNode.engine?.contentSize(of: self, layoutNode) ?? checkedIntrinsicContentSize
    }

    final var ownRareState: RareViewState {
        if let rareState { return rareState }
        let rareState = RareViewState()
        self.rareState = rareState
        return rareState
    }
}

extension View {
    /// Notifies the superview, if it is a container or its natural size depends on its subviews, that this view's size
    /// may change.
    final func notifyContainer() {
        guard let superview, let state = superview.rareState else { return }
        if let container = state.asContainer {
            container.contentChanged(of: self)
        } else if state.followsParts {
            superview.partsChanged()
        }
    }

    /// Whether the natural size of this view, and the positions of its subviews, depend on the subviews' contents.
    package final var followsParts: Bool {
        get { rareState?.followsParts ?? false }
        set { ownRareState.followsParts = newValue }
    }

    /// Marks the natural size and the positions of the subviews as changed.
    package final func partsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The superview, if it is a container.
    final var container: (any Container)? {
        // Most superviews are plain views, which need not be asked.
        guard layoutNode.parent?.flags.contains(.isPlain) == false else { return nil }
        return superview?.asContainer
    }

    /// The view itself, if it is a container, which sets this when it is made.
    package final var asContainer: (any Container)? {
        get { rareState?.asContainer }
        set { ownRareState.asContainer = newValue }
    }
}
