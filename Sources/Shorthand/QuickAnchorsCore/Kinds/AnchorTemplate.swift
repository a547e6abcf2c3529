internal import LayoutCore
internal import QuickAnchorKinds

/// The parts of an anchor that follow from its kind, as AutoLayout stores them.
struct AnchorTemplate: Sendable {
    let row: QuickAnchorType.Row
    let target: UnboundConstraint.Target
    let pairing: AttributePairing

    init(_ kind: QuickAnchorType) {
        row = kind.row
        target = UnboundConstraint.Target(row.reference)
        pairing = AttributePairing(row.attribute, row.otherAttribute)
    }

    /// The templates in the order of the kinds, which is that of their raw values.
    private static let all = QuickAnchorType.allCases.map { AnchorTemplate($0) }

    /// The template of a kind.
    static func of(_ kind: QuickAnchorType) -> AnchorTemplate { all[Int(kind.rawValue)] }
}
