internal import AutoLayout

extension Label {
    /// The part of the text that the label does not show, if any.
    var textProblem: LayoutFault.Problem? {
        let whole = wrappedTextLayout
        let isTooSmall = whole.size.width > bounds.width + allowance || whole.size.height > bounds.height + allowance
        // If the font was reduced, the text is checked as drawn.
        if isTooSmall, drawnFont == scaledFont { return .cutText(needed: whole.size, given: bounds.size) }
        let shown = textLayout
        guard whole.isTruncated || isTooSmall, shown.isTruncated else { return nil }
        return .truncatedText(
            shown: shown.lines.map(\.text).joined(separator: " "), of: text ?? "",
            needed: textLayout(forWidth: .infinity).size.width, given: bounds.width)
    }

    /// The amount by which a label may be smaller than its text, in points, without a visible effect: less than a
    /// pixel, or less than a point if the scale is unknown.
    private var allowance: Double {
        var root: View = self
        while let parent = root.superview { root = parent }
        return root.displayScale > 0 ? 1 / root.displayScale : 1
    }
}
