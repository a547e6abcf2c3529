internal import ConstraintSolver

/// The reports of the engine, in words.
extension LayoutEngine {
    /// Reports a problem with the layout, or with an item if one is given.
    package func report(
        _ kind: LayoutDiagnostic.Kind, of node: LayoutNode? = nil, at location: SourceLocation? = nil,
        _ message: String
    ) {
        journal.record(
            LayoutDiagnostic(kind: kind, message: message, viewName: node?.displayName, location: location))
    }

    /// Reports an edit that the solver refused.
    func reportRefusal(of subject: String, _ error: SolverError) {
        report(.notFinite, "\(subject) was refused by the solver (\(error)); the previous value is kept.")
    }

    /// Reports a value computed from numbers that are too large or too far apart.
    func reportUnusable(_ value: Double, _ component: Component, of node: LayoutNode) {
        report(
            .notFinite, of: node,
            "\(node.displayName)'s \(component.words) came out as \(value) and is replaced by \(node.solved[component]): the numbers of its"
                + " constraints are too large, or too far apart.")
    }

    /// Reports a frame with numbers that constraints do not accept.
    func reportUnusable(_ frame: Rect, takenFor usable: Rect, of node: LayoutNode) {
        report(
            .notFinite, of: node,
            "\(node.displayName)'s frame \(frame) is too large for constraints, which use \(usable) instead.")
    }

    /// Reports a pass that a view has invalidated in every round.
    func reportLoop(by node: LayoutNode) {
        report(
            .layoutLoop, of: node,
            "The pass was stopped after \(LayoutPass.roundLimit) rounds: \(node.displayName) invalidates the layout in"
                + " each.")
    }
}
