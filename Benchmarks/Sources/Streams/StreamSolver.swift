public import ConstraintSolver

/// A solver that was fed a constraint stream.
public struct StreamSolver {
    public let stream: ConstraintStream
    public let solver: Solver
    public private(set) var variables: [Variable]
    public private(set) var constraints: [Constraint]
    /// The values of all variables when they were last read, by the index of the variable.
    private var readings: [Double]
    /// Room for the terms of the longest row.
    private var terms: TermBuffer

    /// Makes the variables and adds all rows; does not solve.
    public init(_ stream: ConstraintStream) throws {
        self.stream = stream
        solver = Solver()
        solver.reserve(
            variables: stream.variableCount, constraints: stream.rows.count, terms: stream.termVariables.count)
        let (solver, variables) = (
            solver, stream.isNonNegative.map { [solver] in solver.makeVariable(isNonNegative: $0) }
        )
        self.variables = variables
        // A new solver numbers its variables in the order of their creation.
        readings = Array(repeating: 0, count: variables[variables.count - 1].index + 1)
        var terms = stream.makeTermBuffer(variables[0])
        constraints = try stream.rows.indices.map { try solver.add($0, of: stream, variables, &terms) }
        self.terms = terms
    }

    /// Removes the replaceable part and solves, then adds the part again and solves, reading the changes each time.
    public mutating func replacePart() throws {
        for row in stream.replacedRows { try solver.remove(constraints[row]) }
        readValues()
        for row in stream.replacedRows { constraints[row] = try solver.add(row, of: stream, variables, &terms) }
        readValues()
    }

    /// Removes the newest remaining constraint, and solves.
    public mutating func removeLast() throws {
        guard let last = constraints.popLast() else { return }
        try solver.remove(last)
        readValues()
    }

    /// Sets the constant of each edited row to the stream's `editedConstant` plus the given amount; does not solve.
    public func edit(by amount: Double) throws {
        for row in stream.editedRows {
            try solver.setConstant(of: constraints[row], to: stream.editedConstant + amount)
        }
    }

    /// The values of all variables when they were last read, in the order of the stream.
    public var values: [Double] { variables.map { readings[$0.index] } }

    /// Solves and copies out the changed values, like a layout that reads its frames from them.
    public mutating func readValues() {
        let solver = solver
        solver.solve()
        var readings = readings.mutableSpan
        for position in 0..<solver.changedCount {
            let (index, value) = solver.change(at: position)
            readings[index] = value
        }
    }
}

/// Room for the terms of one row at a time.
private typealias TermBuffer = ContiguousArray<Term>

extension ConstraintStream {
    /// Room for the longest row.
    fileprivate func makeTermBuffer(_ variable: Variable) -> TermBuffer {
        let longest = zip(termStarts, termStarts.dropFirst()).reduce(0) { max($0, $1.1 - $1.0) }
        return TermBuffer(repeating: Term(variable), count: longest)
    }
}

extension Solver {
    /// Adds one row of a stream, given the stream's variables.
    fileprivate func add(
        _ index: Int, of stream: ConstraintStream, _ variables: [Variable], _ terms: inout TermBuffer
    ) throws(SolverError) -> Constraint {
        let start = stream.termStarts[index]
        let count = stream.termStarts[index + 1] - start
        for term in 0..<count {
            terms[term] = Term(variables[stream.termVariables[start + term]], stream.termCoefficients[start + term])
        }
        let row = stream.rows[index]
        return try add(
            terms.span.extracting(first: count), Relation(row.comparison), constant: row.constant,
            priority: row.priority)
    }
}

extension Relation {
    fileprivate init(_ comparison: ConstraintStream.Comparison) {
        self =
            switch comparison {
            case .atMost: .lessThanOrEqual
            case .equal: .equal
            case .atLeast: .greaterThanOrEqual
            }
    }
}
