internal import AutoLayout

extension LayoutSnapshot.Constraint {
    /// What a picture writes on the constraint: its number, with the sign of the comparison and the priority where they
    /// are not the usual ones; empty for places that are simply the same.
    var words: String {
        let weight = priority == .required ? "" : " @\(priority.rawValue.plain)"
        guard let second else { return numberSign + constant.plain + actual(constant) + weight }
        if !comparesLengths, multiplier == 1 { return distanceWords(to: second, weight) }
        let factor = multiplier == 1 ? "" : "\(multiplier.plain) × "
        let offset = constant == 0 ? "" : constant < 0 ? " − \((-constant).plain)" : " + \(constant.plain)"
        return (relation == .equal ? "= " : numberSign) + factor + name(of: second) + offset + weight
    }

    /// A distance is positive, so a comparison of what lies before turns round.
    private func distanceWords(to second: Side, _ weight: String) -> String {
        if constant == 0, relation == .equal, holds { return "" }
        let sign = constant < 0 ? relation.turned.sign : relation.sign
        return sign + abs(constant).plain + actual(abs(constant)) + weight
    }

    private var numberSign: String { relation.sign }

    /// In a conflict, what came out instead.
    private func actual(_ wanted: Double) -> String {
        guard !holds else { return "" }
        let length = abs(first.value - (comparesLengths ? 0 : second?.value ?? 0))
        return length == wanted ? "" : " ≠ \(length.plain)"
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
