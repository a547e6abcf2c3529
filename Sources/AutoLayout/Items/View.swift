/// A rectangle in a tree of rectangles, placed by its `frame` or by constraints.
///
/// A view keeps its subviews alive, and its layout guides; nothing else keeps it alive.
///
/// A tree of views, with its guides and constraints, is used on one thread at a time. Different trees share nothing and
/// may be used on different threads at once, and a tree may go from one thread to another. Debug builds stop where a
/// tree is changed on one thread while it is laid out on another.
open class View: LayoutItem {
    /// What the engine knows of this item; of use to the layout layer alone.
    public final let layoutNode: LayoutNode
    /// The views in this one, from back to front.
    public final var subviews: [View] { children }
    /// The subviews where no other module sees them: what others see is checked for overlapping access at each use.
    private final var children: [View] = []
    /// The guides that were added to this view.
    public internal(set) final var layoutGuides: [LayoutGuide] = []
    final var traits: ViewTraits?
    /// A name that diagnostics and pictures show; the type's name where there is none.
    public final var name: String? {
        get { givenName }
        set { givenName = newValue }
    }
    private final var givenName: String?
    /// A number for the client's own use.
    public final var tag = 0
    /// Whether pictures leave the view out; it keeps its place in the layout.
    ///
    /// In a stack view that arranges it, a hidden view takes no room.
    public final var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            notifyArrangingStack()
            if traits?.minimumContent != nil { invalidateIntrinsicContentSize() }
        }
    }
    /// What pictures fill the view with.
    public final var backgroundColor: Color?
    /// The radius of the corners in pictures, in points.
    public final var cornerRadius = 0.0

    /// A view that is placed by its frame, in points, until a constraint places it.
    public init(frame: Rect = .zero, name: String? = nil) {
        givenName = name
        // Embedded Swift cannot tell: there every view may have content, and is asked.
        #if hasFeature(Embedded)
            let flags = LayoutNode.Flags.newView
        #else
            let flags = type(of: self) == View.self ? LayoutNode.Flags.newPlainView : .newView
        #endif
        layoutNode = LayoutNode(flags, frame.isPlaceable ? frame : .zero)
        layoutNode.view = self
    }

    deinit {
        dismantle()
    }

    /// Changes the list of subviews while the view has none, which needs no check either.
    final func changeSubviews(_ change: (inout [View]) -> Void) {
        layoutNode.forgetFitting()
        var views = children
        children = []
        change(&views)
        children = views
    }

    /// The size in points, near a given one, that the view fits in best; the present size where it does not care.
    open func sizeThatFits(_ size: Size) -> Size { bounds.size }

    /// Whether a point of the view's coordinates counts as in the view; the points of its bounds do.
    open func point(inside point: Point) -> Bool { bounds.contains(point) }

    /// Places subviews that have frames of their own; called in a pass after the view has got its frame.
    open func layoutSubviews() {}

    /// Changes the view's constraints; called in a pass, children first, after `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}

    /// Called after a view was added to this one.
    open func didAddSubview(_ subview: View) {}

    /// Called before the view gets another parent, or none.
    open func willMove(toSuperview newSuperview: View?) {}

    /// Called after the view has got another parent, or none; its new parent has been told before.
    open func didMoveToSuperview() {}

    /// Called before a view is taken out of this one.
    ///
    /// What it does to the view counts, and is not told of again: put elsewhere, the view stays there, unless it was on
    /// its way to another parent.
    open func willRemoveSubview(_ subview: View) {}

    /// Called when a view has gone, whether this one was told that it would or not.
    func didLose(_ subview: View) {}

    /// Called in a pass when the safe area of a view has changed that somebody has asked for one of its inset guides.
    open func safeAreaInsetsDidChange() {}

    /// Called in a pass when the margins of a view have changed that somebody has asked for one of its inset guides.
    open func layoutMarginsDidChange() {}

    /// How large the view's content is, in points; `noIntrinsicMetric` along an axis where that means nothing.
    open var intrinsicContentSize: Size { View.noIntrinsicSize }

    /// How large the view is at least, in points, while it is not hidden: required, where `intrinsicContentSize` is a wish.
    ///
    /// It is read with the content's size, and holds while constraints place the view; 0 along an axis, the default, for
    /// no minimum.
    open var minimumContentSize: Size { .zero }

    /// How high the view's content is at a width, in points, where its height depends on its width: the pass asks for it
    /// once the width is known. Nil, the default, where it does not.
    open func intrinsicContentHeight(forWidth width: Double) -> Double? { nil }

    /// Whether the view shows text that takes more lines where it is narrower.
    var wrapsText: Bool { false }

    /// The height of content that stands in the middle of the view, from whose ends its baselines count, in points; nil,
    /// the default, where baselines count from the view's own edges. The width is 0 while nobody knows it.
    open func centredContentHeight(forWidth width: Double) -> Double? { nil }

    /// The distance from the top edge to the first baseline of the view's text, in points; nil where it has none.
    open var firstBaselineOffsetFromTop: Double? { nil }

    /// The distance from the last baseline of the view's text to the bottom edge, in points; nil where it has none.
    open var lastBaselineOffsetFromBottom: Double? { nil }

    /// The same where the view is of a width in points, 0 while nobody knows it; `firstBaselineOffsetFromTop` unless
    /// somebody knows better.
    open func firstBaselineOffsetFromTop(forWidth width: Double) -> Double? { firstBaselineOffsetFromTop }

    /// The same where the view is of a width in points, 0 while nobody knows it; `lastBaselineOffsetFromBottom` unless
    /// somebody knows better.
    open func lastBaselineOffsetFromBottom(forWidth width: Double) -> Double? { lastBaselineOffsetFromBottom }

    /// The view in this one whose first baseline counts as this one's.
    open var forFirstBaselineLayout: View { self }

    /// The view in this one whose last baseline counts as this one's.
    open var forLastBaselineLayout: View { self }
}
