/// Collects the anchors written in a closure, with conditions and loops, whoever's views they are for.
@resultBuilder
public enum AnchorBuilder<Anchor> {
    /// One anchor.
    public static func buildExpression(_ anchor: Anchor) -> [Anchor] { [anchor] }

    /// Several anchors that are at hand as an array.
    public static func buildExpression(_ anchors: [Anchor]) -> [Anchor] { anchors }

    /// What was written, in that order.
    public static func buildBlock(_ parts: [Anchor]...) -> [Anchor] { buildArray(parts) }

    /// What a loop gave, in that order.
    public static func buildArray(_ parts: [[Anchor]]) -> [Anchor] { Array(parts.joined()) }

    /// What an `if` gave, or nothing.
    public static func buildOptional(_ part: [Anchor]?) -> [Anchor] { part ?? [] }

    /// What the first of two branches gave.
    public static func buildEither(first part: [Anchor]) -> [Anchor] { part }

    /// What the second of two branches gave.
    public static func buildEither(second part: [Anchor]) -> [Anchor] { part }

    /// What a branch for some platforms only gave.
    public static func buildLimitedAvailability(_ part: [Anchor]) -> [Anchor] { part }
}
