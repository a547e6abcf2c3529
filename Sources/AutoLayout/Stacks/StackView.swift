/// A view that arranges others in a row or a column, with constraints that it makes and keeps up itself.
///
/// The constraints are ordinary ones in the engine of the tree. They are made and changed in the next pass, those
/// that a change concerns and no others; many changes cost one update.
open class StackView: View {
    final var settings: StackSettings { didSet { if settings != oldValue { arrangementChanged() } } }
    final var items: [ArrangedItem] = []
    final var itemOfView: [ObjectIdentifier: ArrangedItem] = [:]
    final var nextSerial = 0
    /// The constraints of the stack as a whole.
    final var canvasConstraints = StackConstraints()
    /// What holds the views across the axis, unless they fill the stack.
    final var spanner: LayoutGuide?
    /// How large the stack is by itself, in points, as of the last update.
    final var naturalSize = Size.zero
    final var knowsNaturalSize = false
    /// Whose baselines were the stack's own at the last update, the first one and the last one.
    final var knownSpeakers: [ObjectIdentifier?]?
    /// Where the stack was made: the place its constraints show in diagnostics.
    let origin: SourceLocation
    private final var identifiers: (name: String, byReason: [String]) = ("", [])

    /// A stack view with views to arrange from the start, the spacing in points.
    /// - Complexity: O(*n*) in the number of views.
    public init(
        arrangedSubviews: [View] = [], axis: Axis = .horizontal, spacing: Double = 0, alignment: Alignment = .fill,
        distribution: Distribution = .fill, name: String? = nil, fileID: String = #fileID, line: Int = #line
    ) {
        settings = StackSettings(axis: axis, distribution: distribution, alignment: alignment)
        origin = SourceLocation(fileID: fileID, line: line)
        super.init(name: name)
        self.spacing = spacing.isUsable ? spacing : 0
        for view in arrangedSubviews { addArrangedSubview(view) }
    }

    /// The direction in which the views follow one another.
    public final var axis: Axis {
        get { settings.axis }
        set { settings.axis = newValue }
    }

    /// How the arranged views share the length of the stack; `fill` by default.
    public final var distribution: Distribution {
        get { settings.distribution }
        set { settings.distribution = newValue }
    }

    /// Where the arranged views are across the stack; `fill` by default.
    public final var alignment: Alignment {
        get { settings.alignment }
        set { settings.alignment = newValue }
    }

    /// Whether the views are arranged inside the stack's margins instead of its edges; false by default.
    public final var isLayoutMarginsRelativeArrangement: Bool {
        get { settings.isMarginsRelative }
        set { settings.isMarginsRelative = newValue }
    }

    /// Whether a column counts its spacing from the last baseline of one view to the first of the next.
    public final var isBaselineRelativeArrangement: Bool {
        get { settings.isBaselineRelative }
        set { settings.isBaselineRelative = newValue }
    }

    /// The distance between neighbours, in points; the least one where the gaps take the room that is left.
    ///
    /// A number that is not finite is refused with a diagnostic.
    public final var spacing = 0.0 {
        didSet {
            guard spacing != oldValue else { return }
            guard spacing.isUsable else {
                let refused = spacing
                spacing = oldValue
                return reportNotFinite("spacing", refused.plain)
            }
            arrangementChanged()
        }
    }

    /// The views that are arranged, in order; each is a subview, but not each subview is arranged.
    /// - Complexity: O(*n*) in their number.
    public final var arrangedSubviews: [View] { items.map { $0.view } }

    /// Brings the constraints up to date; an override calls it on `super`.
    open override func updateConstraints() {
        super.updateConstraints()
        arrange()
    }

    /// Stops arranging a view that is taken out; an override calls it on `super`.
    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override final func didLose(_ subview: View) {
        removeArrangedSubview(subview)
    }

    /// The view whose first baseline counts as the stack's: the first of a column, the tallest of a row.
    open override var forFirstBaselineLayout: View { baselineSpeaker(isFirst: true) ?? self }

    /// The view whose last baseline counts as the stack's: the last of a column, the tallest of a row.
    open override var forLastBaselineLayout: View { baselineSpeaker(isFirst: false) ?? self }

    /// The name a constraint shows in diagnostics: which stack made it, and why.
    final func identifier(for reason: StackReason) -> String {
        let name = layoutNode.displayName
        if identifiers.name != name || identifiers.byReason.isEmpty {
            identifiers = (name, StackReason.allCases.map { "\(name): \($0.words)" })
        }
        return identifiers.byReason[reason.rawValue]
    }
}
