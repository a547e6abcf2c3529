/// A view that arranges others in lines and begins a new line when the current one is full, like text.
///
/// Its height follows from its width in the same pass. The widths of the views follow from their contents and your
/// constraints, but no view is wider than the flow.
///
/// ```swift
/// let tags = FlowView(spacing: 8, lineSpacing: 4) {
///     Label("layout")
///     Label("constraints")
///     Label("solver")
/// }
/// ```
open class FlowView: ContainerView {
    /// The position of lines that are shorter than the width of the flow.
    public enum LineAlignment: UInt8, CaseIterable, Codable, Sendable {
        /// At the leading edge.
        case leading
        /// In the middle.
        case center
        /// At the trailing edge.
        case trailing
    }

    /// The position of the lines in the flow; `leading` by default.
    public final var lineAlignment: LineAlignment { didSet { if lineAlignment != oldValue { remeasure() } } }
    /// The vertical alignment of the views within their line; `center` by default.
    public final var alignment: StackView.Alignment { didSet { if alignment != oldValue { remeasure() } } }
    /// The maximum number of lines; 0, the default, means no limit. Views that do not fit into this number of lines are
    /// hidden.
    public final var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { remeasure() } } }
    /// The distance between adjacent views in a line, in points.
    ///
    /// A number that is NaN, infinite or beyond ±1e12 is refused with a diagnostic.
    public final var spacing: Double {
        get { spacings.view }
        set { setSpacing(newValue, "spacing") { $0.view = newValue } }
    }
    /// The distance between adjacent lines, in points.
    ///
    /// A number that is NaN, infinite or beyond ±1e12 is refused with a diagnostic.
    public final var lineSpacing: Double {
        get { spacings.line }
        set { setSpacing(newValue, "line spacing") { $0.line = newValue } }
    }
    /// The number of lines, as of the last pass.
    public final var lineCount: Int { lines.count }
    /// The arranged views in order; every one is a subview, but not every subview is arranged.
    /// - Complexity: O(*n*) in their number.
    public final var arrangedSubviews: [View] { items.map { $0.view } }

    private final var spacings = (view: 0.0, line: 0.0)
    final var items: [FlowItem] = []
    private final var itemOfView: [ObjectIdentifier: FlowItem] = [:]
    final var lines: [FlowLine] = []
    /// The data from which the present line breaks follow; nil if lines must be broken again.
    final var breaks: Breaks?
    /// The length of a single line, in points, with all views that would be visible without a limit on the number of
    /// lines.
    final var naturalWidth = 0.0 { didSet { if naturalWidth != oldValue { invalidateIntrinsicContentSize() } } }
    /// Whether the flow itself is currently hiding or showing views.
    final var isLimiting = false

    /// A flow of the closure's views, with the given spacings in points.
    /// - Complexity: O(*n*) in the number of views.
    public init(
        spacing: Double = 0, lineSpacing: Double = 0, alignment: StackView.Alignment = .center,
        lineAlignment: LineAlignment = .leading, name: String? = nil, fileID: String = #fileID, line: Int = #line,
        @StackBuilder content: () -> [View] = { [] }
    ) {
        (self.alignment, self.lineAlignment) = (alignment, lineAlignment)
        super.init(frame: .zero)
        location = SourceLocation(fileID: fileID, line: line)
        self.name = name
        self.spacing = spacing
        self.lineSpacing = lineSpacing
        watchWidths()
        for view in content() { addArrangedSubview(view) }
    }

    deinit { forgetArrangedViews() }

    override package final func forgetArrangedViews() {
        isLimiting = true
        for item in items { setExcess(item, false) }
        (items, itemOfView, lines) = ([], [:], [])
    }

    private final func setSpacing(
        _ spacing: Double, _ name: String, _ change: (inout (view: Double, line: Double)) -> Void
    ) {
        guard spacing.isUsable else { return reportNotFinite(name, spacing.plain) }
        change(&spacings)
        remeasure()
    }

    /// Arranges a view after the others, adding it as a subview if necessary.
    public final func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: items.count) }

    /// Arranges a view at an index among the arranged ones, adding it as a subview if necessary.
    ///
    /// The index is clamped; a view that is already arranged is moved. The order of the subviews does not change. A
    /// view that contains this one is refused with a diagnostic.
    /// - Complexity: O(*n*) in the number of arranged views, plus the cost of `addSubview(_:)`.
    public final func insertArrangedSubview(_ view: View, at index: Int) {
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        if view.layoutNode.flags.contains(.isMaskSetByHand) { view.translatesAutoresizingMaskIntoConstraints = false }
        let present = itemOfView[ObjectIdentifier(view)]
        if let present { items.removeAll { $0 === present } }
        let item = present ?? FlowItem(view)
        // The content of a view from elsewhere in the tree has been read already, but not for this item.
        if present == nil { view.invalidateIntrinsicContentSize() }
        itemOfView[ObjectIdentifier(view)] = item
        items.insert(item, at: min(max(index, 0), items.count))
        remeasure()
    }

    /// Stops arranging a view, which stays a subview; does nothing if it is not arranged.
    /// - Complexity: O(*n*) in the number of arranged views.
    public final func removeArrangedSubview(_ view: View) {
        guard let item = itemOfView.removeValue(forKey: ObjectIdentifier(view)) else { return }
        items.removeAll { $0 === item }
        item.constraints.removeAll(in: self)
        for line in lines {
            guard let index = line.items.firstIndex(where: { $0 === item }) else { continue }
            line.items.remove(at: index)
            line.constraints.removeAll(on: view, in: self)
            for other in line.items { other.constraints.removeAll(on: view, in: self) }
        }
        setExcess(item, false)
        remeasure()
    }

    /// The width of a single line with all views that would be visible without a limit on the number of lines, and no
    /// height, since that follows from the lines; without lines, the height is 0.
    open override var intrinsicContentSize: Size {
        Size(width: naturalWidth, height: lines.isEmpty ? 0 : View.noIntrinsicMetric)
    }

    #if hasFeature(Embedded)
        override public final var libraryTypeName: String { "FlowView" }
    #endif

    override final func arrange() { updateArrangement() }

    override final var isArrangedForWidths: Bool { breaks?.areRight(in: layoutNode, lines) ?? false }

    override final func arrangeForWidths() { breakLines() }

    override package final func contentWasRead(of subview: View, _ size: Size) {
        let hasLength = (horizontal: size.width >= 0, vertical: size.height >= 0)
        guard let item = itemOfView[ObjectIdentifier(subview)], item.hasLength != hasLength else { return }
        item.hasLength = hasLength
        if item.isPlaced { setNeedsUpdateConstraints() }
    }

    override package final func stopArranging(_ view: View) { removeArrangedSubview(view) }

    override package final func visibilityChanged(of subview: View) {
        if !isLimiting, itemOfView[ObjectIdentifier(subview)] != nil { remeasure() }
    }
}

/// A flow's record of one of its arranged views.
final class FlowItem {
    let view: View
    var constraints = ContainerConstraints()
    /// Whether the view was in a line when the constraints were last updated.
    var isPlaced = false
    /// Whether the content of the view has a length along each axis.
    var hasLength = (horizontal: false, vertical: false)
    /// Whether the view was at least as wide as the flow when lines were last broken.
    var isWide = false
    /// The height of the view at its width if the line does not limit it, in points, as of the last line breaks; nil if
    /// the line never limits it.
    var lowHeight: Double?
    /// Whether the flow hides the view because there is no line for it.
    var isExcess = false

    init(_ view: View) {
        self.view = view
    }
}

/// A line of a flow.
final class FlowLine {
    let guide = LayoutGuide()
    var items: [FlowItem] = []
    /// The height of the tallest item with a natural height, in points; nil if the line need not have this height.
    var height: Double?
    var constraints = ContainerConstraints()
}
