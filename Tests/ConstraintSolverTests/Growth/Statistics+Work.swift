import ConstraintSolver

extension Statistics {
    /// The sum of all counts up to the refactorizations, which must grow linearly.
    var work: Int {
        stepsReplayed + variablesRedecided + componentsSolved + componentVariables + pivots + rowsTouched
            + refactorizations
    }
}
