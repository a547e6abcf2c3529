package import AutoLayout

/// A variant of the labels' text in a checked layout.
public enum TextVariant: UInt8, CaseIterable, Codable, Sendable {
    /// The original text.
    case asWritten
    /// Text about 1.4 times as long, as in a wordier language: each string is followed by its own beginning.
    case longer
    /// The original text without whitespace, so that lines cannot break at spaces.
    case oneWord
    /// Empty text.
    case empty

    /// The variant of a string.
    func text(_ text: String) -> String {
        switch self {
        case .asWritten: return text
        case .longer:
            // Two-fifths of the length, rounded up.
            let count = (2 * text.count + 4) / 5
            return text.isEmpty ? text : text + " " + text.prefix(count)
        case .oneWord: return text.filter { !$0.isWhitespace }
        case .empty: return ""
        }
    }
}

/// The original text of the labels in a tree, to be restored after a check.
package struct OriginalTexts {
    private let labels: [(label: Label, text: StyledText?)]

    package init(of root: View) {
        labels = Preorder(root) { $0.subviews.reversed() }.compactMap { $0 as? Label }.map { ($0, $0.styledText) }
    }

    /// Sets the labels' text to a variant of the original.
    package func apply(_ variant: TextVariant) {
        for (label, text) in labels {
            // The longer variant repeats the beginning of a string; in a label with several runs, it does so for each
            // run.
            label.styledText = text.map { $0.mapText(variant.text) }
            // The size of a control depends on the text of the label in it.
            label.superview?.invalidateIntrinsicContentSize()
            label.superview?.setNeedsLayout()
        }
    }
}
