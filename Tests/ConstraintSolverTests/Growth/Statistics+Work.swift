import ConstraintSolver

extension Statistics {
    /// The sum of all counts, which must grow linearly.
    var work: Int {
        stepsReplayed + variablesRedecided + componentsSolved + componentVariables + pivots + rowsTouched
            + refactorizations
    }
}
