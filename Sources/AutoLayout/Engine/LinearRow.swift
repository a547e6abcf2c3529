internal import ConstraintSolver

/// A row in the making: Σ aᵢxᵢ on the left, one number on the right, each variable once.
struct LinearRow: Equatable {
    private(set) var terms: [Term] = []
    var constant = 0.0
    var relation = Relation.equal

    mutating func reset() {
        terms.removeAll(keepingCapacity: true)
        constant = 0
        relation = .equal
    }

    mutating func add(_ coefficient: Double, _ variable: Variable) {
        guard coefficient != 0 else { return }
        for index in terms.indices where terms[index].variable == variable {
            terms[index].coefficient += coefficient
            if terms[index].coefficient == 0 { terms.remove(at: index) }
            return
        }
        terms.append(Term(variable, coefficient))
    }

    func hasSameVariables(as other: LinearRow) -> Bool {
        terms.elementsEqual(other.terms) { $0.variable == $1.variable }
    }

    /// Adds a multiple of a place in or an extent of an item.
    mutating func add(_ coefficient: Double, _ measure: Measure) {
        if let position = measure.position { add(coefficient, position) }
        add(coefficient * measure.share, measure.extent)
        constant -= coefficient * measure.offset
    }

    /// An attribute in numbers: position + share × extent + offset.
    struct Measure {
        let position: Variable?
        let extent: Variable
        let share: Double
        let offset: Double
    }
}
