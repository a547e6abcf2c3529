/// A rectangle that takes part in layout without being a view: a spacer, a margin.
///
/// It belongs to the view it was added to with `View.addLayoutGuide(_:)`, which keeps it alive.
open class LayoutGuide: LayoutItem {
    public let layoutNode = LayoutNode()
    /// A name that diagnostics show.
    public var identifier = ""

    /// A guide that belongs to no view yet.
    public init() {
        layoutNode.guide = self
    }

    /// The view the guide belongs to.
    public var owningView: View? { layoutNode.parent?.view }
}
