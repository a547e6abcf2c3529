/// A rectangle that takes part in layout without being a view, such as a spacer or a margin.
///
/// A guide belongs to the view to which it was added with `View.addLayoutGuide(_:)`; that view keeps it alive.
///
/// ```swift
/// let margin = LayoutGuide()
/// screen.addLayoutGuide(margin)
/// LayoutConstraint.activate([
///     margin.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
///     margin.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.1),
///     margin.topAnchor.constraint(equalTo: screen.topAnchor),
///     margin.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
/// ])
/// screen.layoutIfNeeded()
/// let width = margin.layoutFrame.width  // a tenth of the screen's width
/// ```
open class LayoutGuide: LayoutItem {
    /// The engine's data for this item; for the layout system only.
    public final let layoutNode = LayoutNode(.newGuide)
    /// A name for diagnostics.
    public final var identifier = ""

    /// A guide without an owning view.
    public init() {
        layoutNode.guide = self
    }

    deinit {
        layoutNode.flags.insert(.isDead)
        layoutNode.guide = nil
        if let engine = layoutNode.presentEngine, engine.root === layoutNode { engine.letGo() }
    }

    /// The view that owns the guide.
    public final var owningView: View? { layoutNode.parent?.view }

    /// The frame in the owning view, in points, as of the last pass; zero if no constraint or condition refers to the
    /// guide, unless it is one that a view itself provides.
    public final var layoutFrame: Rect {
        guard layoutNode.isInUse, let engine = layoutNode.engine else { return unusedFrame }
        return layoutNode.shownFrame(engine.pixelGrid, layoutNode.solved)
    }

    /// The frame while nothing refers to the guide.
    var unusedFrame: Rect { .zero }

    /// The guide itself if it has content like a view.
    var contentGuide: ContentGuide? { nil }

    /// Whether constraints may refer to the guide without changing anything else in its tree.
    var isInEffect: Bool { true }

    /// Called before a constraint or a condition refers to the guide.
    func willBeUsed() {}

    /// Called when a constraint or a condition that refers to the guide has ended, or may have.
    func useMayHaveEnded() {}
}

extension LayoutNode {
    /// Called before a constraint or a condition refers to the item.
    package func willBeUsed() {
        if flags.contains(.isGuide) { guide?.willBeUsed() }
    }

    /// Called when a constraint or a condition that refers to the item has ended.
    func useMayHaveEnded() {
        if flags.contains(.isGuide) { guide?.useMayHaveEnded() }
    }
}
