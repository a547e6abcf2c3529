internal import AutoLayout

extension LayoutConstraint {
    /// The constraint as one writes it with anchors: `red.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50)`.
    var verboseSpelling: String {
        let first = firstItem?.layoutNode.displayName ?? ""
        var arguments = ""
        if let second = secondItem {
            arguments = "\(relation.label)To: \(second.layoutNode.displayName).\(secondAttribute.word)Anchor"
            if multiplier != 1 { arguments += ", multiplier: \(multiplier.plain)" }
            if constant != 0 { arguments += ", constant: \(constant.plain)" }
        } else {
            arguments = "\(relation.label)ToConstant: \(constant.plain)"
        }
        let weight = priority == .required ? "" : ".withPriority(\(priority.rawValue.plain))"
        return "\(first).\(firstAttribute.word)Anchor.constraint(\(arguments))\(weight)"
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

extension LayoutConstraint.Attribute {
    /// The name that anchors of the attribute begin with.
    var word: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .firstBaseline: "firstBaseline"
        case .lastBaseline: "lastBaseline"
        case .notAnAttribute: ""
        }
    }
}
