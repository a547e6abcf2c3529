import ConstraintSolver

extension Statistics {
    /// The sum of all counts up to the refactorizations, as a measure of the work.
    var work: Int {
        stepsReplayed + variablesRedecided + componentsSolved + componentVariables + pivots + rowsTouched
            + refactorizations
    }
}
