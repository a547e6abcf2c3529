/// Collects the elements listed in a closure, including those in conditions and loops.
@resultBuilder
public enum ListBuilder<Element> {
    /// One element.
    public static func buildExpression(_ element: Element) -> [Element] { [element] }
    /// Several elements.
    public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
    /// All parts, in order.
    public static func buildBlock(_ parts: [Element]...) -> [Element] { Array(parts.joined()) }
    /// An `if` without an `else`.
    public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
    /// A branch of an `if` or a `switch`.
    public static func buildEither(first part: [Element]) -> [Element] { part }
    /// A branch of an `if` or a `switch`.
    public static func buildEither(second part: [Element]) -> [Element] { part }
    /// A loop.
    public static func buildArray(_ parts: [[Element]]) -> [Element] { Array(parts.joined()) }
    /// A branch that is available on some platforms only.
    public static func buildLimitedAvailability(_ part: [Element]) -> [Element] { part }
}
