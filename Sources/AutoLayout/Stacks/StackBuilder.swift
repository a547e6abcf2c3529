/// Collects the views that are written one below the other in a stack's braces; conditions and loops count.
@resultBuilder
public enum StackBuilder {
    /// One view.
    public static func buildExpression(_ view: View) -> [View] { [view] }
    /// A view that may be missing.
    public static func buildExpression(_ view: View?) -> [View] { view.map { [$0] } ?? [] }
    /// Several views.
    public static func buildExpression(_ views: [View]) -> [View] { views }
    /// All that is written.
    public static func buildBlock(_ parts: [View]...) -> [View] { parts.flatMap { $0 } }
    /// An `if` without an `else`.
    public static func buildOptional(_ part: [View]?) -> [View] { part ?? [] }
    /// The first branch of an `if` or a `switch`.
    public static func buildEither(first part: [View]) -> [View] { part }
    /// Another branch of an `if` or a `switch`.
    public static func buildEither(second part: [View]) -> [View] { part }
    /// A loop.
    public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap { $0 } }
    /// What only some platforms have.
    public static func buildLimitedAvailability(_ part: [View]) -> [View] { part }
}
