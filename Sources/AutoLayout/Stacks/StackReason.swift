/// Why a stack view makes a constraint; diagnostics show it after the stack's name.
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
        case .alignment: "alignment with the first view"
        case .spanBoundary: "the arranged views are inside"
        case .spanFit: "no wider across than its views"
        case .suppression: "small across where nothing says how large"
        case .hiding: "a hidden view takes no room"
        case .order: "earlier views stretch and shrink first"
        case .textWidths: "texts that wrap share the room"
        }
    }
}

/// How much the constraints of a stack view count.
///
/// The numbers are those that have been measured of UIKit's own stack view, so that the frames come out the same.
/// Three are ours: `hiding`, which gives way to what is required of the hidden view, `order`, and `fairness`.
enum StackPriority {
    /// Of the boundary on the side where the views are aligned anyway.
    static let strongBoundary = LayoutPriority(999.5)
    static let spanFit = LayoutPriority(51)
    static let canvasFit = LayoutPriority(49)
    static let suppression = LayoutPriority(25)
    static let hiding = LayoutPriority(999.5)
    /// Below all that anybody says, it decides only what is left open.
    static let order = LayoutPriority(1)
    /// Of texts that wrap being equally wide where the views fill the stack: more than content resists compression.
    static let textWidths = LayoutPriority(760)
    /// The same where they do not: only for what nothing but the order would decide.
    static let fairness = LayoutPriority(2)

    /// Of the share of the view at an index: 999, 998 and so on, but always more than content resists compression.
    static func share(_ index: Int) -> LayoutPriority { falling(from: 999, by: index, above: 750) }

    /// Of the equality of a gap with the first one: 149, 148 and so on, but always more than the suppression.
    static func equalCentering(_ gap: Int) -> LayoutPriority { falling(from: 150, by: gap, above: 25) }

    /// Whole steps down to 25 above the floor, and from there ever smaller ones that never reach it.
    ///
    /// So each of very many is a level of its own, which is decided in one step; those of one level would have to be
    /// weighed against each other.
    private static func falling(from top: Double, by steps: Int, above floor: Double) -> LayoutPriority {
        let (steps, wholeSteps) = (Double(steps), top - floor - 25)
        return LayoutPriority(steps <= wholeSteps ? top - steps : floor + 25 * wholeSteps / steps)
    }
}

extension LayoutConstraint {
    /// Whether a stack view has made it for its own views.
    package var isOfStack: Bool { stackReason != nil }
}
