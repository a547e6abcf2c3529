/// Collects the views listed in a stack's closure, including those in conditions and loops.
@resultBuilder
public enum StackBuilder {
    /// One view.
    public static func buildExpression(_ view: View) -> [View] { [view] }
    /// A view that may be nil.
    public static func buildExpression(_ view: View?) -> [View] { view.map { [$0] } ?? [] }
    /// Several views.
    public static func buildExpression(_ views: [View]) -> [View] { views }
    /// All parts, in order.
    public static func buildBlock(_ parts: [View]...) -> [View] { parts.flatMap { $0 } }
    /// An `if` without an `else`.
    public static func buildOptional(_ part: [View]?) -> [View] { part ?? [] }
    /// The first branch of an `if` or a `switch`.
    public static func buildEither(first part: [View]) -> [View] { part }
    /// Another branch of an `if` or a `switch`.
    public static func buildEither(second part: [View]) -> [View] { part }
    /// A loop.
    public static func buildArray(_ parts: [[View]]) -> [View] { parts.flatMap { $0 } }
    /// A branch that is available on some platforms only.
    public static func buildLimitedAvailability(_ part: [View]) -> [View] { part }
}
