@testable import ConstraintSolver

/// A system that was added to a solver row by row and solved, with the solver's results.
struct SolvedSystem {
    let system: TestSystem
    let solver: Solver
    let variables: [Variable]
    let constraints: [Constraint]
    /// The ranks of the rows; nil if all ranks are equal. The solver does not retain it.
    let ranks: RowRanks?

    /// The results of an existing solver that has already solved the system.
    init(
        system: TestSystem, solver: Solver, variables: [Variable], constraints: [Constraint], ranks: RowRanks? = nil
    ) {
        self.system = system
        self.ranks = ranks
        self.solver = solver
        self.variables = variables
        self.constraints = constraints
    }

    /// - Parameters:
    ///   - isDoubted: Whether the solver distrusts its first answers and computes them again.
    ///   - usesBlandsRule: Whether the solver chooses each step by the rule that cannot cycle.
    init(
        _ system: TestSystem, usesFastPath: Bool = true, isDoubted: Bool = false, usesBlandsRule: Bool = false,
        tolerance: Double = 0
    ) throws(SolverError) {
        self.system = system
        solver = Solver(usesFastPath: usesFastPath, tolerance: tolerance)
        if isDoubted { solver.state.simplex.trust.alarm = -1 }
        if usesBlandsRule { solver.state.simplex.degenerateLimit = -1_000_000 }
        var variables: [Variable] = []
        for (i, value) in system.restingValues.enumerated() {
            variables.append(
                try solver.makeVariable(
                    "x\(i)", restingValue: value, isNonNegative: system.nonNegative.contains(i)))
            solver.state.store.variables[variables[i].slot].isPosition = system.positions.contains(i)
        }
        self.variables = variables
        var constraints: [Constraint] = []
        for row in system.rows {
            constraints.append(try solver.add(row.constraint(over: variables), priority: row.priority))
        }
        self.constraints = constraints
        let areRanked = system.rows.contains { $0.rank != 0 }
        ranks = areRanked ? RowRanks(constraints, system) : nil
        if let ranks { solver.rank(by: ranks) }
        solver.solve()
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// The dropped rows, in creation order.
    var dropped: [Int] {
        let constraints = solver.conflicts.map(\.dropped)
        return self.constraints.indices.filter { constraints.contains(self.constraints[$0]) }
    }

    /// The rows of each conflict; the conflicts are ordered by their newest row.
    var conflicts: [[Int]] {
        solver.conflicts
            .map { conflict in constraints.indices.filter { conflict.members.contains(constraints[$0]) } }
            .sorted { ($0.last ?? -1) < ($1.last ?? -1) }
    }

    /// Whether a constraint is the lower bound of a variable; conflicts may contain such bounds.
    func isLowerBound(_ constraint: Constraint) -> Bool { lowerBounds.contains(constraint) }

    /// The lower bound of each variable that must not be negative; nil if it was never needed.
    private var lowerBounds: [Constraint?] { system.nonNegative.sorted().map { solver.lowerBound(of: variables[$0]) } }

    /// The rows of each conflict, numbered as in `TestSystem.spelledOut`.
    var conflictsSpelledOut: [[Int]] {
        // Reading the members of conflicts may turn a lower bound into a constraint, so the members are read first.
        let conflicts = solver.conflicts
        let lowerBounds = lowerBounds
        return conflicts.map { conflict in
            conflict.members.compactMap { member in
                lowerBounds.firstIndex(of: member) ?? constraints.firstIndex(of: member).map { $0 + lowerBounds.count }
            }
        }
    }

    var undetermined: [Int] { variables.indices.filter { solver.undetermined.contains(variables[$0]) } }

    /// The solver's answer, with totals recomputed from the rows.
    var answer: CanonicalAnswer {
        let values = values
        let levels = system.softPriorities.map { priority in
            let members = system.rows.lazy.filter { $0.priority == priority }
            return CanonicalAnswer.Level(
                priority: priority,
                totalViolation: members.reduce(0) { $0 + $1.violation(at: values) },
                rounding: members.reduce(0) { $0 + 1e-13 * $1.scale(at: values) })
        }
        return CanonicalAnswer(dropped: dropped, levels: levels, values: values)
    }
}

extension TestSystem.Row {
    func constraint(over variables: [Variable]) -> LinearConstraint {
        LinearConstraint(
            terms: terms.map { Term(variables[$0.variable], $0.coefficient) }, relation: relation, constant: constant)
    }
}
