internal import ConstraintSolver

/// How the numbers of a layout follow from one another: of each unknown, the row that gives it, and what that row reads.
///
/// It is found anew from the rows that hold tightly, in the way a person would: what a row gives of which all else is
/// known comes first. What only several rows together give is told as that.
struct Derivation {
    struct Step {
        /// More than one where only together they give anything.
        let sources: [RowSource]
        /// The indices of the variables it gives.
        let variables: [Int]
        /// The steps whose numbers it reads.
        let inputs: [Int]
        /// How many steps there are at least on the way to it.
        let depth: Int
    }

    private(set) var steps: [Step] = []
    /// The step that gives a variable, by the variable's index; -1 where nothing does.
    private(set) var stepOfVariable: [Int]

    /// A row that holds tightly.
    struct Row {
        let source: RowSource
        let row: LinearRow
        let priority: Double
        var unknownCount: Int
        var isUsed = false

        fileprivate var rank: (Double, Int, Int) {
            (priority, row.relation == .equal ? 1 : 0, source.isFrame ? 1 : 0)
        }
    }

    var rows: [Row] = []
    private var rowsOfVariable: [[Int]]
    private var ready: [Int] = []
    /// How many of the rows may be used by now.
    private(set) var allowed = 0

    /// - Complexity: O(*n* log *n*) in the rows of the engine, where each variable is in few of them.
    init(of engine: LayoutEngine) {
        stepOfVariable = Array(repeating: -1, count: engine.items.roles.count)
        rowsOfVariable = Array(repeating: [], count: engine.items.roles.count)
        for source in RowSources(of: engine).all {
            guard let (handle, row) = source.row(in: engine), engine.solver.violation(of: handle) == 0,
                row.isTight(in: engine.solver)
            else { continue }
            rows.append(Row(source: source, row: row, priority: source.priority, unknownCount: row.terms.count))
        }
        // Equalities that must hold explain more than limits that happen to be reached, and those more than wishes; among
        // equals, what is by a frame needs no other explanation.
        rows.sort { $0.rank > $1.rank }
        for (index, row) in rows.enumerated() {
            for term in row.row.terms { rowsOfVariable[term.variable.index].append(index) }
        }
        run()
    }

    private mutating func run() {
        var next = 0
        while next < rows.count {
            // Rows of equal rank are taken in together, so that the shortest chain is found first.
            let end = rows[next...].firstIndex { !$0.hasRank(of: rows[next]) } ?? rows.count
            for index in next..<end where rows[index].unknownCount == 1 { ready.append(index) }
            allowed = end
            repeat { drain() } while useTogether()
            next = end
        }
    }

    private mutating func drain() {
        var position = 0
        while position < ready.count {
            let index = ready[position]
            position += 1
            guard rows[index].unknownCount == 1, !rows[index].isUsed else { continue }
            use(index)
        }
        ready.removeAll(keepingCapacity: true)
    }

    /// Lets a row give the one variable of it that is not known yet.
    private mutating func use(_ index: Int) {
        let given = rows[index].row.terms.map { $0.variable.index }.filter { stepOfVariable[$0] < 0 }
        give(given, by: [index])
    }

    /// Notes that rows, alone or together, give variables.
    mutating func give(_ variables: [Int], by used: [Int]) {
        var inputs: [Int] = []
        for index in used {
            rows[index].isUsed = true
            for term in rows[index].row.terms {
                let step = stepOfVariable[term.variable.index]
                if step >= 0, !inputs.contains(step) { inputs.append(step) }
            }
        }
        let depth = 1 + (inputs.map { steps[$0].depth }.max() ?? 0)
        for variable in variables {
            stepOfVariable[variable] = steps.count
            for other in rowsOfVariable[variable] {
                rows[other].unknownCount -= 1
                if rows[other].unknownCount == 1, other < allowed { ready.append(other) }
            }
        }
        steps.append(Step(sources: used.map { rows[$0].source }, variables: variables, inputs: inputs, depth: depth))
    }
}

extension Derivation.Row {
    func hasRank(of other: Derivation.Row) -> Bool {
        priority == other.priority && (row.relation == .equal) == (other.row.relation == .equal)
    }
}

extension LinearRow {
    /// Whether both sides are equal up to rounding.
    func isTight(in solver: Solver) -> Bool {
        var (residual, magnitude) = (-constant, abs(constant))
        for term in terms {
            let product = term.coefficient * solver.value(of: term.variable)
            residual += product
            magnitude += abs(product)
        }
        return abs(residual) <= Tolerance.tightRow * max(1, magnitude)
    }
}
