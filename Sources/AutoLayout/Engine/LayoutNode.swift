/// What the engine knows of one view or guide.
///
/// Constraints and anchors hold nodes, not views: a node knows its item weakly and outlives it without harm.
public final class LayoutNode {
    weak var view: View?
    weak var guide: LayoutGuide?
    /// The node of the view that holds this item.
    var parent: LayoutNode?

    init() {}

    /// The view or guide, while it is alive.
    var item: (any LayoutItem)? {
        if let view { return view }
        return guide
    }
}
