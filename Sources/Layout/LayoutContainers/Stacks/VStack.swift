/// A column whose views are written in order: `VStack(spacing: 8) { title; album }`.
open class VStack: StackView {
    /// A column of the closure's views with the given spacing, in points.
    /// - Complexity: O(*n*) in the number of views.
    public init(
        spacing: Double = 0, alignment: Alignment = .fill, distribution: Distribution = .fill, name: String? = nil,
        fileID: String = #fileID, line: Int = #line, @StackBuilder content: () -> [View] = { [] }
    ) {
        super.init(frame: .zero)
        self.name = name
        let settings = StackSettings(axis: .vertical, distribution: distribution, alignment: alignment)
        arrange(content(), settings, spacing, SourceLocation(fileID: fileID, line: line))
    }
}
