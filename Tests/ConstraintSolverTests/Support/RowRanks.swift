import ConstraintSolver

/// The ranks of a system's rows, by the indices of their constraints.
final class RowRanks: ConflictRanking {
    private var ranks: [Int: Int] = [:]

    init(_ constraints: [Constraint], _ system: TestSystem) { set(constraints, system) }

    func set(_ constraints: [Constraint], _ system: TestSystem) {
        for (constraint, row) in zip(constraints, system.rows) { ranks[constraint.index] = row.rank }
    }

    func ranksHigher(_ first: Int32, _ second: Int32) -> Bool? {
        let (first, second) = (ranks[Int(first)] ?? 0, ranks[Int(second)] ?? 0)
        return first == second ? nil : first > second
    }
}
