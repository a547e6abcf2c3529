package import ConstraintSolver

/// A row under construction: Σ aᵢxᵢ on the left, one number on the right, each variable once.
package struct LinearRow: Equatable {
    package private(set) var terms: ContiguousArray<Term> = []
    package var constant = 0.0
    package var relation = Relation.equal

    package init() {}

    mutating func reset() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
        relation = .equal
    }

    package mutating func add(_ coefficient: Double, _ variable: Variable) {
        guard coefficient != 0 else { return }
        guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
            return terms.append(Term(variable, coefficient))
        }
        terms[index].coefficient += coefficient
        if terms[index].coefficient == 0 { terms.remove(at: index) }
    }

    mutating func add(_ term: ShortTerm, _ solver: Solver) {
        if term.variable >= 0 { add(term.coefficient, solver.handle(ofVariable: term.variable)) }
    }

    /// Adds the row to a solver.
    package func enter(
        _ solver: Solver, priority: LayoutPriority, age: Age = .ordinary
    ) throws(SolverError) -> Constraint {
        try solver.add(terms.span, relation, constant: constant, priority: priority.rawValue, age: age)
    }

    func hasSameVariables(as other: LinearRow) -> Bool {
        terms.elementsEqual(other.terms) { $0.variable == $1.variable }
    }
}
