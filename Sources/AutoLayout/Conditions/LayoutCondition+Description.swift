internal import LayoutWords

extension LayoutCondition: CustomStringConvertible {
    /// The condition with Swift's operators: `panel.width < 300 && height >= 480`.
    public var description: String {
        var parts: [Part] = []
        for step in steps {
            switch step {
            case .comparison(let quantity, let threshold):
                parts.append(Part(quantity, threshold))
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

    /// A part of a condition in words.
    private struct Part {
        /// The precedence of the operator of a part.
        enum Strength: Int, Comparable {
            case or
            case and
            case comparison

            static func < (left: Strength, right: Strength) -> Bool { left.rawValue < right.rawValue }
        }

        let words: String
        let strength: Strength
        /// The words for the opposite, if it needs no operator.
        private var opposite: String?

        init(_ words: String, _ strength: Strength, opposite: String? = nil) {
            self.words = words
            self.strength = strength
            self.opposite = opposite
        }

        init(_ quantity: Quantity, _ threshold: Threshold) {
            let owner =
                switch quantity.subject {
                case .root: ""
                case .item(let node): "\(node.displayName)."
                case .foreign(let item): "\(item.displayName)."
                }
            let (one, other) =
                switch (quantity.sort, threshold) {
                case (.direction, _): ("direction == rightToLeft", "direction == leftToRight")
                case (_, .sizeClass): ("\(quantity.sort) is regular", "\(quantity.sort) is compact")
                case (_, .number(let number)):
                    ("\(quantity.sort) >= \(number.plain)", "\(quantity.sort) < \(number.plain)")
                }
            self.init(owner + one, .comparison, opposite: owner + other)
        }

        var negated: Part {
            opposite.map { Part($0, .comparison, opposite: words) } ?? Part("!(\(words))", .comparison)
        }
    }
}

extension LayoutCondition.Quantity.Sort: CustomStringConvertible {
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
