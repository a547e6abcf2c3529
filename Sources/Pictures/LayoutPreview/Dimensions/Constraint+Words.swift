internal import AutoLayout

extension LayoutSnapshot.Constraint {
    /// The constraint's caption in a picture, such as `≥ 8`, `= 2 × box` or `44 @750`. A required priority is left out,
    /// and the caption is empty for two equal positions.
    var words: String {
        let weight = priority == .required ? "" : " @\(priority.rawValue.plain)"
        guard let second else { return relation.sign + constant.plain + whatCame(1) + weight }
        if !comparesLengths, multiplier == 1 { return distanceWords(to: second, weight) }
        let factor = multiplier == 1 ? "" : "\(multiplier.plainFactor) × "
        let offset = constant == 0 ? "" : constant < 0 ? " − \((-constant).plain)" : " + \(constant.plain)"
        return (relation == .equal ? "= " : relation.sign) + factor + name(of: second) + offset + weight
    }

    /// The caption of a distance, which is never shown as negative: a negative constant is negated and the comparison
    /// reversed.
    private func distanceWords(to second: Side, _ weight: String) -> String {
        if constant == 0, relation == .equal, holds { return "" }
        if constant < 0 { return relation.turned.sign + (-constant).plain + whatCame(-1) + weight }
        return relation.sign + constant.plain + whatCame(1) + weight
    }

    /// The actual number, multiplied by the given sign, as in ` ≠ 8`; empty if the constraint holds.
    private func whatCame(_ sign: Double) -> String {
        guard !holds, let excess else { return "" }
        return " ≠ \((sign * (constant + excess)).plain)"
    }

    private func name(of second: Side) -> String {
        if second.item == first.item, second.rectInRoot == first.rectInRoot { return second.attribute }
        return second.attribute == first.attribute ? second.item : "\(second.item).\(second.attribute)"
    }
}

extension LayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "≤ "
        case .equal: ""
        case .greaterThanOrEqual: "≥ "
        }
    }

    fileprivate var turned: LayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
