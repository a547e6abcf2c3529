/// Collects the anchors listed in a closure, including those in branches and loops, for any kind of view.
@resultBuilder
public enum AnchorBuilder<Anchor> {
    /// One anchor.
    public static func buildExpression(_ anchor: Anchor) -> [Anchor] { [anchor] }

    /// An anchor, or none.
    public static func buildExpression(_ anchor: Anchor?) -> [Anchor] { anchor.map { [$0] } ?? [] }

    /// An array of anchors.
    public static func buildExpression(_ anchors: [Anchor]) -> [Anchor] { anchors }

    /// Not available: a closure lists anchors.
    @available(*, unavailable, message: "A closure lists anchors. List paddings in brackets: [10, 20, nil, -20].")
    public static func buildExpression(_ padding: some QuickNumber) -> [Anchor] { [] }

    /// All parts, in order.
    public static func buildBlock(_ parts: [Anchor]...) -> [Anchor] { buildArray(parts) }

    /// The parts of a loop, in order.
    public static func buildArray(_ parts: [[Anchor]]) -> [Anchor] { Array(parts.joined()) }

    /// An `if` without an `else`.
    public static func buildOptional(_ part: [Anchor]?) -> [Anchor] { part ?? [] }

    /// The first of two branches.
    public static func buildEither(first part: [Anchor]) -> [Anchor] { part }

    /// The second of two branches.
    public static func buildEither(second part: [Anchor]) -> [Anchor] { part }

    /// A branch that is available on some platforms only.
    public static func buildLimitedAvailability(_ part: [Anchor]) -> [Anchor] { part }
}

extension AnchorBuilder where Anchor: QuickAnchorValue {
    /// A kind, which stands for the anchor that calling it without arguments makes.
    public static func buildExpression(_ kind: QuickAnchorType) -> [Anchor] {
        [Anchor(kind, relatedItem: nil, number: nil, relation: nil, multiplier: 1, fileID: "", line: 0)]
    }
}
