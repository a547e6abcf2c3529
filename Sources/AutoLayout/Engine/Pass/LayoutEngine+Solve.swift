internal import ConstraintSolver

extension LayoutEngine {
    /// Brings rows and values up to date and marks the views whose values changed; does nothing if nothing is pending.
    /// - Parameters:
    ///   - top: The view whose pass it is, so that frames can be set at once; nil if there is none.
    ///   - follow: Called before content whose height has changed is solved again, so that constraints can follow it.
    func solve(placingIn top: LayoutNode? = nil, _ follow: () -> Void = {}) {
        guard needsSolve else { return }
        defer { isSolving = false }
        conditions?.beginSolve()
        var needsToFollow = switchConditions(isSolved: false)
        repeat {
            widenHuggers()
            var (rounds, isHugging) = (0, false)
            repeat {
                isSolving = false
                if needsToFollow { follow() }
                needsToFollow = true
                isSolving = true
                readContents()
                // A content getter may have moved the whole tree into another one, or released its root.
                if stage != .live { return }
                solver.solve()
                statistics.add(solver.statistics)
                needsSolve = holdsWork
                // If there is more to solve, frames must not change yet, since views are called first.
                takeChanges(isPlacing: !needsSolve && !hasFittedContent && top.map(placesDirectly) == true)
                rounds += 1
            } while goesOn(after: rounds, &isHugging)
        } while !needsSolve && switchConditions(isSolved: true)
        findings.areDue = true
        isSolving = false
        let changed = changedMeanwhile
        changedMeanwhile.removeAll(keepingCapacity: true)
        for node in changed where node.engine === self && node.isInUse {
            lastInvalidatingNode = node
            contentChanged(of: node)
        }
    }

    /// Whether wrapped content must be solved again: for its height, and then once for its longest line.
    private func goesOn(after rounds: Int, _ isHugging: inout Bool) -> Bool {
        if fitContent() && rounds < LayoutEngine.fitLimit { return true }
        if huggers.isEmpty || isHugging { return false }
        isHugging = true
        return narrowHuggers()
    }

    /// Brings all rows up to date. Views are asked for their content and baselines, and may change anything meanwhile;
    /// changes to rows already handled are left for another round.
    private func readContents() {
        refreshStaleBaselines()
        if needsRebuild { rebuild() }
        makeRoom()
        refreshItems()
        makeRows()
        makeRequestedVariables()
        refreshItems()
    }

    /// Whether any rows are waiting to be made.
    private var holdsWork: Bool {
        needsRebuild || table.awaitingCount > 0 || items.awaitingRowsCount > 0 || !awaitingVariables.isEmpty
            || !staleBaselines.isEmpty
    }

    /// Lets the solver's storage grow once for all that is waiting: four unknowns for each item, four rows of one
    /// term for the size of content or for the frame of the root, and the rows of the constraints.
    private func makeRoom() {
        let contents = items.awaitingRowsCount + items.newContentCount + 1
        solver.reserve(
            variables: 4 * (items.newCount + 1), constraints: table.awaitingCount + 4 * contents,
            terms: table.awaitingTermCount + 4 * contents)
    }

    /// Hands pending results of the solver to the items before a trial: the solver reports only the changes of its last
    /// solve, and a trial solves again.
    func applyPendingEdits() {
        solver.solve()
        takeChanges()
    }
}
