/// The exact optimum of one component: the minimum total violation, level after level.
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
///
/// The state is divided among parts, each of which is changed by its own methods only:
///
/// | part | state | methods |
/// |---|---|---|
/// | `LocalProblem` | the rows, columns, values and residuals of the component | `appendRow`, `complete`, `updateResiduals` |
/// | `Levels` | the range of each level, and which one left a single point | `end(before:)`, `level(of:)`, `decide(at:)` |
/// | `FirstBasis` | the candidates for the first basis, whether it is a warm start | `chooseBasis`, `refactorize` |
/// | `Basis` | the factors of the basis and the vectors solved with them | `ftran`, `btran`, `update`, `solveValues` |
/// | `Multipliers` | the rows with multipliers, how up to date they are, the rows that may leave | `computeMultipliers`, `refineMultipliers`, `chooseLeaving` |
/// | `StepPath` | the rows that a step moves, and the breakpoints on its path | `collectRates`, `collectBreakpoints`, `move` |
/// | `BoundFlips` | the flips that are tried together, and when to try again | `flipTogether` |
/// | `Trust` | suspicion, care, drift | `suspect`, `acceptSuspicion`, `markUnverified` |
/// | `Proofs` | the proofs that required rows cannot all hold | `proveInfeasibility`, `proveContradictoryLimits` |
struct Simplex: ~Copyable {
    /// What the steps are taken for.
    enum Purpose {
        case levels
        /// The levels are done, so the multipliers of fixed variables no longer matter.
        case ties
        /// The restrictions of a row are not applied to rows parallel to it.
        case proof
    }

    private let addressOnly = AddressOnly()

    var problem = LocalProblem()
    var levels = Levels()
    var firstBasis = FirstBasis()
    var basis = Basis()
    var multipliers = Multipliers()
    var path = StepPath()
    var flips = BoundFlips()
    var trust = Trust()
    var proofs = Proofs()
    var work = Work()
    var purpose = Purpose.levels
    /// Whether the first basis is guessed from the priorities; otherwise every variable starts at its resting value.
    var startsFromPlan = true
    /// The rows of the level that is being minimized.
    var rows = Pool<Int32>()
    /// The optional rows in the order of ties.
    var tied = Pool<Int32>()
    /// The number of slots whose row could still move.
    var freeSlotCount = 0
    /// The number of consecutive steps of length zero, and the number after which, for each variable one more, the rule
    /// that cannot cycle is used. Tests set the latter to a negative number, so that this rule is always used.
    var degenerateSteps = 0
    var degenerateLimit = 20
    /// For each variable, by local index, whether all levels and the ties between constraints leave it undetermined.
    var undetermined = Pool<Bool>()

    /// Whether doubles have been precise enough for the solution.
    var isTrusted: Bool { !trust.isUnverified && !problem.hasHeldLarge }
    /// The number of etas after which the basis is refactored; refactoring costs more if more rows have to be
    /// eliminated.
    var updateLimit: Int { trust.isCareful ? 6 : max(48, basis.eliminatedCount / 2) }

    /// Chooses a first basis for the rows now in `problem`, and computes the values and residuals.
    mutating func prepare() {
        undetermined.reset(to: problem.variableCount, filling: false)
        multipliers.prepare(slotCount: problem.variableCount)
        path.begin()
        degenerateSteps = 0
        trust.begin(problem)
        flips.resume()
        if !startsFromPlan { startFromRest() }
        chooseBasis()
        freeSlotCount = problem.variableCount
        basis.solveValues(&problem)
        problem.updateResiduals()
    }

    /// Restricts the directions in which a row may move, and keeps count of the free rows of the basis.
    mutating func fix(_ row: Int32, mayRise: Bool, mayFall: Bool) {
        let wasFree = problem.rows[row].isFree
        problem.rows[row].phase = .fixed
        problem.rows[row].mayRise = problem.rows[row].mayRise && mayRise
        problem.rows[row].mayFall = problem.rows[row].mayFall && mayFall
        if problem.rows[row].slot >= 0, wasFree, !problem.rows[row].isFree { freeSlotCount -= 1 }
    }
}

/// The work of a simplex since it was last counted.
struct Work {
    var pivots = 0
    var refactorizations = 0
    /// The products of two words that the last solve in fractions computed.
    var exactProducts = 0
}
