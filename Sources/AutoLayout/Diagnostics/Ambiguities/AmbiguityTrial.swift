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
        let constraint = suggestion.makeConstraint(.unknown)
        constraint.container = suggestion.node.nearestContainer(with: suggestion.other)
        var row = LinearRow()
        engine.write(&row, of: constraint, multiplier: 1)
        do throws(SolverError) {
            let added = try engine.solver.add(row.terms.span, row.relation, constant: row.constant)
            engine.solver.solve()
            if !isOpen(variable), engine.solver.violation(of: added) == 0 {
                rows.append(added)
                return true
            }
            try engine.solver.remove(added)
        } catch {
            // A number that is none decides nothing.
        }
        engine.solver.solve()
        return false
    }

    /// Takes all suggestions back.
    func finish() {
        for row in rows {
            engine.attempt("A suggestion") { () throws(SolverError) in try engine.solver.remove(row) }
        }
        engine.solver.solve()
    }
}
