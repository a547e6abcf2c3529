/// Everything a solver holds, as one value that the phases work on.
///
/// The way of a solve, a file each in `Phases`: `Propagation` decides what the required equalities alone decide; `Decomposition`
/// gives the rest a place: `ColumnSingletons` takes off what only follows from others, `RigidBlocks` finds blocks that move as a whole,
/// `Components` splits what remains, `Ordering` keeps the order; `Ranging` lets components follow edited constants where
/// their optimum stays proven; `Replay` computes values, each component by the methods in `Optimum`; `ScheduleReplay` goes a
/// way again that a constant has gone before; `Verification` looks at what was taken on trust, and `Conflicts` at what
/// cannot be. Edits only mark.
struct SolverState: ~Copyable {
    /// Always nil, and of a type that the compiler only ever uses by its address, which makes the whole state such a type.
    /// Else it hands a bitwise copy of all of it to each function that only reads.
    private let addressOnly: Any? = nil

    /// Memory of the pools for which `reserve` was called.
    var block = Block()
    var store = Store()
    var simplex = Simplex()
    var alone = OneVariable()
    /// Without it everything is one optimum per connected region, found from resting values: a second way to the same
    /// answer, for tests.
    let usesFastPath: Bool

    /// Steps that need nothing but earlier ones, and steps that follow from the components.
    var forwardPlan = Plan()
    var postsolvePlan = Plan()
    var schedule = Schedule()
    var components = Pool<ComponentRecord>()
    var freeComponents = Pool<Int32>()

    var isDirty = false
    /// Forward variables whose decider is gone.
    var orphans = Pool<Int32>()
    var pendingRows = Pool<Int32>()
    var looseRows = Pool<Int32>()
    var looseVariables = Pool<Int32>()
    var propagationQueue = Pool<Int32>()
    var checks = Pool<Int32>()
    /// Variables that must not be negative, and have been in this solve.
    var negatives = Pool<Int32>()
    var dirtyComponents = Pool<Int32>()
    /// Constants of components that were edited since the last solve, and where that moves variables.
    var edits = Pool<ConstantEdit>()
    var moves = Pool<RangedMove>()
    var changedVariables = Pool<Int32>()
    /// How variables with a carrier move, by variable.
    var motions = Pool<Motion>()
    var conflicts: [StoredConflict] = []
    /// How many variables are undecided, and how often one has become so or ceased to be.
    var undecidedCount = 0
    var undecidedChanges = 0
    var statistics = Statistics()
    /// The rounds of the solve under way: another one follows when something taken on trust turned out otherwise.
    var round = 0
    /// Whether nothing had a place before: then all that reads a value is marked anyway.
    var isFirstSolve = false

    /// The terms of the constraint that is being added or changed.
    var newTerms = Pool<TermRecord>()

    /// Work space of the phases.
    var stack = Pool<Int32>()
    var contacts = Pool<Int32>()
    var downstream = Pool<Int32>()
    var blocks = BlockSearch()
    var postsolveOrder = Pool<Int32>()
    var componentVariables = Pool<Int32>()
    var componentRows = Pool<Int32>()
    var restingValues = Pool<Double>()
    var proof = Pool<ProofRow>()
    var proofGradient = Pool<Double>()
    var proofMagnitude = Pool<Double>()
    var proofMarks = OrderedBits()
    /// Whether a proof ran into a variable whose decider has just been set aside.
    var isProofStale = false

    init(usesFastPath: Bool) {
        self.usesFastPath = usesFastPath
    }

    /// Brings everything up to date with the edits since the last call.
    mutating func solve() {
        while let variable = changedVariables.popLast() { store.variables[variable].isChanged = false }
        statistics = Statistics()
        round = 0
        isFirstSolve = forwardPlan.steps.isEmpty && postsolvePlan.steps.isEmpty && components.isEmpty
        while isDirty {
            undecideOrphans()
            replayForward()
            placePending()
            propagateRequiredEqualities()
            arrangeLoose()
            isDirty = false
            replay()
            verify()
            round += 1
            isFirstSolve = false
        }
        statistics.rowsTouched += statistics.stepsReplayed
        forwardPlan.compact(store)
        postsolvePlan.compact(store)
        #if SOLVER_CHECKS
            checkInvariants()
        #endif
    }

    @inline(__always) mutating func markChanged(_ variable: Int32) {
        if !store.variables[variable].isChanged {
            store.variables[variable].isChanged = true
            changedVariables.append(variable)
        }
    }
}
