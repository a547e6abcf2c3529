/// The settings of a root that affect the content in its tree and the subviews that views place by frame.
struct RootSettings {
    let direction: LayoutDirection
    let grid: PixelGrid
    let measurer: any TextMeasuring
    let textScale: Double

    /// The settings of a tree whose root is not a view.
    init() {
        (direction, grid, measurer, textScale) = (.leftToRight, PixelGrid(), HelveticaMeasurer.shared, 1)
    }

    init(of root: View) {
        (direction, grid) = (root.layoutDirection, root.pixelGrid)
        (measurer, textScale) = (root.textMeasurer, root.textScale)
    }

    /// The settings for the tree of an item.
    init(of node: LayoutNode) {
        if let root = node.root.view { self.init(of: root) } else { self.init() }
    }

    static func == (one: RootSettings, other: RootSettings) -> Bool {
        one.direction == other.direction && one.grid == other.grid && one.measurer === other.measurer
            && one.textScale == other.textScale
    }

    static func != (one: RootSettings, other: RootSettings) -> Bool { !(one == other) }
}

extension View {
    /// Changes a setting that takes effect while the view is a root. If the change makes a difference, the next pass
    /// lays out everything in the tree again.
    final func changeRootSetting(_ change: (RareViewState) -> Void) {
        let before = RootSettings(of: layoutNode)
        change(ownRareState)
        layoutNode.engine?.readRoot()
        layoutNode.layOutAgain(unless: before)
    }
}

extension View {
    /// Moves the view to another parent, or to none. If the root's settings differ there, the next pass lays out the
    /// view and everything in it again.
    /// - Returns: see `LayoutNode.move`.
    final func move(to parent: LayoutNode?) -> [LayoutConstraint] {
        // A view without subviews that is plain or awaits layout anyway has nothing to lay out again.
        guard subviews.isEmpty, !layoutNode.flags.isDisjoint(with: [.needsLayout, .isPlain]) else {
            return moveLaidOut(to: parent)
        }
        return layoutNode.move(to: parent)
    }

    @inline(never) private final func moveLaidOut(to parent: LayoutNode?) -> [LayoutConstraint] {
        let before = RootSettings(of: layoutNode)
        let ended = layoutNode.move(to: parent)
        layoutNode.layOutAgain(unless: before)
        return ended
    }
}

extension LayoutNode {
    /// Requests that `layoutSubviews()` be called on a view and everything in it, unless the root's settings still
    /// equal the given ones.
    func layOutAgain(unless settings: RootSettings) {
        guard settings != RootSettings(of: self), let view else { return }
        var waiting = [view]
        while let next = waiting.popLast() {
            next.setNeedsLayout()
            waiting += next.subviews
        }
    }
}
