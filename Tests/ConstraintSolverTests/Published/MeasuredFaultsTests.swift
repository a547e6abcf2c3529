import ConstraintSolver
import Testing

/// Faults measured in kiwi 1.4, amoeba, kasuari and CassowarySwift that have not been reported in their issue trackers.
@Suite("Measured faults of others")
struct MeasuredFaultsTests {
    let solver = Solver()

    private func value(_ variable: Variable) -> Double { solver.value(of: variable) }

    @Test("Either of two redundant equalities can be removed, and the other still holds", arguments: [0, 1])
    func redundantEqualities(removed: Int) throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        let alternatives = [try solver.add(x + y == 10), try solver.add(2 * x + 2 * y == 20)]
        try solver.add(x == 0, priority: 500)
        try solver.add(y == 0, priority: 500)
        solver.solve()
        try solver.remove(alternatives[removed])
        solver.solve()
        #expect(value(x) + value(y) == 10)
        try solver.setConstant(of: alternatives[1 - removed], to: 30)
        solver.solve()
        #expect(solver.violation(of: alternatives[1 - removed]) == 0)
    }

    @Test("All variables in a cycle of equalities stay equal when any one equality is removed", arguments: 0..<4)
    func circle(removed: Int) throws {
        let ring = (0..<4).map { solver.makeVariable("v\($0)") }
        let links = try ring.indices.map { try solver.add(ring[$0] == ring[($0 + 1) % 4]) }
        solver.solve()
        try solver.remove(links[removed])
        try solver.add(ring[0] == 7)
        solver.solve()
        #expect(ring.map(value) == [7, 7, 7, 7])
    }

    @Test("A contradiction leaves every value at or above its required lower bound")
    func boundsSurvive() throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(x >= 10)
        try solver.add(y >= x + 5)
        try solver.add(x + y <= 8)
        solver.solve()
        #expect(value(x) >= 10 && value(y) >= value(x) + 5)
        #expect(solver.conflicts.count == 1)
    }

    @Test("After a contradiction, edits of unrelated variables still take effect")
    func unrelatedEdits() throws {
        let (x, y, z) = (solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z"))
        let edit = try solver.add(z == 1, priority: 900)
        try solver.add(x + y >= 10)
        try solver.add(x + y <= 5)
        for wish in 1...20 {
            try solver.setConstant(of: edit, to: Double(wish))
            solver.solve()
            #expect(value(z) == Double(wish))
        }
    }

    @Test("An underdetermined system has the same answer every time it is built")
    func oneAnswer() throws {
        func build() throws -> [Double] {
            let solver = Solver()
            let variables = (0..<8).map { solver.makeVariable("v\($0)") }
            for i in 0..<7 { try solver.add(variables[i] + variables[i + 1] >= Double(10 * i)) }
            try solver.add(variables[0] + variables[3] - variables[5] == 4)
            solver.solve()
            return variables.map { solver.value(of: $0) }
        }
        let first = try build()
        for _ in 0..<100 { #expect(try build() == first) }
    }

    @Test("The slots of removed variables and constraints are reused")
    func placesUsedAgain() throws {
        for _ in 0..<10_000 {
            let x = solver.makeVariable()
            let c = try solver.add(x == 1)
            #expect(x.index < 4 && c.index < 4)
            try solver.remove(c)
            try solver.remove(x)
        }
    }

    @Test("If x equals y and is later set to 10, y follows")
    func follows() throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(x == y)
        solver.solve()
        try solver.add(x == 10)
        solver.solve()
        #expect(value(y) == 10)
        #expect(Set(solver.changedVariables) == [x, y])
    }

    @Test("Two rows made infeasible by one edit are both dropped, and return")
    func twoAtOnce() throws {
        let (x, y, z) = (solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z"))
        let edit = try solver.add(x == 5)
        let upper = try solver.add(y - x <= 10)
        let lower = try solver.add(z + x >= 0)
        let fixed = [try solver.add(y == 12), try solver.add(z == -5)]
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        try solver.setConstant(of: edit, to: 1)
        solver.solve()
        #expect(Set(solver.conflicts.map(\.dropped)) == Set(fixed))
        #expect(solver.violation(of: upper) == 0 && solver.violation(of: lower) == 0)
        try solver.setConstant(of: edit, to: 6)
        solver.solve()
        #expect(solver.conflicts.isEmpty)
        #expect(value(y) == 12 && value(z) == -5)
    }

    @Test("An edit after a change of structure acts on the new structure")
    func editAfterStructure() throws {
        let (x, y, z) = (solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z"))
        let edit = try solver.add(x == 1)
        let link = try solver.add(y == 2 * x)
        solver.solve()
        try solver.remove(link)
        try solver.add(z == 3 * x)
        try solver.setConstant(of: edit, to: 4)
        solver.solve()
        #expect([x, y, z].map(value) == [4, 0, 12])
    }

    @Test("Equal columns are laid out at every width", arguments: [3, 7, 12, 31])
    func equalColumns(count: Int) throws {
        let columns = (0..<count).map { _ in (x: solver.makeVariable(), width: solver.makeVariable()) }
        try solver.add(columns[0].x == 0.1)
        for (left, right) in zip(columns, columns.dropFirst()) {
            try solver.add(right.x == left.x + left.width + 0.3)
            try solver.add(right.width == columns[0].width)
        }
        let end = try solver.add(columns[count - 1].x + columns[count - 1].width == 1)
        for width in stride(from: 10.0, through: 4_000, by: 33.3) {
            try solver.setConstant(of: end, to: width)
            solver.solve()
            #expect(solver.conflicts.isEmpty)
            let expected = (width - 0.1 - 0.3 * Double(count - 1)) / Double(count)
            #expect(columns.allSatisfy { abs(value($0.width) - expected) < 1e-9 * width })
        }
    }

    @Test("After a removal the change list names everything that moved")
    func changesAfterRemoval() throws {
        let (x, y, z) = (solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z"))
        let high = try solver.add(x == 10, priority: 900)
        try solver.add(x == 3, priority: 100)
        try solver.add(y == x + 1)
        try solver.add(z == 8)
        solver.solve()
        try solver.remove(high)
        solver.solve()
        #expect(Set(solver.changedVariables) == [x, y])
        #expect(value(x) == 3 && value(y) == 4)
    }

    @Test("No small coefficient is silently dropped", arguments: [1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9])
    func smallCoefficients(coefficient: Double) throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(coefficient * x + y == 1)
        try solver.add(y == 0)
        solver.solve()
        #expect(abs(value(x) * coefficient - 1) < 1e-9)
    }
}
