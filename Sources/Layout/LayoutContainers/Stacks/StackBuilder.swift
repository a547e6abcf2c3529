/// Collects the views listed in a stack's closure, including those in conditions and loops.
public typealias StackBuilder = ListBuilder<View>

extension ListBuilder where Element == View {
    /// A view that may be nil.
    public static func buildExpression(_ view: View?) -> [View] { view.map { [$0] } ?? [] }
}
