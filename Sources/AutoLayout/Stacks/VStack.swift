/// A column whose views are written in order: `VStack(spacing: 8) { title; album }`.
open class VStack: StackView {
    /// A column of the views in the closure, the spacing in points.
    /// - Complexity: O(*n*) in the number of views.
    public init(
        spacing: Double = 0, alignment: Alignment = .fill, distribution: Distribution = .fill, name: String? = nil,
        fileID: String = #fileID, line: Int = #line, @StackBuilder content: () -> [View] = { [] }
    ) {
        super.init(
            arrangedSubviews: content(), axis: .vertical, spacing: spacing, alignment: alignment,
            distribution: distribution, name: name, fileID: fileID, line: line)
    }
}
