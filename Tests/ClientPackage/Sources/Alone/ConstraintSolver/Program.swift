import ConstraintSolver

/// Two variables, one of which has a preferred value.
@main
struct Program {
    static func main() throws {
        let solver = Solver()
        let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
        try solver.add(2 * x + y == 10)
        try solver.add(x == 3, priority: 750)
        solver.solve()
        print("x = \(solver.value(of: x)), y = \(solver.value(of: y))")
        precondition(solver.value(of: x) == 3 && solver.value(of: y) == 4, "y is 10 - 2 · 3.")
    }
}
