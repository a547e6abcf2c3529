import ConstraintSolver
import TestSupport
import Testing

/// Deep chains are solved without recursion, and long chains without unnecessary work.
@Suite("Long chains")
struct LongChainsTests {
    /// The number of links; a stack frame for each link would exhaust the stack even in the short run.
    private static let length = Effort.isFull ? 200_000 : 20_000

    @Test("A long chain is solved and edited", arguments: [1000.0, 500])
    func chain(priority: Double) throws {
        let solver = Solver()
        let variables = (0..<Self.length).map { _ in solver.makeVariable() }
        let first = try solver.add(variables[0] == 1, priority: priority)
        for (one, next) in zip(variables, variables.dropFirst()) {
            try solver.add(next == one + 1, priority: priority)
        }
        solver.solve()
        #expect(solver.value(of: variables[Self.length - 1]) == Double(Self.length))
        try solver.setConstant(of: first, to: 2)
        solver.solve()
        #expect(solver.value(of: variables[Self.length - 1]) == Double(Self.length + 1))
        #expect(solver.changedVariables.count == Self.length)
    }

    @Test("A long chain whose end is given last is solved from there")
    func backwards() throws {
        let solver = Solver()
        let variables = (0..<Self.length).map { _ in solver.makeVariable() }
        for (one, next) in zip(variables, variables.dropFirst()) { try solver.add(next == one + 1) }
        let end = try solver.add(variables[Self.length - 1] == 0)
        solver.solve()
        #expect(solver.value(of: variables[0]) == Double(1 - Self.length))
        try solver.remove(end)
        solver.solve()
        #expect(solver.value(of: variables[0]) == 0)
    }

    @Test("A sum of very many terms, each variable twice, is added in linear time")
    func longSum() throws {
        func time(_ count: Int) throws -> Double {
            let solver = Solver()
            let variables = (0..<count).map { _ in solver.makeVariable() }
            let sum = LinearConstraint(terms: (variables + variables).map { Term($0) }, relation: .equal, constant: 8)
            var total: Constraint?
            let time = try processorTime { total = try solver.add(sum) }
            for variable in variables.dropFirst() { try solver.add(variable == 0) }
            solver.solve()
            #expect(try solver.value(of: variables[0]) == 4 && solver.violation(of: #require(total)) == 0)
            return time
        }
        #expect(try growthExponent(of: time, upTo: Self.length) < 1.5)
    }

    @Test("Many undetermined extents are found in linear time")
    func openChain() throws {
        func time(_ count: Int) throws -> Double {
            let solver = Solver()
            var places = [solver.makeVariable()]
            var extents: [Variable] = []
            try solver.add(places[0] == 50)
            for _ in 0..<count {
                extents.append(solver.makeVariable(isNonNegative: true))
                places.append(solver.makeVariable())
                try solver.add(places[places.count - 1] == places[places.count - 2] + extents[extents.count - 1])
            }
            solver.solve()
            let time = processorTime { #expect(solver.undetermined.count == 2 * count) }
            #expect(solver.statistics.pivots == 0 && places.allSatisfy { solver.value(of: $0) == 50 })
            return time
        }
        #expect(try growthExponent(of: time, upTo: Self.length / 10) < 1.5)
    }
}
