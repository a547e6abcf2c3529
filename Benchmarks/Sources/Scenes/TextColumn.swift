public import QuickAnchors

/// A column of rows with one wrapping label each; the column's fitting size is requested without a layout.
public struct TextColumn {
    public let column: StackView

    /// - Parameter height: The required height of the column in points, or nil if it is as tall as its rows.
    public init(rows count: Int, alignment: StackView.Alignment, height: Double? = nil) {
        let rows = (0..<count).map { index in
            let text = Label(SelfSizingList.text(words: 5 + index % 20), fontSize: 13, numberOfLines: 0)
            return StackView(arrangedSubviews: [text], alignment: alignment)
        }
        column = StackView(arrangedSubviews: rows, axis: .vertical, spacing: 4)
        if let height { column.heightAnchor.constraint(equalToConstant: height).isActive = true }
    }

    /// The height that fits the given width, both in points.
    public func height(atWidth width: Double) -> Double {
        column.systemLayoutSizeFitting(
            Size(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }
}
