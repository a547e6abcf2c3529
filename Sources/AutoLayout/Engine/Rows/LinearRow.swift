internal import ConstraintSolver

/// A row in the making: Σ aᵢxᵢ on the left, one number on the right, each variable once.
struct LinearRow {
    /// The first terms count, the others are room for what comes.
    private var room: ContiguousArray<Term> = []
    private(set) var count = 0
    var constant = 0.0
    var relation = Relation.equal

    var terms: ArraySlice<Term> { room[..<count] }

    mutating func reset() {
        count = 0
        constant = 0
        relation = .equal
    }

    mutating func add(_ coefficient: Double, _ variable: Variable) {
        guard coefficient != 0 else { return }
        for index in 0..<count where room[index].variable == variable {
            room[index].coefficient += coefficient
            if room[index].coefficient == 0 { removeTerm(at: index) }
            return
        }
        append(coefficient, variable)
    }

    /// Adds a multiple, not 0, of a variable that is not in the row yet.
    private mutating func append(_ coefficient: Double, _ variable: Variable) {
        let term = Term(variable, coefficient)
        if count < room.count { room[count] = term } else { room.append(term) }
        count += 1
    }

    private mutating func removeTerm(at index: Int) {
        room.remove(at: index)
        count -= 1
    }

    /// Adds the row to a solver.
    func enter(
        _ solver: Solver, priority: LayoutPriority, age: Age = .ordinary
    ) throws(SolverError) -> Constraint {
        try solver.add(
            room.span.extracting(first: count), relation, constant: constant, priority: priority.rawValue, age: age)
    }

    func hasSameVariables(as other: LinearRow) -> Bool {
        terms.elementsEqual(other.terms) { $0.variable == $1.variable }
    }
}

extension LinearRow: Equatable {
    static func == (left: LinearRow, right: LinearRow) -> Bool {
        left.terms == right.terms && left.constant == right.constant && left.relation == right.relation
    }
}
