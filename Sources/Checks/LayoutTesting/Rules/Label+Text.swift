internal import AutoLayout

extension Label {
    /// The problem that the label does not show its whole text; nil if it does.
    var textProblem: LayoutFault.Problem? {
        let whole = wrappedTextLayout
        let isTooSmall =
            whole.size.width > bounds.width + invisibleLength || whole.size.height > bounds.height + invisibleLength
        // If the font size was reduced, the text is checked as drawn.
        if isTooSmall, drawnFont == scaledFont { return .cutText(needed: whole.size, given: bounds.size) }
        let shown = textLayout
        guard whole.isTruncated || isTooSmall, shown.isTruncated else { return nil }
        return .truncatedText(
            shown: shown.lines.map(\.text).joined(separator: " "), of: text ?? "",
            needed: textLayout(forWidth: .infinity).size.width, given: bounds.width)
    }
}
