internal import ConstraintSolver

/// Tries suggestions in the tree's own solver and removes them at the end.
///
/// The solution depends on the constraints alone, so the layout is unchanged afterward, and only the components that a
/// suggestion touches are solved again.
struct AmbiguityTrial {
    let engine: LayoutEngine
    private let layout: AdviceTrial
    private var rows: [Constraint] = []
    /// The number of suggestions tried one by one.
    private(set) var count = 0

    init(_ engine: LayoutEngine) {
        self.engine = engine
        layout = AdviceTrial(engine)
    }

    /// The frame of an item before any suggestion.
    func former(_ node: LayoutNode) -> Rect { layout.former(node) }
    func isOpen(_ variable: Variable) -> Bool { engine.solver.isUndetermined(variable) }
    func value(_ variable: Variable) -> Double { engine.solver.value(of: variable) }

    enum Outcome {
        case accepted, harmful, refused
    }

    /// Adds a suggestion if it causes no conflict, determines the given variable and, unless harm is allowed, makes
    /// nothing in the layout worse.
    /// - Returns: whether it was added; if not, whether only because of the harm.
    mutating func attempt(
        _ suggestion: AnchorSuggestion, toDecide variable: Variable, allowingHarm: Bool = false
    ) -> Outcome {
        count += 1
        guard let added = add(suggestion) else { return .refused }
        layout.solve()
        let decides = !isOpen(variable) && engine.solver.violation(of: added) == 0
        if decides, allowingHarm || layout.harm == nil {
            rows.append(added)
            return .accepted
        }
        remove([added])
        return decides ? .harmful : .refused
    }

    /// Adds several suggestions at once.
    /// - Returns: for each suggestion, whether it causes no conflict.
    mutating func accept(_ suggestions: [AnchorSuggestion]) -> [Bool] {
        let added = suggestions.map { add($0) }
        layout.solve()
        let accepted = added.map { row in row.map { engine.solver.violation(of: $0) == 0 } ?? false }
        var refused: [Constraint] = []
        for (row, isAccepted) in zip(added, accepted) {
            guard let row else { continue }
            if isAccepted { rows.append(row) } else { refused.append(row) }
        }
        if !refused.isEmpty { remove(refused) }
        return accepted
    }

    /// Adds the row of a suggestion; returns nil if the items have no common ancestor, or if the solver refuses the row
    /// because a number is NaN or infinite.
    private func add(_ suggestion: AnchorSuggestion) -> Constraint? {
        let constraint = suggestion.makeConstraint(.unknown)
        guard let container = suggestion.node.nearestContainer(with: suggestion.other) else { return nil }
        var row = LinearRow()
        engine.write(&row, of: engine.record(of: constraint, in: container))
        return try? row.enter(engine.solver, priority: .required)
    }

    /// Removes all accepted suggestions.
    func finish() {
        remove(rows)
        layout.finish()
    }

    private func remove(_ rows: [Constraint]) {
        for row in rows {
            engine.attempt("A suggestion") { () throws(SolverError) in try engine.solver.remove(row) }
        }
        layout.solve()
    }
}
