extension LayoutConstraint: CustomStringConvertible {
    /// The constraint as an equation or inequality: `red.top == screen.top + 50`.
    public var description: String {
        let name = identifier.map { "\"\($0.visible)\" " } ?? ""
        let weight = priority == .required ? "" : " @ \(priority.rawValue.plain)"
        return "\(name)\(firstNode.displayName).\(firstAttribute) \(relation) \(rightSide)\(weight)"
    }

    private var rightSide: String {
        guard let second = secondNode?.displayName ?? (secondAttribute == .notAnAttribute ? nil : "(no parent)") else {
            return constant.plain
        }
        let factor = multiplier == 1 ? "" : "\(multiplier.plainFactor) × "
        let offset = constant == 0 ? "" : constant < 0 ? " - \((-constant).plain)" : " + \(constant.plain)"
        return "\(factor)\(second).\(secondAttribute)\(offset)"
    }
}
