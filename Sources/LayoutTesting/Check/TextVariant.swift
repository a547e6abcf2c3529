package import AutoLayout

/// The texts of the labels of a checked layout.
public enum TextVariant: UInt8, CaseIterable, Codable, Sendable {
    /// Their own texts.
    case asWritten
    /// Texts 1.4 times as long, as in a wordier language: each text is continued with its own beginning.
    case longer
    /// Their own texts without white space: one long word without line break opportunities.
    case oneWord
    /// Empty texts.
    case empty

    /// The variant of a text.
    func text(_ text: String) -> String {
        switch self {
        case .asWritten: return text
        case .longer:
            // Two fifths, rounded up.
            let count = (2 * text.count + 4) / 5
            return text.isEmpty ? text : text + " " + text.prefix(count)
        case .oneWord: return text.filter { !$0.isWhitespace }
        case .empty: return ""
        }
    }
}

/// The texts of the labels in a tree, to be restored after a check.
package struct OriginalTexts {
    private let labels: [(label: Label, text: StyledText?)]

    package init(of root: View) {
        var labels: [Label] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            if let label = view as? Label { labels.append(label) }
            waiting += view.subviews
        }
        self.labels = labels.map { ($0, $0.styledText) }
    }

    /// Sets the texts of the labels to a variant of the original ones.
    package func apply(_ variant: TextVariant) {
        for (label, text) in labels {
            // A longer variant continues with its own beginning; in a label with several runs, each run does.
            label.styledText = text.map { $0.mapText(variant.text) }
            // The size of a control depends on the text in it.
            label.superview?.invalidateIntrinsicContentSize()
            label.superview?.setNeedsLayout()
        }
    }
}
