/// A rectangle in a tree of rectangles, placed by its `frame` or by constraints.
///
/// A view keeps its subviews alive, and its layout guides; nothing else keeps it alive.
open class View: LayoutItem {
    public let layoutNode = LayoutNode()
    /// The views in this one, from back to front.
    public internal(set) final var subviews: [View] = []
    /// The guides that were added to this view.
    public internal(set) final var layoutGuides: [LayoutGuide] = []
    /// Where the view is in its parent, in points.
    public final var frame: Rect
    /// A name that diagnostics and pictures show; the type's name where there is none.
    public final var name: String?
    /// A number for the client's own use.
    public final var tag = 0
    /// Whether pictures leave the view out; it keeps its place in the layout.
    public final var isHidden = false
    /// What pictures fill the view with.
    public final var backgroundColor: Color?
    /// The radius of the corners in pictures, in points.
    public final var cornerRadius = 0.0

    /// Whether `frame` places the view; without it, constraints do.
    ///
    /// While nobody has set it, it is true until the first constraint is activated that has the view as first item.
    public final var translatesAutoresizingMaskIntoConstraints = true
    /// How far the screen's own things reach into the view, in points.
    public final var safeAreaInsets: EdgeInsets = .zero
    /// The view's margins, in points, counted from the safe area.
    public final var directionalLayoutMargins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// A view that is placed by its frame until a constraint places it.
    public init(frame: Rect = .zero, name: String? = nil) {
        self.frame = frame
        self.name = name
        layoutNode.view = self
    }

    /// The view this one is in.
    public final var superview: View? { layoutNode.parent?.view }

    /// The first baseline of the text in the view, or its bottom edge where there is none.
    public final var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .firstBaseline) }

    /// The last baseline of the text in the view, or its bottom edge where there is none.
    public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .lastBaseline) }
}
