/// A rectangle that takes part in layout without being a view: a spacer, a margin.
///
/// It belongs to the view it was added to with `View.addLayoutGuide(_:)`, which keeps it alive.
open class LayoutGuide: LayoutItem {
    /// What the engine knows of this item; of use to the layout layer alone.
    public final let layoutNode = LayoutNode(.newGuide)
    /// A name that diagnostics show.
    public final var identifier = ""

    /// A guide that belongs to no view yet.
    public init() {
        layoutNode.guide = self
    }

    deinit {
        layoutNode.flags.insert(.isDead)
        layoutNode.guide = nil
        if let engine = layoutNode.lastEngine, engine.root === layoutNode { engine.letGo([]) }
    }

    /// The view the guide belongs to.
    public final var owningView: View? { layoutNode.parent?.view }

    /// Where the guide is in its view, in points, as of the last pass.
    public final var layoutFrame: Rect {
        layoutNode.isInUse && layoutNode.engine != nil ? layoutNode.shownFrame : .zero
    }
}
