extension LayoutConstraint {
    /// The constraint as a sentence: `red's top is 50 below screen's top`.
    package var sentence: String { sentenceParts.words }

    /// The parts of that sentence.
    var sentenceParts: ConstraintSentence {
        let second = secondNode.map { ConstraintSentence.Side($0.displayName, secondAttribute.sentenceWords) }
        return ConstraintSentence(
            ConstraintSentence.Side(firstNode.displayName, firstAttribute.sentenceWords), relation, second,
            isOfOneItem: secondNode === firstNode, multiplier: multiplier, constant: constant
        )
    }
}
