/// The exact optimum of one component: the least total violation, level after level.
///
/// This is a primal simplex method for sums of absolute violations. A vertex is a basis: as many rows as there are
/// variables, all tight. A step moves one row of the basis to the side that reduces the cost, passes other rows while
/// the cost falls (Barrodale and Roberts, SIAM J. Numer. Anal. 10, 1973, doi:10.1137/0710069), and adds the row at
/// which it ends to the basis. There is no separate phase 1: required rows are the first level, and their violation is
/// minimized like any other.
///
/// After its level, a row is *fixed*: complementary slackness determines to which sides its residual may still move
/// without changing the optimum, and all later levels respect that. Therefore, each level is minimized over exactly the
/// optimal face of the levels before it. The last levels are the ties: each optional constraint alone, in the order of
/// `TieRank`, and then each variable's distance from its resting value. They leave one point, so the answer does not
/// depend on the path to it.
struct Simplex: ~Copyable {
    private let addressOnly = AddressOnly()

    var problem = LocalProblem()
    var basis = Basis()
    var kernel = Kernel()
    /// The end of each level's range of rows, required rows first.
    var levelEnds = Pool<Int32>()
    /// The number of required rows.
    var requiredRowCount: Int32 = 0
    /// Whether the first basis is guessed from the priorities; otherwise every variable starts at its resting value.
    var startsFromPlan = true

    /// For each variable, by local index, whether all levels and the ties between constraints leave it undetermined.
    var undetermined = Pool<Bool>()
    /// The last row of the level after which a single point was left; −1 if no level has left a single point, or if the
    /// component was solved in fractions.
    var decidingRow: Int32 = -1
    /// The number of slots whose row could still move.
    var freeSlotCount = 0

    var pivotCount = 0
    var refactorizationCount = 0
    /// Whether rounding error may have interfered: for example, a level ended without proof, or a residual is on a side
    /// that its level excluded.
    var isUnverified = false
    /// Whether doubles have been precise enough for the solution.
    var isTrusted: Bool { !isUnverified && !problem.hasHeldLarge }
    /// Whether a number computed since the last check may be rounding error.
    var isSuspicious = false
    var doubt = Doubt.none
    /// The multiple of its tolerance that a residual may reach before the component is solved again, more carefully.
    /// Tests set it to a negative number, so that this happens whenever the residuals are checked.
    var alarm = Tolerance.alarm
    /// Whether the basis is refactored often, to keep rounding error as small as possible.
    var isCareful = false
    /// The number of etas after which the basis is refactored; refactoring costs more if more rows have to be
    /// eliminated.
    var updateLimit: Int { isCareful ? 6 : max(48, basis.eliminatedCount / 2) }

    /// Whether a proof is being built. In a proof, the restrictions of a row are not applied to rows parallel to it.
    var isProving = false
    /// Whether the levels are done, so that the multipliers of fixed variables no longer matter.
    var isBreakingTies = false
    var newlyFixed = Pool<Int32>()
    /// The number of consecutive steps of length zero; after many, the rule that cannot cycle is used.
    var degenerateSteps = 0
    /// The rows of the level that is being minimized.
    var rows = Pool<Int32>()
    var tieRows = Pool<Int32>()
    /// The rows that have had a multiplier since all multipliers were last solved for.
    var rowsWithMultiplier = Pool<Int32>()
    /// The rows of the basis whose move reduced the cost when their multiplier last changed, as a heap.
    var leavingRows = Pool<LeavingRow>()
    /// Whether the multipliers are out of date, and whether they were solved for without updates since.
    var areMultipliersStale = true
    var areMultipliersNew = false
    /// Whether the multipliers were refined, so that none of them is mere rounding error.
    var areMultipliersRefined = false
    /// The low parts of the multipliers of rows in double-double arithmetic, while they are refined.
    var multiplierTails = Pool<Double>()
    var breakpoints = Pool<Breakpoint>()
    var movedRows = Pool<Int32>()
    var flips = Pool<Flip>()
    var laterReducedCosts = Pool<LaterReducedCost>()
    /// The number of steps until flips are tried again, and the length of the last such pause.
    var stepsUntilFlip = 0
    var flipPause = 0
    /// The proofs that required rows cannot all hold, one after the other: the rows of each, with their multipliers.
    var proofs = Pool<ProofRow>()
    /// The range that each variable's limits leave to it.
    var limits = Pool<Limits>()
    /// Whether the proofs were found in fractions, for the rows now in `problem`.
    var hasExactProofs = false
    /// The products of two words that the last solve in fractions computed.
    var exactProducts = 0
    /// For each variable, whether it occurs in a row already considered, satisfied or not, while a proof is being
    /// built.
    var isMentioned = Pool<Bool>()
    var isExcluded = Pool<Bool>()
    var exclusionCount = 0
    /// Rows that could determine a variable of the first basis, in order of preference.
    var candidates = OrderedBits()
    /// The limits among the candidates that relate several variables.
    var limitCandidates = Pool<LimitCandidate>()
    /// The end of the weakest level that determines each variable of the first basis.
    var strengths = Pool<Int32>()
    /// Whether the basis is chosen from the rows of an earlier basis.
    var isWarm = false
    /// The distance by which rounding error may have moved the values since all of them were solved for.
    var drift = 0.0
    /// Whether the values result from steps rather than from solving the rows of the basis.
    var hasMoved = false

    /// Chooses a first basis for the rows now in `problem`, and computes the values and residuals.
    mutating func prepare() {
        undetermined.reset(to: problem.variableCount, filling: false)
        isExcluded.reset(to: problem.variableCount, filling: false)
        movedRows.removeAll()
        degenerateSteps = 0
        (isUnverified, isSuspicious) = (false, false)
        // If the basis is refactored as often as in a careful solve, only delicate coefficients amplify rounding error
        // beyond the tolerance for zero.
        doubt = isCareful && !problem.isDelicate ? .none : problem.doubt
        (hasMoved, drift) = (false, 0)
        (stepsUntilFlip, flipPause) = (0, 0)
        if !startsFromPlan { startFromRest() }
        chooseBasis()
        freeSlotCount = problem.variableCount
        basis.solveValues(&problem)
        problem.updateResiduals()
    }

    /// Restricts the directions in which a row may move, and keeps count of the free rows of the basis.
    @inline(__always) mutating func fix(_ row: Int32, mayRise: Bool, mayFall: Bool) {
        let wasFree = problem.rows[row].isFree
        problem.rows[row].phase = .fixed
        problem.rows[row].mayRise = problem.rows[row].mayRise && mayRise
        problem.rows[row].mayFall = problem.rows[row].mayFall && mayFall
        if problem.rows[row].slot >= 0, wasFree, !problem.rows[row].isFree {
            freeSlotCount -= 1
            if isBreakingTies { fixVariables(from: problem.rows[row].slot) }
        }
    }
}

/// The point at which a row in the path of a step becomes tight or stops being tight, and the growth of the cost's
/// slope there.
struct Breakpoint: BitwiseCopyable {
    var distance: Double
    var slopeChange: Double
    var row: Int32

    @inline(__always) func comes(before other: Breakpoint) -> Bool {
        distance != other.distance
            ? distance < other.distance
            : slopeChange != other.slopeChange ? slopeChange > other.slopeChange : row < other.row
    }
}
