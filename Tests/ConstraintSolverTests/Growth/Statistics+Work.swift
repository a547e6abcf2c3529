import ConstraintSolver

extension Statistics {
    /// All that was counted, in one number: what "grows linearly" is said of.
    var work: Int {
        stepsReplayed + variablesRedecided + componentsSolved + componentVariables + pivots + rowsTouched
            + refactorizations
    }
}
