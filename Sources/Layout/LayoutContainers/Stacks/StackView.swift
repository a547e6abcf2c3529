/// A view that arranges others in a row or a column.
///
/// ```swift
/// let row = StackView(arrangedSubviews: [icon, title], spacing: 8, alignment: .center)
/// row.setCustomSpacing(16, after: icon)
/// ```
open class StackView: ContainerView {
    final var settings = StackSettings(axis: .horizontal, distribution: .fill, alignment: .fill) {
        didSet { if settings != oldValue { arrangementChanged() } }
    }
    final var items: [ArrangedItem] = []
    final var itemOfView: [ObjectIdentifier: ArrangedItem] = [:]
    final var nextSerial = 0
    /// The constraints of the stack as a whole.
    final var canvasConstraints = ContainerConstraints()
    /// The guide that spans the visible views across the axis, or the whole stack if no view is visible; nil if visible
    /// views fill the stack.
    final var spanner: LayoutGuide?
    /// The natural size of the stack, in points, as of the last update.
    final var naturalSize = Size.zero
    final var knowsNaturalSize = false

    /// An empty row with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        // Even a stack without views has constraints.
        setNeedsUpdateConstraints()
    }

    /// A stack view with the given arranged views and spacing in points. By default, it is a row without spacing,
    /// filled by its views, unless a subclass's `init(frame:)` has set something else.
    /// - Complexity: O(*n*) in the number of views.
    public convenience init(
        arrangedSubviews: [View] = [], axis: Axis? = nil, spacing: Double? = nil, alignment: Alignment? = nil,
        distribution: Distribution? = nil, name: String? = nil, fileID: String = #fileID, line: Int = #line
    ) {
        self.init(frame: .zero)
        self.name = name
        let settings = StackSettings(
            axis: axis ?? self.axis, distribution: distribution ?? self.distribution,
            alignment: alignment ?? self.alignment)
        arrange(
            arrangedSubviews, settings, spacing ?? self.spacing, SourceLocation(fileID: fileID, line: line))
    }

    /// Sets up the stack; called by all initializers that take arranged views.
    final func arrange(_ views: [View], _ settings: StackSettings, _ spacing: Double, _ origin: SourceLocation) {
        self.settings.axis = settings.axis
        self.settings.distribution = settings.distribution
        self.settings.alignment = settings.alignment
        location = origin
        self.spacing = spacing
        for view in views { addArrangedSubview(view) }
    }

    /// The axis along which the views are arranged.
    public final var axis: Axis {
        get { settings.axis }
        set {
            conditions?.axis.base = newValue
            settings.axis = conditions?.axis.current ?? newValue
        }
    }

    /// The distribution of the arranged views over the length of the stack; `fill` by default.
    public final var distribution: Distribution {
        get { settings.distribution }
        set { settings.distribution = newValue }
    }

    /// The alignment of the arranged views across the stack; `fill` by default.
    public final var alignment: Alignment {
        get { settings.alignment }
        set { settings.alignment = newValue }
    }

    /// Whether the views are arranged inside the stack's margins rather than its edges; false by default.
    public final var isLayoutMarginsRelativeArrangement: Bool {
        get { settings.isMarginsRelative }
        set { settings.isMarginsRelative = newValue }
    }

    /// Whether the spacing in a column is measured from the last baseline of one view to the first baseline of the
    /// next.
    public final var isBaselineRelativeArrangement: Bool {
        get { settings.isBaselineRelative }
        set { settings.isBaselineRelative = newValue }
    }

    /// The distance between adjacent views, in points; the minimum distance if gaps take up the remaining space.
    ///
    /// A number that is NaN, infinite or beyond ±1e12 is refused with a diagnostic.
    public final var spacing: Double {
        get { spacingInUse }
        set {
            guard newValue.isUsable else { return reportNotFinite("spacing", newValue.plain) }
            conditions?.spacing.base = newValue
            spacingInUse = conditions?.spacing.current ?? newValue
        }
    }
    final var spacingInUse = 0.0 { didSet { if spacingInUse != oldValue { arrangementChanged() } } }
    /// The settings that depend on conditions, if any.
    final var conditions: StackConditions?

    /// The arranged views in order; every one is a subview, but not every subview is arranged.
    /// - Complexity: O(*n*) in their number.
    public final var arrangedSubviews: [View] { items.map { $0.view } }

    #if hasFeature(Embedded)
        override public final var libraryTypeName: String { "StackView" }
    #endif

    override final func arrange() { updateArrangement() }

    override package final func stopArranging(_ view: View) { removeArrangedSubview(view) }

    deinit { forgetArrangedViews() }

    override package final func forgetArrangedViews() { (items, itemOfView) = ([], [:]) }

    // The margins are part of a stack's natural size.
    override package final func marginsChanged() { arrangementChanged() }

    override package final func visibilityChanged(of subview: View) { contentChanged(of: subview) }

    override package final func contentChanged(of subview: View) {
        guard let item = itemOfView[ObjectIdentifier(subview)] else { return }
        item.naturalSize = nil
        arrangementChanged()
    }

    override package final func contentWasRead(of subview: View, _ size: Size) {
        guard let item = itemOfView[ObjectIdentifier(subview)], let known = item.naturalSize,
            known != item.naturalSize(ofContent: size)
        else { return }
        contentChanged(of: subview)
    }

    /// The view that provides the stack's first baseline: the first visible one in a column, the visible one with the
    /// greatest natural height in a row; the stack itself if no view is visible.
    open override var forFirstBaselineLayout: View { baselineSpeaker(isFirst: true) ?? self }

    /// The view that provides the stack's last baseline: the last visible one in a column, the visible one with the
    /// greatest natural height in a row; the stack itself if no view is visible.
    open override var forLastBaselineLayout: View { baselineSpeaker(isFirst: false) ?? self }
}
