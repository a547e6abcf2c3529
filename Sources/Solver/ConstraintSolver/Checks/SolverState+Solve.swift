/// The rounds of a solve.
///
/// A solve repeats its phases until nothing remains to be done: it replays the forward plan, propagates and decomposes
/// (`Presolve`), solves the components (`Optimum`), replays the postsolve plan (`Plans`), and checks the lazy
/// constraints (`Verification`), which may require another round.
extension SolverState {
    /// Processes all edits since the last call.
    mutating func solve() {
        while let variable = changedVariables.popLast() { store.variables[variable].isChanged = false }
        hasRemovedChanges = false
        statistics = Statistics()
        round = 0
        isBuilding = forwardPlan.steps.isEmpty && postsolvePlan.steps.isEmpty && components.isEmpty
        retryConflictsOfChangedRanks()
        if isDirty { haveIrreducibleSets = false }
        while isDirty {
            unassignOrphans()
            replayForward()
            placePending()
            propagateRequiredEqualities()
            decompose()
            refineForward()
            isDirty = false
            replay()
            verify()
            round += 1
        }
        statistics.rowsTouched += statistics.stepsReplayed
        if isBuilding { releaseLists() }
        isBuilding = false
        forwardPlan.compact(store)
        postsolvePlan.compact(store)
        #if SOLVER_CHECKS
            checkInvariants()
        #endif
    }

    /// Frees the lists that a first solve has filled, since edits need only short lists.
    private mutating func releaseLists() {
        unassignedRows = Pool()
        unassignedVariables = Pool()
        propagationQueue = Pool()
        checks = Pool()
    }
}
