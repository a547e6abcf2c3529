extension LayoutConstraint.Attribute {
    /// The attribute in plain words.
    var words: String { sentenceWords.name }

    /// The name of the attribute in sentences.
    var sentenceWords: AttributeWords { AttributeWords(description, sentenceKind) }

    private var sentenceKind: AttributeWords.Kind {
        guard let traits else { return .horizontal }
        switch traits.kind {
        case .extent: return .extent
        case _ where traits.axis == .vertical: return .vertical
        case .readingSide: return .reading
        case .side, .center, .baseline: return .horizontal
        }
    }
}
