/// A row whose views are written in order: `HStack(spacing: 8) { icon; title; AnySpace(); date }`.
open class HStack: StackView {
    /// A row of the closure's views with the given spacing, in points.
    /// - Complexity: O(*n*) in the number of views.
    public init(
        spacing: Double = 0, alignment: Alignment = .fill, distribution: Distribution = .fill, name: String? = nil,
        fileID: String = #fileID, line: Int = #line, @StackBuilder content: () -> [View] = { [] }
    ) {
        super.init(frame: .zero)
        self.name = name
        let settings = StackSettings(axis: .horizontal, distribution: distribution, alignment: alignment)
        arrange(content(), settings, spacing, SourceLocation(fileID: fileID, line: line))
    }
}
