/// The comparison of a constraint's two sides in sentences, and in the captions of lines that show the constraint.
extension LayoutRelation {
    /// The words before a number; empty for an equality.
    package var words: String {
        switch self {
        case .equal: ""
        case .lessThanOrEqual: "at most "
        case .greaterThanOrEqual: "at least "
        }
    }

    /// The sign before a number; empty for an equality.
    package var sign: String {
        switch self {
        case .equal: ""
        case .lessThanOrEqual: "≤ "
        case .greaterThanOrEqual: "≥ "
        }
    }

    /// The comparison after negating both sides.
    package var turned: LayoutRelation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }

    /// The caption of a distance, such as `≥ 8`. It is never negative: a negative constant is negated, and the
    /// comparison reversed.
    package func caption(ofDistance constant: Double) -> String {
        constant < 0 ? turned.sign + (-constant).plain : sign + constant.plain
    }

    /// The caption of a length or position relative to another one, such as `= 2 × box + 8`.
    package func caption(_ multiplier: Double, times name: String, plus constant: Double) -> String {
        let factor = multiplier == 1 ? "" : "\(multiplier.plainFactor) × "
        let offset = constant == 0 ? "" : constant < 0 ? " − \((-constant).plain)" : " + \(constant.plain)"
        return (self == .equal ? "= " : sign) + factor + name + offset
    }
}
