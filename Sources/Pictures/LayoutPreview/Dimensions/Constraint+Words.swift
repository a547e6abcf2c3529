internal import AutoLayout

extension LayoutSnapshot.Constraint {
    /// The constraint's caption in a picture, such as `≥ 8`, `= 2 × box` or `44 @750`. A required priority is left out,
    /// and the caption is empty for two equal positions.
    var words: String {
        let weight = priority == .required ? "" : " @\(priority.rawValue.plain)"
        guard let second else { return relation.sign + constant.plain + whatCame(1) + weight }
        if !comparesLengths, multiplier == 1 {
            if constant == 0, relation == .equal, holds { return "" }
            return relation.caption(ofDistance: constant) + whatCame(constant < 0 ? -1 : 1) + weight
        }
        return relation.caption(multiplier, times: name(of: second), plus: constant) + weight
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
