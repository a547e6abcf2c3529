internal import AutoLayout

extension LayoutConstraint {
    /// The constraint written with anchors: `red.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50)`.
    var verboseSpelling: String {
        let first = firstItem?.layoutNode.displayName ?? ""
        var arguments = ""
        if let second = secondItem {
            arguments = "\(relation.label)To: \(second.layoutNode.displayName).\(secondAttribute)Anchor"
            if multiplier != 1 { arguments += ", multiplier: \(multiplier.plain)" }
            if constant != 0 { arguments += ", constant: \(constant.plain)" }
        } else {
            arguments = "\(relation.label)ToConstant: \(constant.plain)"
        }
        let weight = priority == .required ? "" : ".withPriority(\(priority.rawValue.plain))"
        return "\(first).\(firstAttribute)Anchor.constraint(\(arguments))\(weight)"
    }
}

extension LayoutConstraint.Relation {
    fileprivate var label: String {
        switch self {
        case .lessThanOrEqual: "lessThanOrEqual"
        case .equal: "equal"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }
}
