/// The state of a solver, as one value on which the phases work.
///
/// An edit changes the store, takes back the reductions that depend on the change (`Presolve`), and marks the values to
/// be computed again (`Replay`). `solve()` runs the phases, and `Conflicts` resolves contradictions that any of them
/// finds. The article *How the solver works* has a table of the phases, with the input, output and invariant of each.
///
/// The state is divided among parts, each of which is changed by its own methods only:
///
/// | part | state | methods |
/// |---|---|---|
/// | `Store` | variables, constraints, terms, values | `insertConstraint`, `link`, `setDropped` |
/// | `Placement` | what propagation has to place | `await`, `popPending`, `enqueue`, `popOrphan` |
/// | `OpenRegion` | what the next decomposition reduces | `append`, `popVariable` |
/// | `PostsolveSearch` | the order in which postsolved variables follow | `append(definition:)`, `push`, `pop` |
/// | `Plan`, twice | the steps that compute the forward and the postsolved variables | `append`, `mark`, `popMarked` |
/// | `Regions` | the components, and which must be optimized again | `begin`, `markDirty`, `popDirty`, `remove` |
/// | `SingleVariableOptimum`, `Simplex` | the component that is being optimized | `optimum`, `solve` |
/// | `PendingChecks` | rows and bounds that may be violated | `append`, `popNegative` |
/// | `PlanWalk` | a walk back through a plan, a proof | `append`, `popStep`, `popShare` |
/// | `ConflictTable` | the conflicts, and what ranks their members | `add`, `remove`, `setMembers` |
/// | `Precision` | what is computed in double-double arithmetic | `count`, `begin` |
/// | `ChangeList` | what clients learn of a solve | `append`, `countUndetermined` |
/// | `SolveProgress` | whether another round is needed, and the counts of work | `requestRound`, `settle` |
struct SolverState: ~Copyable {
    private let addressOnly = AddressOnly()

    var store = Store()
    var placement = Placement()
    var region = OpenRegion()
    var search = PostsolveSearch()
    var forward = Plan()
    var postsolve = Plan()
    var components = Regions()
    var singleVariable = SingleVariableOptimum()
    var simplex = Simplex()
    var checks = PendingChecks()
    var walk = PlanWalk()
    var conflicts = ConflictTable()
    var precision = Precision()
    var changes = ChangeList()
    var progress = SolveProgress()
    /// If false, each connected region is optimized as a whole, starting from resting values: an independent path to
    /// the same solution, for tests.
    let usesFastPath: Bool
    /// The total violation of required constraints that is no conflict; see `Solver.init(usesFastPath:tolerance:)`.
    let tolerance: Double

    init(usesFastPath: Bool, tolerance: Double) {
        (self.usesFastPath, self.tolerance) = (usesFastPath, tolerance)
    }

    mutating func markChanged(_ variable: Int32) {
        if !store.variables[variable].isChanged {
            store.variables[variable].isChanged = true
            changes.append(variable)
        }
    }
}
