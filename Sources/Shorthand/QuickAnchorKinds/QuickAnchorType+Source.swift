internal import LayoutConditions

extension QuickAnchorType {
    /// An anchor of the kind as source code, such as `topToTop(red, atMost: 10)`.
    ///
    /// - Parameters:
    ///   - item: The name of the related item, if there is one.
    ///   - label: The label of the number: `atMost: `, `atLeast: ` or nothing.
    ///   - condition: The source code of the condition, if there is one.
    package func source(
        item: String?, label: String, constant: Double, multiplier: Double, priority: Double, identifier: String?,
        condition: String?
    ) -> String {
        var arguments = item.map { [$0] } ?? []
        let isFactor = row.number == .multiplier
        let number = isFactor ? multiplier : constant
        let label = setsContentPriority ? "" : label
        if !number.isNaN, number != 0 || !label.isEmpty { arguments.append(label + number.plain) }
        if !isFactor, multiplier != 1 { arguments.append("multiplier: \(multiplier.plain)") }
        var words = "\(writtenName)(\(arguments.joined(separator: ", ")))"
        if priority != 1000 { words += ".priority(\(priority.plain))" }
        if let identifier { words += ".identifier(\(identifier.debugDescription))" }
        if let condition { words += ".when(\(condition))" }
        return words
    }
}
