internal import ConstraintSolver

/// The derivation of a layout's numbers from one another: for each unknown, the row or rows that determine it and their
/// inputs.
///
/// The derivation is reconstructed from the rows that hold with equality, the way a reader would do it: rows with a
/// single unknown first, then groups of rows that determine their unknowns only together.
struct Derivation {
    struct Step {
        /// The indices of the rows that determine the variables; more than one if they do so only together.
        let rows: [Int]
        /// The indices of the variables that the rows determine.
        let variables: [Int]
        /// The length of the longest chain of steps that ends with this one.
        let depth: Int
    }

    private(set) var steps: [Step] = []
    /// The step that determines a variable, by the variable's index; -1 if none does.
    private(set) var stepOfVariable: [Int]

    /// A row that holds with equality.
    struct Row {
        let source: RowSource
        let row: LinearRow
        let priority: Double
        var unknownCount: Int

        /// The priority, but infinite if the row is required.
        fileprivate var level: Double { source.isRequired ? .infinity : priority }
        fileprivate var rank: (Double, Int, Int) {
            (level, row.relation == .equal ? 1 : 0, source.isFrame ? 1 : 0)
        }
    }

    var rows: [Row] = []
    private var rowsOfVariable: [[Int]]
    private var ready: [Int] = []
    /// The number of rows that may be used so far.
    private(set) var allowed = 0

    /// - Complexity: O(*n* log *n*) in the rows of the engine, if each variable occurs in few of them, the rows have
    ///   few ranks, and groups of rows that determine variables only together are small.
    init(of engine: LayoutEngine) {
        stepOfVariable = Array(repeating: -1, count: 4 * engine.items.owners.count)
        rowsOfVariable = Array(repeating: [], count: 4 * engine.items.owners.count)
        for source in RowSources(of: engine).all {
            guard let (_, row) = source.row(in: engine), row.isTight(in: engine.solver) else { continue }
            rows.append(Row(source: source, row: row, priority: source.priority, unknownCount: row.terms.count))
        }
        // Required equalities explain more than bounds that happen to be tight, and bounds more than optional
        // constraints. Within each kind, frames come first, since they need no further explanation.
        rows.sort { $0.rank > $1.rank }
        for (index, row) in rows.enumerated() {
            for term in row.row.terms { rowsOfVariable[term.variable.index].append(index) }
        }
        run()
    }

    private mutating func run() {
        var next = 0
        while next < rows.count {
            // Rows of equal rank are added at the same time, so that the shortest chain is found first.
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
            guard rows[index].unknownCount == 1 else { continue }
            // The row determines its one remaining unknown.
            let terms = rows[index].row.terms
            give(terms.map { $0.variable.index }.filter { !isKnown($0, before: steps.count) }, by: [index])
        }
        ready.removeAll(keepingCapacity: true)
    }

    /// Whether one of the steps before the given one determines a variable.
    func isKnown(_ variable: Int, before step: Int) -> Bool {
        stepOfVariable[variable] >= 0 && stepOfVariable[variable] < step
    }

    /// The steps on which the rows of a step depend, each once, in the order of the rows. Other unknowns of the rows
    /// cancel out.
    func inputs(of used: [Int], to step: Int) -> [Int] {
        var inputs: [Int] = []
        for term in used.lazy.flatMap({ rows[$0].row.terms }) where isKnown(term.variable.index, before: step) {
            let input = stepOfVariable[term.variable.index]
            if !inputs.contains(input) { inputs.append(input) }
        }
        return inputs
    }

    /// Records that rows, alone or together, determine variables.
    mutating func give(_ variables: [Int], by used: [Int]) {
        let depth = 1 + (inputs(of: used, to: steps.count).map { steps[$0].depth }.max() ?? 0)
        for variable in variables {
            stepOfVariable[variable] = steps.count
            for other in rowsOfVariable[variable] {
                rows[other].unknownCount -= 1
                if rows[other].unknownCount == 1, other < allowed { ready.append(other) }
            }
        }
        steps.append(Step(rows: used, variables: variables, depth: depth))
    }
}

extension Derivation.Row {
    func hasRank(of other: Derivation.Row) -> Bool {
        level == other.level && (row.relation == .equal) == (other.row.relation == .equal)
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
