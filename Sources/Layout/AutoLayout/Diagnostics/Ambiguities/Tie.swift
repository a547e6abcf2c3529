/// An optional constraint that is not satisfied, although it could be satisfied or less violated at the expense of
/// other constraints of the same priority.
struct Tie {
    let unmet: RowSource
    /// The amount by which the constraint is violated, in points.
    let shortfall: Double
    let met: [RowSource]
    let priority: Double

    private var advice: String {
        guard case .content(let item, let axis, let isHugging)? = met.first,
            let node = item.viewOfContent(in: item.engine)?.layoutNode
        else {
            return "give one of them a higher priority."
        }
        let method = isHugging ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
        return "give one of them a higher priority, for example with"
            + " \(node.displayName).\(method)(\((priority + 1).plain), for: .\(axis))."
    }

    var diagnostic: LayoutDiagnostic {
        let list = ([unmet] + met).enumerated().map { index, source in
            "  \(index + 1). \(source.sentence)".wrapped(indent: "     ") + source.origin
        }
        let missed =
            "Constraint 1 is off by \(shortfall.plain) only because of the order in which the constraints took effect."
        let message =
            [
                "These constraints have equal priority (\(priority.plain)) and cannot \(met.count == 1 ? "both" : "all") be satisfied:"
            ]
            + list
            + [missed.wrapped(), "To fix it: \(advice)".wrapped()]
        return LayoutDiagnostic(
            kind: .tie, message: message.joined(separator: "\n"), viewName: unmet.node?.displayName,
            location: unmet.location, statements: ([unmet] + met).map { LayoutStatement($0, number: nil) })
    }
}
