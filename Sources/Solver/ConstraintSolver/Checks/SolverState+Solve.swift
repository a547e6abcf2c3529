/// The rounds of a solve.
///
/// A solve repeats its phases until nothing remains to be done: it replays the forward plan, propagates and decomposes
/// (`Presolve`), solves the components (`Optimum`), replays the postsolve plan (`Plans`), and checks the lazy
/// constraints (`Verification`), which may require another round.
extension SolverState {
    /// Processes all edits since the last call.
    mutating func solve() {
        while let variable = changes.popVariable() { store.variables[variable].isChanged = false }
        changes.setRemoved(false)
        progress.begin(isBuilding: forward.steps.isEmpty && postsolve.steps.isEmpty && components.count == 0)
        retryConflictsOfChangedRanks()
        if progress.isDirty { conflicts.setIrreducible(false) }
        while progress.isDirty {
            unassignOrphans()
            replayForward()
            placePending()
            propagateRequiredEqualities()
            decompose()
            refineForward()
            progress.settle()
            replay()
            verify()
            progress.endRound()
            if !progress.isDirty { retryStaleConflict() }
        }
        progress.statistics.rowsTouched += progress.statistics.stepsReplayed
        progress.end()
        forward.compact(store)
        postsolve.compact(store)
        #if SOLVER_CHECKS
            checkInvariants()
        #endif
    }
}
