/// Collects the anchors written in a closure, with conditions and loops.
@resultBuilder
public enum QuickAnchorBuilder {
    /// One anchor.
    public static func buildExpression(_ anchor: QuickAnchor) -> [QuickAnchor] { [anchor] }

    /// Several anchors that are at hand as an array.
    public static func buildExpression(_ anchors: [QuickAnchor]) -> [QuickAnchor] { anchors }

    /// What was written, in that order.
    public static func buildBlock(_ parts: [QuickAnchor]...) -> [QuickAnchor] { buildArray(parts) }

    /// What a loop gave, in that order.
    public static func buildArray(_ parts: [[QuickAnchor]]) -> [QuickAnchor] { Array(parts.joined()) }

    /// What an `if` gave, or nothing.
    public static func buildOptional(_ part: [QuickAnchor]?) -> [QuickAnchor] { part ?? [] }

    /// What the first of two branches gave.
    public static func buildEither(first part: [QuickAnchor]) -> [QuickAnchor] { part }

    /// What the second of two branches gave.
    public static func buildEither(second part: [QuickAnchor]) -> [QuickAnchor] { part }

    /// What a branch for some platforms only gave.
    public static func buildLimitedAvailability(_ part: [QuickAnchor]) -> [QuickAnchor] { part }
}
