internal import ConstraintSolver

/// Suggestions tried out in the solver of the tree itself, and taken back in the end.
///
/// The answer of the solver depends on its constraints alone, so that all is as before afterwards; and only what hangs
/// together with a suggestion is solved again.
struct AmbiguityTrial {
    let engine: LayoutEngine
    private var rows: [Constraint] = []

    init(_ engine: LayoutEngine) {
        self.engine = engine
    }

    func isOpen(_ variable: Variable) -> Bool { engine.solver.isUndecided(variable) }
    func value(_ variable: Variable) -> Double { engine.solver.value(of: variable) }

    /// Adds a suggestion, if it contradicts nothing and decides a variable.
    mutating func accept(_ suggestion: AnchorSuggestion, toDecide variable: Variable) -> Bool {
        guard let added = add(suggestion) else { return false }
        engine.solver.solve()
        if !isOpen(variable), engine.solver.violation(of: added) == 0 {
            rows.append(added)
            return true
        }
        remove([added])
        return false
    }

    /// Adds suggestions all at once.
    /// - Returns: those that contradict nothing.
    mutating func accept(_ suggestions: [AnchorSuggestion]) -> [AnchorSuggestion] {
        let added = suggestions.map { ($0, add($0)) }
        engine.solver.solve()
        var accepted: [AnchorSuggestion] = []
        var refused: [Constraint] = []
        for case (let suggestion, let row?) in added {
            if engine.solver.violation(of: row) == 0 {
                rows.append(row)
                accepted.append(suggestion)
            } else {
                refused.append(row)
            }
        }
        if !refused.isEmpty { remove(refused) }
        return accepted
    }

    /// The row of a suggestion, nil for a number that is none.
    private func add(_ suggestion: AnchorSuggestion) -> Constraint? {
        let constraint = suggestion.makeConstraint(.unknown)
        guard let container = suggestion.node.nearestContainer(with: suggestion.other) else { return nil }
        var row = LinearRow()
        engine.write(&row, of: engine.record(of: constraint, in: container), multiplier: 1)
        return try? row.enter(engine.solver, priority: .required)
    }

    /// Takes all suggestions back.
    func finish() {
        remove(rows)
    }

    private func remove(_ rows: [Constraint]) {
        for row in rows {
            engine.attempt("A suggestion") { () throws(SolverError) in try engine.solver.remove(row) }
        }
        engine.solver.solve()
    }
}
