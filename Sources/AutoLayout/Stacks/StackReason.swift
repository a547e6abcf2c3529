/// Why a stack view made a constraint; diagnostics show it after the stack's name.
enum StackReason: Int, CaseIterable {
    case canvas
    case canvasFit
    case spacing
    case gapEdge
    case equalGaps
    case equalSizes
    case share
    case alignment
    case spanBoundary
    case spanFit
    case suppression
    case hiding
    case order
    case textWidths

    var words: String {
        switch self {
        case .canvas: "the arranged views reach to the edge"
        case .canvasFit: "no larger than its views need"
        case .spacing: "the spacing before the view"
        case .gapEdge: "a gap reaches from view to view"
        case .equalGaps: "equal gaps"
        case .equalSizes: "equal sizes"
        case .share: "a size in proportion to the content"
        case .alignment: "aligned with the first view"
        case .spanBoundary: "contains its views"
        case .spanFit: "as small across as its views allow"
        case .suppression: "as small across as possible by default"
        case .hiding: "a hidden view takes no room"
        case .order: "earlier views stretch and shrink first"
        case .textWidths: "texts that wrap share the room"
        }
    }
}

/// The priorities of a stack view's constraints.
///
/// They match those measured in UIKit's own stack view, so that the frames come out the same. Three are additional:
/// `hiding`, which yields to required constraints on the hidden view, `order`, and `fairness`.
enum StackPriority {
    /// For the boundary on the side where the views are aligned anyway.
    static let strongBoundary = LayoutPriority(999.5)
    static let spanFit = LayoutPriority(51)
    static let canvasFit = LayoutPriority(49)
    static let suppression = LayoutPriority(25)
    static let hiding = LayoutPriority(999.5)
    /// Below every other priority: it decides only what is left open.
    static let order = LayoutPriority(1)
    /// For the equal widths of wrapping texts where the views fill the stack: above the compression resistance of
    /// content.
    static let textWidths = LayoutPriority(760)
    /// The same where they do not: it decides only what creation order would decide otherwise.
    static let fairness = LayoutPriority(2)

    /// For the share of the view at an index: 999, 998 and so on, but always above the compression resistance of
    /// content.
    static func share(_ index: Int) -> LayoutPriority { falling(from: 999, by: index, above: 750) }

    /// For the equality of a gap with the first one: 149, 148 and so on, but always above `suppression`.
    static func equalCentering(_ gap: Int) -> LayoutPriority { falling(from: 150, by: gap, above: 25) }

    /// Whole steps down to 25 above the limit, then ever smaller steps that never reach it.
    ///
    /// So each of many constraints is a level of its own, decided in one step; within one level they would have to be
    /// weighed against each other.
    private static func falling(from top: Double, by steps: Int, above limit: Double) -> LayoutPriority {
        let (steps, wholeSteps) = (Double(steps), top - limit - 25)
        return LayoutPriority(steps <= wholeSteps ? top - steps : limit + 25 * wholeSteps / steps)
    }
}

extension LayoutConstraint {
    /// Whether a stack view made it for its arranged views.
    package var isOfStack: Bool { stackReason != nil }
}
