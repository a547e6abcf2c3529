/// A rectangle in a tree of rectangles, placed by its `frame` or by constraints.
///
/// A view keeps its subviews and layout guides alive; constraints and anchors do not keep their items alive.
///
/// Use a tree of views, with its guides and constraints, on one thread at a time. Different trees share nothing and may
/// be used on different threads at the same time, and a tree may move from one thread to another. Debug builds stop if
/// a tree is changed on one thread while another lays it out.
///
/// ```swift
/// let box = View()
/// screen.addSubview(box)
/// box.translatesAutoresizingMaskIntoConstraints = false
/// LayoutConstraint.activate([
///     box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
///     box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
///     box.widthAnchor.constraint(equalToConstant: 100),
///     box.heightAnchor.constraint(equalToConstant: 40),
/// ])
/// screen.layoutIfNeeded()
/// let frame = box.frame  // 100 by 40 points, at (16, 20)
/// ```
open class View: LayoutItem {
    /// The engine's data for this item; for the layout system only.
    public final let layoutNode: LayoutNode
    /// The subviews, from back to front.
    public final var subviews: [View] { children }
    /// The subviews in private storage: properties visible to other modules are checked for overlapping access.
    private final var children: [View] = []
    /// The guides of this view.
    public final var layoutGuides: [LayoutGuide] { guides }
    private final var guides: [LayoutGuide] = []
    final var rareState: RareViewState?
    /// A name for diagnostics and drawings. If it is nil, they show the accessibility identifier, or the type's name
    /// and the text in the view.
    public final var name: String? {
        get { givenName }
        set { givenName = newValue }
    }
    private final var givenName: String?
    /// A number for your own use.
    public final var tag = 0
    /// Whether the view is hidden. A hidden view still takes part in layout.
    ///
    /// In a stack, grid or flow that arranges it, a hidden view takes up no space.
    open var isHidden: Bool {
        get { hides }
        set {
            if rareState?.conditionalHiding == nil { setHides(newValue) } else { changeHiding { $0.base = newValue } }
        }
    }
    /// The position and size of the view in its parent, in points.
    ///
    /// If constraints place the view, a frame that is set lasts until the next pass. A number that is not finite or is
    /// beyond about ±1e301 is refused with a diagnostic. A pass does not call an override of this property; override
    /// `layoutSubviews()` to respond to a new frame.
    open var frame: Rect {
        get { layoutNode.frame }
        set { setFrame(newValue) }
    }
    /// The view's rectangle in its own coordinates, in points.
    ///
    /// Changing the origin scrolls: drawing, coordinate conversion and hit-testing shift the subviews up and to the
    /// left by the origin, while their frames and the layout do not change. Setting the size changes that of `frame`
    /// around its center, under the same rules as for `frame`. A number that is not finite or is beyond about ±1e301 is
    /// refused with a diagnostic.
    open var bounds: Rect {
        get { Rect(origin: rareState?.boundsOrigin ?? .zero, size: layoutNode.frame.size) }
        set { setBounds(newValue) }
    }
    /// The fill color.
    open var backgroundColor: Color?
    // Declared after the color, in whose padding it fits.
    private final var hides = false
    /// The corner radius, in points.
    public final var cornerRadius = 0.0

    /// A view with a frame in points, which places it until a constraint does.
    ///
    /// This is the only designated initializer; a subclass that overrides it, or adds no designated initializer,
    /// inherits the others.
    public init(frame: Rect) {
        // Embedded Swift cannot check for overrides, so every view is asked for its content there.
        #if hasFeature(Embedded)
            let flags = LayoutNode.Flags.newView
        #else
            let flags = type(of: self) == View.self ? LayoutNode.Flags.newPlainView : .newView
        #endif
        layoutNode = LayoutNode(flags, frame.isPlaceable ? frame : .zero)
        layoutNode.view = self
    }

    /// A view with a frame in points, which places it until a constraint does, and a name for diagnostics.
    @_disfavoredOverload
    public convenience init(frame: Rect = .zero, name: String? = nil) {
        self.init(frame: frame)
        givenName = name
    }

    deinit {
        dismantle()
    }

    /// Hides or shows the view, once `isHidden` and the conditions have determined which.
    final func setHides(_ newValue: Bool) {
        guard newValue != hides else { return }
        hides = newValue
        container?.visibilityChanged(of: self)
        if rareState?.minimumContent != nil { invalidateIntrinsicContentSize() }
    }

    /// Changes the list of subviews in a local variable, which needs no access check; emptying the property avoids a
    /// copy.
    final func changeSubviews(_ change: (inout [View]) -> Void) {
        layoutNode.forgetFitting()
        var views = children
        children = []
        change(&views)
        children = views
        layoutNode.subviewsChanged(to: views.count)
        layoutNode.presentEngine?.viewsWereReordered()
    }

    /// Changes the list of guides in the same way as `changeSubviews(_:)`.
    final func changeGuides(_ change: (inout [LayoutGuide]) -> Void) {
        var guides = guides
        self.guides = []
        change(&guides)
        self.guides = guides
    }

    /// The size in points that fits the view best, near a given size; by default the current size.
    open func sizeThatFits(_ size: Size) -> Size { bounds.size }

    /// Whether a point in the view's coordinates is inside the view; by default whether it is in `bounds`.
    open func point(inside point: Point) -> Bool { bounds.contains(point) }

    /// Override to place subviews by frame; called in a pass after the view's frame has been set.
    open func layoutSubviews() {}

    /// Override to change the view's constraints; called in a pass after `setNeedsUpdateConstraints()`, children first.
    open func updateConstraints() {}

    /// Called after a view has been added to this one.
    open func didAddSubview(_ subview: View) {}

    /// Called before the view's parent changes, to another view or to none.
    open func willMove(toSuperview newSuperview: View?) {}

    /// Called after the view's parent has changed, to another view or to none; `didAddSubview(_:)` is called first.
    open func didMoveToSuperview() {}

    /// Called before a view is removed from this one.
    ///
    /// If the override moves the view, the method is not called again, and the view stays where the override has moved
    /// it, unless it is being moved to another parent anyway.
    open func willRemoveSubview(_ subview: View) {}

    /// Called in a pass when the view's safe area has changed, if one of its inset guides is in use or the view is a
    /// scroll view.
    open func safeAreaInsetsDidChange() {}

    /// Called in a pass when the view's margins have changed, if one of its inset guides is in use or the view is a
    /// scroll view.
    open func layoutMarginsDidChange() {}

    /// The natural size of the view's content, in points; `noIntrinsicMetric` along an axis that has no natural size.
    open var intrinsicContentSize: Size { View.noIntrinsicSize }

    /// The minimum size of the view, in points, while it is not hidden. It is required, whereas `intrinsicContentSize`
    /// is optional.
    ///
    /// It is read together with the natural size, and applies while constraints place the view; 0, the default, means
    /// no minimum along that axis.
    open var minimumContentSize: Size { .zero }

    /// The height of the content at a width, both in points; nil, the default, if the height does not depend on the
    /// width. The pass asks for it at the natural width, or at 0 if there is none, while the view has no width yet, and
    /// again whenever the width changes.
    open func intrinsicContentHeight(forWidth width: Double) -> Double? { nil }

    /// Called in a pass when a solve has changed the guide to which the edges of this view refer, with the guide's
    /// size.
    func contentIsSolved(_ size: Size) {}

    /// The part of the safe area by which the view insets its content, so that its subviews do not inherit it.
    func insetsOfContent(from safeArea: EdgeInsets) -> EdgeInsets { .zero }

    #if hasFeature(Embedded)
        /// The name of the library's class from which the view derives. It is `open` for the classes of other modules.
        open var libraryTypeName: String { "View" }
    #endif

    /// The text that the view shows; diagnostics use it for views without a name.
    package var shownText: String? { rareState?.shownText?.text }

    /// Whether the view shows text that needs more lines at a smaller width.
    package var wrapsText: Bool { rareState?.shownText?.wraps ?? false }

    /// Whether wrapped content is as wide as its longest line.
    var hugsWrappedLines: Bool { false }

    /// The width of the longest line of content that wraps at a width, both in points; used only if `hugsWrappedLines`
    /// is true.
    func widthOfWrappedLines(at width: Double) -> Double { width }

    /// The height of vertically centered content, from whose edges the baselines are measured, in points; nil, the
    /// default, if they are measured from the view's own edges. The width is 0 while it is unknown.
    open func centeredContentHeight(forWidth width: Double) -> Double? { nil }

    /// The distance from the top edge to the first baseline of the view's text, in points; nil without text.
    open var firstBaselineOffsetFromTop: Double? { nil }

    /// The distance from the last baseline of the view's text to the bottom edge, in points; nil without text.
    open var lastBaselineOffsetFromBottom: Double? { nil }

    /// The distance from the top edge to the first baseline at a width, both in points; the width is 0 while it is
    /// unknown. By default it is `firstBaselineOffsetFromTop`.
    open func firstBaselineOffsetFromTop(forWidth width: Double) -> Double? { firstBaselineOffsetFromTop }

    /// The distance from the last baseline to the bottom edge at a width, both in points; the width is 0 while it is
    /// unknown. By default it is `lastBaselineOffsetFromBottom`.
    open func lastBaselineOffsetFromBottom(forWidth width: Double) -> Double? { lastBaselineOffsetFromBottom }

    /// The view that provides the first baseline of this view: by default this view itself, otherwise a descendant.
    open var forFirstBaselineLayout: View { self }

    /// The view that provides the last baseline of this view: by default this view itself, otherwise a descendant.
    open var forLastBaselineLayout: View { self }
}
