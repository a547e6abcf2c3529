/// The purpose for which a container, such as a stack view, made a constraint; diagnostics show it after the
/// container's name.
///
/// The raw values are above those of the shorthand's kinds: see `ConstraintValue.source`.
package enum ContainerReason: UInt8 {
    case canvas = 128
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
    case track
    case trackSize
    case trackFit
    case shares
    case cell
    case baseline

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
        case .track: "the tracks follow each other"
        case .trackSize: "the size of the track"
        case .trackFit: "no larger than its cells need"
        case .shares: "shares of the remaining room"
        case .cell: "the place in the cell"
        case .baseline: "baselines along the row"
        }
    }
}

extension ConstraintValue {
    /// Whether a container made the constraint.
    package var isOfContainer: Bool {
        source >= ContainerReason.canvas.rawValue && source != ConstraintValue.noSource
    }

    /// The reason why a container made the constraint; nil if no container did.
    var containerReason: ContainerReason? { ContainerReason(rawValue: source) }
}
