/// Whether the numbers of a solve can be trusted, as a ladder: a number that may be rounding error is *suspicious* and is
/// computed again; if it stays suspicious, the result is *unverified* and the component is solved again, with *care*.
struct Trust {
    /// Whether rounding error may have interfered: for example, a level ended without proof, or a residual is on a side
    /// that its level excluded.
    private(set) var isUnverified = false
    /// Whether a number computed since the last check may be rounding error.
    private(set) var isSuspicious = false
    /// Whether the basis is refactored often, to keep rounding error as small as possible.
    private(set) var isCareful = false
    /// The multiple of its tolerance that a residual may reach before the component is solved again, more carefully.
    /// Tests set it to a negative number, so that this happens whenever the residuals are checked.
    var alarm = Tolerance.alarm
    /// Whether the values result from steps rather than from solving the rows of the basis.
    private(set) var hasMoved = false
    private var doubt = Doubt.none
    /// The distance by which rounding error may have moved the values since all of them were solved for.
    private var drift = 0.0

    /// Begins a solve in which numbers are doubted as the problem requires.
    mutating func begin(_ problem: borrowing LocalProblem) {
        (isUnverified, isSuspicious, hasMoved, drift) = (false, false, false, 0)
        // If the basis is refactored as often as in a careful solve, only delicate coefficients amplify rounding error
        // beyond the tolerance for zero.
        doubt = isCareful && !problem.isDelicate ? .none : problem.doubt
    }

    mutating func setCareful(_ careful: Bool) { isCareful = careful }

    /// Records a number as suspicious if it may be rounding error, given the magnitudes that went into it.
    mutating func suspect(_ number: Double, _ size: Double, magnitude: Double) {
        let scale = max(size, magnitude)
        if abs(number) < doubt.below * scale, abs(number) > doubt.above * scale { isSuspicious = true }
    }

    mutating func dismissSuspicion() { isSuspicious = false }

    /// Makes the result unverified if a number is still suspicious.
    mutating func acceptSuspicion() { if isSuspicious { (isUnverified, isSuspicious) = (true, false) } }

    mutating func markUnverified() { isUnverified = true }

    /// Replaces the judgment of the solve by that of a solve in fractions.
    mutating func judge(isUnverified: Bool) { self.isUnverified = isUnverified }

    mutating func basisChanged() { hasMoved = true }

    /// Records the rounding error of a move, given the largest value before or after it.
    mutating func valuesMoved(largest: Double) { drift += Double.ulpOfOne * largest }

    mutating func valuesSolved() { drift = 0 }

    func hasDrifted(beyond distance: Double) -> Bool { drift > distance }
}
