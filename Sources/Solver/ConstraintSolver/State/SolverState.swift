/// The state of a solver, as one value on which the phases work.
///
/// An edit changes the store, takes back the reductions that depend on the change (`Presolve`), and marks the values to
/// be computed again (`Replay`). `solve()` runs the phases, and `Conflicts` resolves contradictions that any of them
/// finds. The article *How the solver works* has a table of the phases, with the input, output and invariant of each.
struct SolverState: ~Copyable {
    private let addressOnly = AddressOnly()

    /// The memory that `reserve` allocated for pools.
    var block = Block()
    var store = Store()
    var simplex = Simplex()
    var singleVariable = SingleVariableOptimum()
    /// If false, each connected region is optimized as a whole, starting from resting values: an independent path to
    /// the same solution, for tests.
    let usesFastPath: Bool
    /// The total violation of required constraints that is no conflict; see `Solver.init(usesFastPath:tolerance:)`.
    let tolerance: Double

    /// The steps that compute the forward variables, and those that compute the postsolved variables.
    var forwardPlan = Plan()
    var postsolvePlan = Plan()
    var forwardSteps = RecordedSteps()
    var postsolvedSteps = RecordedSteps()
    var components = Pool<ComponentRecord>()
    var freeComponents = Pool<Int32>()

    var isDirty = false
    /// Forward variables that have lost their determining constraint.
    var orphans = Pool<Int32>()
    /// The first slot of the new constraints, which are pending but not listed in `pendingRows`.
    var placedCount: Int32 = 0
    var pendingRows = Pool<Int32>()
    var unassignedRows = Pool<Int32>()
    var unassignedVariables = Pool<Int32>()
    var propagationQueue = Pool<Int32>()
    var checks = Pool<Int32>()
    /// Variables with a lower bound of 0 that have become negative in this solve.
    var negatives = Pool<Int32>()
    var dirtyComponents = Pool<Int32>()
    /// The rows that a walk back through a plan has reached, as a heap with the last step first.
    var walk = Pool<WalkStep>()
    /// The share of each variable in the sum that is being computed; zero while there is no such sum.
    var shares = Pool<Share>()
    var changedVariables = Pool<Int32>()
    /// Whether one of the changed variables has been removed.
    var hasRemovedChanges = false
    var conflicts = ConflictTable()
    /// The client's ranks of ordinary constraints; nil if their ages decide conflicts. This is safe because the client
    /// owns the solver.
    @safe unowned(unsafe) var ranking: (any ConflictRanking)?
    /// Whether the ranks of members of conflicts may have changed since the last solve.
    var haveChangedRanks = false
    /// Whether the members of the conflicts have been chosen by rank; see `findIrreducibleSets`.
    var haveIrreducibleSets = false
    /// The number of undetermined variables, and how often a variable has become or ceased to be undetermined.
    var undeterminedCount = 0
    var undeterminedChanges = 0
    /// The number of variables whose rounding error may grow too large for doubles, and the low parts of all values in
    /// double-double form.
    var magnifiedCount = 0
    var tails = Pool<Double>()
    /// Whether any component has ever been unverified.
    var mayHaveUnverifiedComponents = false
    var statistics = Statistics()
    /// The round of the current solve; another round follows if an assumption turns out to be wrong.
    var round = 0
    /// Whether the current solve began without plans and components, as the first solve does.
    var isBuilding = false

    /// The terms of the constraint that is being added or changed.
    var newTerms = Pool<TermRecord>()

    /// The working storage of the phases.
    var stack = Pool<Int32>()
    var contacts = Pool<Int32>()
    var downstream = Pool<Int32>()
    var postsolveOrder = Pool<Int32>()
    var componentVariables = Pool<Int32>()
    var componentRows = Pool<Int32>()
    var restingValues = Pool<Double>()
    var proof = Pool<ProofRow>()
    /// Whether a proof includes a variable whose determining constraint has just been dropped.
    var isProofStale = false

    init(usesFastPath: Bool, tolerance: Double) {
        (self.usesFastPath, self.tolerance) = (usesFastPath, tolerance)
    }

    /// Whether this is the first round of a solve that began without plans and components. In this round, every
    /// constraint that reads a variable is still to be evaluated or checked, so no reader has to be marked.
    var isFirstRound: Bool { isBuilding && round == 0 }

    @inline(__always) mutating func markChanged(_ variable: Int32) {
        if !store.variables[variable].isChanged {
            store.variables[variable].isChanged = true
            changedVariables.append(variable)
        }
    }
}
