internal import ConstraintSolver

extension LayoutEngine {
    /// The maximum number of times that content heights are fitted to the solved widths before the pass begins another
    /// round.
    private static let fitLimit = 4

    /// Updates rows and values, and lists the items whose values have changed or sets their frames; does nothing if
    /// nothing is pending.
    /// - Parameters:
    ///   - top: The view at the top of the current pass, so that frames can be set immediately; nil if frames must not
    ///     change.
    ///   - follow: Called before each solve that follows a change of content or conditions, so that views can update
    ///     their constraints.
    package func solve(placingIn top: LayoutNode? = nil, _ follow: () -> Void = {}) {
        guard needsSolve else { return }
        defer { progress.isSolving = false }
        if table.awaitingCount > 0 { retryConditions() }
        conditions.table?.beginSolve()
        var needsToFollow = switchConditions(isSolved: false)
        repeat {
            widenHuggingContent()
            var (rounds, isHugging) = (0, false)
            repeat {
                progress.isSolving = false
                if needsToFollow { follow() }
                needsToFollow = true
                progress.isSolving = true
                if stage == .live { readContents() }
                // A callback may have moved the whole tree into another one, or released its root.
                if stage != .live { return }
                solveRows()
                reports.statistics.add(solver.statistics)
                pending.endSolve(needsAnother: holdsWork)
                // If another solve follows, frames must not change yet, since callbacks come first.
                takeChanges(isPlacing: !needsSolve && !pending.hasFittedContent && top.map(placesDirectly) == true)
                rounds += 1
            } while goesOn(after: rounds, &isHugging)
        } while !needsSolve && switchConditions(isSolved: true)
        reports.findings.areDue = true
        progress.isSolving = false
        for node in pending.takeChangedMeanwhile() where node.engine === self && node.isInUse {
            pending.invalidated(by: node)
            contentChanged(of: node)
        }
    }

    /// Whether wrapped content requires another solve: first for its height, then once for the width of its longest
    /// line.
    private func goesOn(after rounds: Int, _ isHugging: inout Bool) -> Bool {
        if fitContent() && rounds < LayoutEngine.fitLimit { return true }
        if pending.hugging.isEmpty || isHugging { return false }
        isHugging = true
        return narrowHuggingContent()
    }

    /// Brings all rows up to date. Views are asked for their content and baselines, and may change anything in the
    /// process; changes to rows already handled are left for another round.
    private func readContents() {
        refreshStaleBaselines()
        if pending.needsRebuild, stage == .live { rebuild() }
        if table.awaitingCount > 0 || items.newCount > 0 { makeRoom() }
        refreshItems()
        makeRows()
        makeRequestedVariables()
        refreshItems()
    }

    /// Whether any rows must still be made or updated.
    private var holdsWork: Bool {
        pending.needsRebuild || table.awaitingCount > 0 || items.awaitingRowsCount > 0
            || !pending.awaitingVariables.isEmpty
            || !pending.staleBaselines.isEmpty
    }

    /// Reserves the solver's storage for everything that is pending: four variables for each new item, four one-term
    /// rows for each item that may need rows of its own, and the rows of the constraints, most of which have up to three
    /// terms.
    private func makeRoom() {
        let (constraints, contents) = (table.awaitingCount, items.awaitingRowsCount + items.newContentCount + 1)
        solver.reserve(
            variables: 4 * (items.newCount + 1), constraints: constraints + 4 * contents,
            terms: 3 * constraints + 4 * contents)
    }

    /// Transfers the pending results of the solver to the items before a trial, since the solver reports only the
    /// changes of its last solve, and a trial solves again.
    package func applyPendingEdits() {
        solveRows()
        takeChanges()
    }
}
