import ConstraintSolver
import TestSupport
import Testing

/// Handles whose solver or variable no longer exists.
@Suite("Handles")
struct HandlesTests {
    /// The handles of `count` variables and constraints of a solver that has been deallocated.
    private func handles(count: Int) throws -> (variables: [Variable], constraints: [Constraint]) {
        let solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        return (variables, try variables.map { try solver.add($0 == 1) })
    }

    @Test("A new solver does not mistake the handles of a deallocated solver for its own")
    func gone() throws {
        for _ in 1...50 {
            let old = try handles(count: 1)
            let solver = Solver()
            let variable = solver.makeVariable()
            let constraint = try solver.add(variable == 2)
            #expect(!solver.contains(old.variables[0]))
            #expect(!solver.contains(old.constraints[0]))
            #expect(throws: SolverError.unknownVariable(old.variables[0])) { try solver.add(old.variables[0] == 1) }
            #expect(throws: SolverError.unknownConstraint(old.constraints[0])) { try solver.remove(old.constraints[0]) }
            #expect(solver.contains(variable) && solver.contains(constraint))
        }
    }

    @Test("Handles of a larger solver that was deallocated are unknown to a smaller one")
    func many() throws {
        let old = try handles(count: 20_000)
        let empty = Solver()
        let small = Solver()
        try small.add(small.makeVariable() == 1)
        for solver in [empty, small] {
            #expect(!old.variables.contains(where: solver.contains))
            #expect(!old.constraints.contains(where: solver.contains))
        }
    }

    @Test("Solvers created on several threads at once have distinct handles")
    func threads() async throws {
        let owned = await withTaskGroup(of: [Variable].self) { group in
            for _ in 0..<8 { group.addTask { (0..<1_000).map { _ in Solver().makeVariable() } } }
            return await group.reduce(into: []) { $0 += $1 }
        }
        // Each is the first variable of its solver, so only the solvers distinguish them.
        #expect(Set(owned).count == 8_000)
    }

    @Test("A removed variable is no longer listed, and its handle is refused everywhere", arguments: [true, false])
    func removed(isSlotReused: Bool) throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        let rows = [try solver.add(x == 1), try solver.add(y == 2)]
        solver.solve()
        #expect(Set(solver.changedVariables) == [x, y])
        try solver.remove(rows[0])
        try solver.remove(x)
        let z = isSlotReused ? solver.makeVariable("z") : nil
        #expect(solver.changedVariables == [y] && solver.changedCount == 1)
        #expect(solver.change(at: 0).value == 2)
        #expect(!solver.contains(x) && z.map(solver.contains) != false)
        #expect(throws: SolverError.unknownVariable(x)) { try solver.add(x == 1) }
        #expect(throws: SolverError.unknownVariable(x)) { try solver.remove(x) }
        solver.solve()
        #expect(solver.value(of: y) == 2)
    }

    #if SOLVER_CHECKS
        @Test("A term without a variable stops the program with a message")
        func missing() async {
            let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let solver = Solver()
                let (x, none) = (Int32(solver.makeVariable().index), ShortTerm(0, -1))
                _ = solver.add(((1, x), (1, -1), none, none), .equal, constant: 1, priority: 1000, age: .ordinary)
            }
            expectMessage("A term of a short row has no variable.", in: exit?.standardErrorContent)
        }

        @Test("A term without a coefficient stops the program with a message")
        func missingCoefficient() async {
            let exit = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let solver = Solver()
                let (x, none) = (Int32(solver.makeVariable().index), ShortTerm(0, -1))
                _ = solver.add(((1, x), (0, x), none, none), .equal, constant: 1, priority: 1000, age: .ordinary)
            }
            expectMessage("A term of a short row has no coefficient.", in: exit?.standardErrorContent)
        }
    #endif

    @Test("A rectangle is removed only when no constraint contains any of it, and the next one takes its place")
    func rectangles() throws {
        let solver = Solver()
        let first = solver.makeBox()
        let handles = (first..<first + 4).map(solver.handle(ofVariable:))
        let height = try solver.add(handles[3] == 7)
        solver.solve()
        #expect(!solver.removeBox(first) && handles.allSatisfy(solver.contains))
        try solver.remove(height)
        #expect(solver.removeBox(first) && !handles.contains(where: solver.contains))
        #expect(solver.makeBox() == first && solver.makeBox() == first + 4)
        let new = (first..<first + 4).map(solver.handle(ofVariable:))
        try solver.add(new[3] >= -7)
        try solver.add(new[0] == -3)
        solver.solve()
        #expect(new.map(solver.value(of:)) == [-3, 0, 0, 0])
        #expect(solver.undetermined.map { $0.index - Int(first) } == [1, 2, 3, 4, 5, 6, 7])
    }
}
