import ConstraintSolver

/// Runs a script of edits, and compares the result with that of a fresh solver that is given the final constraints.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var script = unsafe Script(start, count)
    let edited = EditedSolver()
    while !script.isAtEnd { edited.apply(&script) }
    edited.compare()
    return 0
}

/// A solver that is being edited, and its expected contents in creation order.
private final class EditedSolver {
    private struct Row {
        var terms: [(variable: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var priority: Double
        var handle: Constraint
    }

    private static let priorities = [1000, 1000, 999.5, 750, 250, 250, 50]
    private static let coefficients = [1, -1, 2, -2, 0.5, 3, -0.25]

    private let solver = Solver()
    private var variables: [Variable] = []
    private var areNonNegative: [Bool] = []
    private var rows: [Row] = []

    func apply(_ script: inout Script) {
        switch script.choice(8) {
        case 0: makeVariable(isNonNegative: script.choice(3) == 2)
        case 1, 2: add(&script)
        case 3: remove(script.choice(256))
        case 4:
            change(script.choice(256)) { row in
                row.constant = script.quarter()
                try solver.setConstant(of: row.handle, to: row.constant)
            }
        case 5:
            change(script.choice(256)) { row in
                row.priority = script.pick(Self.priorities)
                try solver.setPriority(of: row.handle, to: row.priority)
            }
        case 6:
            change(script.choice(256)) { row in
                row.relation = script.pick(Relation.allCases)
                try solver.setRelation(of: row.handle, to: row.relation)
            }
        default: if script.choice(4) == 0 { compare() } else { solver.solve() }
        }
    }

    private func makeVariable(isNonNegative: Bool) {
        guard variables.count < 12 else { return }
        variables.append(solver.makeVariable(isNonNegative: isNonNegative))
        areNonNegative.append(isNonNegative)
    }

    private func add(_ script: inout Script) {
        guard !variables.isEmpty, rows.count < 24 else { return }
        var terms: [(variable: Int, coefficient: Double)] = []
        for _ in 0...script.choice(3) {
            let variable = script.choice(variables.count)
            if terms.contains(where: { $0.variable == variable }) { continue }
            terms.append((variable, script.pick(Self.coefficients)))
        }
        let (relation, constant) = (script.pick(Relation.allCases), script.quarter())
        let priority = script.pick(Self.priorities)
        guard let handle = try? solver.add(written(terms, relation, constant, variables), priority: priority) else {
            fatalError("A sound constraint was refused.")
        }
        rows.append(
            Row(terms: terms, relation: relation, constant: constant, priority: priority, handle: handle))
    }

    private func remove(_ position: Int) {
        guard !rows.isEmpty else { return }
        let row = rows.remove(at: position % rows.count)
        guard (try? solver.remove(row.handle)) != nil else { fatalError("A constraint that is there was not found.") }
    }

    private func change(_ position: Int, _ change: (inout Row) throws -> Void) {
        guard !rows.isEmpty else { return }
        guard (try? change(&rows[position % rows.count])) != nil else { fatalError("A sound number was refused.") }
    }

    private func written(
        _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
        _ variables: [Variable]
    ) -> LinearConstraint {
        LinearConstraint(
            terms: terms.map { Term(variables[$0.variable], $0.coefficient) }, relation: relation, constant: constant)
    }

    /// Solves, and stops the program if a fresh solve gives other values, or leaves other variables undetermined.
    func compare() {
        solver.solve()
        let fresh = Solver()
        let twins = areNonNegative.map { fresh.makeVariable(isNonNegative: $0) }
        for row in rows {
            _ = try? fresh.add(written(row.terms, row.relation, row.constant, twins), priority: row.priority)
        }
        fresh.solve()
        for (variable, twin) in zip(variables, twins) {
            let (value, wanted) = (solver.value(of: variable), fresh.value(of: twin))
            guard abs(value - wanted) <= 1e-9 * max(1, abs(wanted)) else {
                fatalError("\(value) after edits, \(wanted) at once")
            }
            guard solver.isUndetermined(variable) == fresh.isUndetermined(twin) else {
                fatalError("undetermined either after edits or at once, but not both")
            }
        }
    }
}
