internal import AutoLayout
internal import QuickAnchorKinds

extension QuickAnchor: CustomStringConvertible {
    /// The anchor as source code: `topToTop(red, 10)`.
    public var description: String {
        var arguments: [String] = []
        if let relatedItem { arguments.append(relatedItem.layoutNode.displayName) }
        let isFactor = kind.row.number == .multiplier
        let number = isFactor ? multiplier : constant
        let isPlain = relation == .equal || kind.setsContentPriority
        let label = isPlain ? "" : relation == .lessThanOrEqual ? "atMost: " : "atLeast: "
        if !number.isNaN, number != 0 || !isPlain { arguments.append(label + number.plain) }
        if !isFactor, multiplier != 1 { arguments.append("multiplier: \(multiplier.plain)") }
        var words = "\(kind.writtenName)(\(arguments.joined(separator: ", ")))"
        if priority != .required { words += ".priority(\(priority.rawValue.plain))" }
        if let identifier { words += ".identifier(\(identifier.debugDescription))" }
        if let condition { words += ".when(\(condition.sourceText))" }
        return words
    }
}
