/// A wish that was not met, though it could have been instead of others that count as much.
struct Tie {
    let unmet: RowSource
    /// By how much it is missed, in points.
    let shortfall: Double
    let met: [RowSource]
    let priority: Double

    private var advice: String {
        guard case .content(let node, let axis, let isHugging)? = met.first else {
            return "let one of them count more than the others."
        }
        let method = isHugging ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
        return "let one of them count more, as with"
            + " \(node.displayName).\(method)(\((priority + 1).plain), for: .\(axis))."
    }

    var diagnostic: LayoutDiagnostic {
        let list = ([unmet] + met).enumerated().map { index, source in
            "  \(index + 1). \(source.sentence)".wrapped(indent: "     ") + source.origin
        }
        let missed =
            "Number 1, the later, is missed by \(shortfall.plain); the order of creation alone has decided that."
        let message =
            ["These wishes count equally, \(priority.plain), and cannot all be met:"] + list
            + [missed.wrapped(), "To settle it: \(advice)".wrapped()]
        return LayoutDiagnostic(
            kind: .tie, message: message.joined(separator: "\n"), viewName: unmet.node?.displayName,
            location: unmet.location, statements: ([unmet] + met).map { LayoutStatement($0, number: nil) })
    }
}
