internal import AutoLayout

extension LayoutSnapshot.Content {
    /// What a view shows besides its colour, or nil where that is nothing.
    init?(of view: View) {
        switch view {
        case let label as Label:
            guard let text = LayoutSnapshot.Text(of: label) else { return nil }
            self = .text(text)
        case let image as ImageView: self = .image(source: image.source)
        default: return nil
        }
    }
}

extension LayoutSnapshot.Text {
    /// The text of a label, or nil where there is none to be seen.
    fileprivate init?(of label: Label) {
        let lines = label.textLayout.lines.filter { $0.x.isFinite && $0.baseline.isFinite && $0.width.isFinite }
        guard !lines.isEmpty, label.font.size.isFinite, label.font.size > 0 else { return nil }
        let alignment: Alignment =
            switch (label.textAlignment, label.effectiveLayoutDirection) {
            case (.left, _), (.natural, .leftToRight): .left
            case (.center, _): .center
            case (.right, _), (.natural, .rightToLeft): .right
            }
        self.init(lines: lines, font: label.font, color: label.textColor.clamped, alignment: alignment)
    }
}
