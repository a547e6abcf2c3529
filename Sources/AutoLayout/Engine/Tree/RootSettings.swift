/// The settings of a root on which the contents of its tree, and the parts that views place by frame, depend.
struct RootSettings {
    let direction: LayoutDirection
    let scale: Double
    let measurer: any TextMeasuring
    let textScale: Double

    /// The settings for the tree of an item.
    init(of node: LayoutNode) {
        let root = node.root.view
        direction = root?.layoutDirection ?? .leftToRight
        scale = root?.displayScale ?? 0
        measurer = root?.textMeasurer ?? HelveticaMeasurer.shared
        textScale = root?.textScale ?? 1
    }

    static func == (one: RootSettings, other: RootSettings) -> Bool {
        one.direction == other.direction && one.scale == other.scale && one.measurer === other.measurer
            && one.textScale == other.textScale
    }

    static func != (one: RootSettings, other: RootSettings) -> Bool { !(one == other) }
}

extension View {
    /// Changes a setting of the root. If it differs then, the next pass lays out everything in the tree again.
    final func changeRootSetting(_ change: (RareViewState) -> Void) {
        let before = RootSettings(of: layoutNode)
        change(ownRareState)
        layoutNode.engine?.readRoot()
        layoutNode.layOutAgain(unless: before)
    }
}

extension LayoutNode {
    /// Whether the view and what is in it have been laid out, as far as that is known at once.
    private var mayBeLaidOut: Bool {
        flags.isDisjoint(with: [.needsLayout, .isPlain, .isGuide]) || view?.subviews.isEmpty == false
    }

    /// The settings for what has been laid out in a view that is about to move; nil for a single new view.
    var settingsBeforeMove: RootSettings? { mayBeLaidOut ? RootSettings(of: self) : nil }

    /// Requests a call of `layoutSubviews()` of a view and of everything in it, unless the settings of the root are
    /// still those with which they have been laid out.
    func layOutAgain(unless settings: RootSettings) {
        guard settings != RootSettings(of: self), let view else { return }
        var waiting = [view]
        while let next = waiting.popLast() {
            next.setNeedsLayout()
            waiting += next.subviews
        }
    }
}
