package import AutoLayout

/// What the guides of both frameworks have in common.
@MainActor
open class AnchoredGuide: Anchored {
    package let guide: LayoutGuide
    package internal(set) weak var holder: AnchoredView?

    package init(_ guide: LayoutGuide) {
        self.guide = guide
        super.init(backing: guide)
    }
}
