extension LayoutConstraint {
    /// The constraint as a sentence: `red's top is 50 below screen's top`.
    var sentence: String {
        let subject = "\(firstNode.displayName)'s \(firstAttribute.words)"
        guard let second = secondNode, multiplier != 0 else {
            return "\(subject) is \(relation.words)\(constant.plain)\(multiplierWords)"
        }
        let other =
            second === firstNode ? "its \(secondAttribute.words)" : "\(second.displayName)'s \(secondAttribute.words)"
        if multiplier == 1, !firstAttribute.isExtent { return "\(subject) is \(placeWords) \(other)" }
        let factor = multiplier == 1 ? "" : "\(multiplier.plainFactor) times "
        let offset = constant == 0 ? "" : constant < 0 ? " minus \((-constant).plain)" : " plus \(constant.plain)"
        return "\(subject) is \(relation.words)\(factor)\(other)\(offset)"
    }

    /// For a constraint whose multiplier is 0.
    private var multiplierWords: String {
        guard let second = secondNode else { return "" }
        return ", plus 0 times \(second.displayName)'s \(secondAttribute.words)"
    }

    /// The position relative to another one: `at least 8 before`.
    private var placeWords: String {
        let (beyond, short) = firstAttribute.sideWords
        if constant == 0 {
            switch relation {
            case .equal: return "at"
            case .lessThanOrEqual: return "not \(beyond)"
            case .greaterThanOrEqual: return "not \(short)"
            }
        }
        guard constant < 0 else { return "\(relation.words)\(constant.plain) \(beyond)" }
        return "\(relation.turned.words)\((-constant).plain) \(short)"
    }
}

extension LayoutConstraint.Relation {
    var words: String {
        switch self {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
    }

    /// The relation after negating both sides.
    var turned: LayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

extension LayoutConstraint.Attribute {
    /// The words for either side of the attribute.
    fileprivate var sideWords: (beyond: String, short: String) {
        switch traits {
        case let traits? where traits.axis == .vertical: ("below", "above")
        case let traits? where traits.sort == .readingSide: ("after", "before")
        default: ("right of", "left of")
        }
    }
}
