extension LayoutCondition: CustomStringConvertible {
    /// The condition with Swift's operators: `panel.width < 300 && height >= 480`.
    public var description: String { text { $0.words($1) } }

    /// The condition as text, given a function that returns the text of a comparison and of its opposite.
    package func text(_ comparison: (Quantity, Threshold) -> (String, String)) -> String {
        var parts: [Part] = []
        for step in steps {
            switch step {
            case .comparison(let quantity, let threshold):
                let (holding, opposite) = comparison(quantity, threshold)
                parts.append(Part(holding, .comparison, opposite: opposite))
            case .not:
                parts.append(parts.removeLast().negated)
            case .and, .or:
                let (right, left) = (parts.removeLast(), parts.removeLast())
                let strength: Part.Strength = if case .and = step { .and } else { .or }
                let operands = [left, right].map { $0.strength < strength ? "(\($0.words))" : $0.words }
                parts.append(Part(operands.joined(separator: strength == .and ? " && " : " || "), strength))
            }
        }
        return parts.last?.words ?? ""
    }

    /// A part of a condition, as text.
    private struct Part {
        /// The precedence of a part's operator.
        enum Strength: Int, Comparable {
            case or
            case and
            case comparison

            static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
        }

        let words: String
        let strength: Strength
        /// The text of the negated part; nil if the negation needs the operator `!`.
        private var opposite: String?

        init(_ words: String, _ strength: Strength, opposite: String? = nil) {
            self.words = words
            self.strength = strength
            self.opposite = opposite
        }

        var negated: Part {
            opposite.map { Part($0, .comparison, opposite: words) } ?? Part("!(\(words))", .comparison)
        }
    }
}

extension LayoutCondition.Quantity {
    /// The name of the item that is read; nil for the root.
    package var itemName: String? {
        switch subject {
        case .root: nil
        case .item(let item): item.displayName
        }
    }

    /// The comparison of the quantity with a threshold, and the opposite comparison, in words.
    fileprivate func words(_ threshold: LayoutCondition.Threshold) -> (String, String) {
        let owner = itemName.map { "\($0)." } ?? ""
        let (holding, opposite) =
            switch (kind, threshold) {
            case (.direction, _): ("direction == rightToLeft", "direction == leftToRight")
            case (_, .sizeClass): ("\(kind) is regular", "\(kind) is compact")
            case (_, .number(let number)): ("\(kind) >= \(number.plain)", "\(kind) < \(number.plain)")
            }
        return (owner + holding, owner + opposite)
    }
}

extension LayoutCondition.Quantity.Kind: CustomStringConvertible {
    package var description: String {
        switch self {
        case .width: "width"
        case .height: "height"
        case .aspectRatio: "aspectRatio"
        case .textScale: "textScale"
        case .disarray: "arrangement"
        case .direction: "direction"
        }
    }
}
