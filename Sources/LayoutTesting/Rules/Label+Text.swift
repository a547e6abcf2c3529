internal import AutoLayout

extension Label {
    /// The part of the text that the label does not show, if any.
    var textProblem: LayoutFault.Problem? {
        let shown = textLayout
        let slack = max(LayoutRule.tolerance, pixel)
        if shown.size.width > bounds.width + slack || shown.size.height > bounds.height + slack {
            return .cutText(needed: shown.size, given: bounds.size)
        }
        guard shown.isTruncated else { return nil }
        return .truncatedText(
            shown: shown.lines.map(\.text).joined(separator: " "), of: text,
            needed: textLayout(forWidth: .infinity).size.width, given: bounds.width)
    }

    /// How much smaller than its text a label may be because its edges are rounded to pixels.
    private var pixel: Double {
        var root: View = self
        while let parent = root.superview { root = parent }
        return root.displayScale > 0 ? 1 / root.displayScale : 0
    }
}
