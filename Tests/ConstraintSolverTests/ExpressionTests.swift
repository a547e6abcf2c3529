import ConstraintSolver
import Testing

@Suite("Expressions and constraints, as people write them")
struct ExpressionTests {
    private let solver = Solver()

    @Test("A comparison of two variables is a constraint unless a Bool is wanted")
    func comparison() throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        let same = x == y
        try solver.add(same)
        try solver.add(y == 20)
        solver.solve()
        #expect(solver.value(of: x) == 20)
        let (isSame, isItself): (Bool, Bool) = (x == y, x == x)
        #expect(!isSame && isItself)
        #expect([x, y].firstIndex(of: y) == 1 && Set([x, y, x]).count == 2)
    }

    @Test("Expressions and constraints print as they are written, variables by their indices")
    func descriptions() throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        #expect("\(x) \(y)" == "x0 x1")
        #expect("\(2 * x - y + 5)" == "2.0 * x0 - x1 + 5.0")
        #expect("\(-x - 5)" == "-x0 - 5.0" && "\(x.expression)" == "x0")
        #expect("\(x + 0.5 * y <= 30)" == "x0 + 0.5 * x1 <= 30.0")
        #expect("\(LinearConstraint(terms: [], relation: .equal, constant: 1))" == "0.0 == 1.0")
        #expect("\(LinearExpression(constant: 2))" == "2.0")
        #expect("\(try solver.add(x == 3))" == "c0")
    }

    @Test("Expressions are multiplied, divided and added to numbers on either side")
    func arithmetic() {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        let sum = x + 3 * y + 5
        #expect("\(sum * 2)" == "2.0 * x0 + 6.0 * x1 + 10.0" && "\(2 * sum)" == "\(sum * 2)")
        #expect("\(sum / 4)" == "0.25 * x0 + 0.75 * x1 + 1.25" && "\(1 + sum)" == "x0 + 3.0 * x1 + 6.0")
        #expect("\(1 - sum)" == "-x0 - 3.0 * x1 - 4.0" && "\(sum - 1)" == "x0 + 3.0 * x1 + 4.0")
        #expect([x, y].map(solver.name) == ["x", "y"])
        #expect(solver.name(of: solver.makeVariable()) == nil && Solver().name(of: x) == nil)
    }

    @Test("A variable that cancels out of a constraint is not in it, and can be removed")
    func canceled() throws {
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(x + 2 * y - x == 10)
        solver.solve()
        #expect(solver.value(of: y) == 5)
        try solver.remove(x)
        #expect(throws: SolverError.variableInUse(y, constraints: 1)) { try solver.remove(y) }
    }
}
