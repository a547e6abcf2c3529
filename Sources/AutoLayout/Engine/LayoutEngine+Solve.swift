internal import ConstraintSolver

extension LayoutEngine {
    /// Brings rows and values up to date and marks the views whose values changed; nothing where nothing is pending.
    /// - Parameter follow: called before content that has got another height is solved again, so that constraints can
    ///   follow it.
    func solve(_ follow: () -> Void = {}) {
        guard needsSolve else { return }
        var rounds = 0
        repeat {
            if rounds > 0 { follow() }
            refreshStaleBaselines()
            if needsRebuild { rebuild() }
            makeRoom()
            refreshItems()
            makeRows()
            useWaitingItems()
            refreshItems()
            solver.solve()
            statistics.add(solver.statistics)
            needsSolve = false
            takeChanges()
            rounds += 1
        } while fitContent() && rounds < LayoutEngine.fitLimit
        hasNews = true
    }

    /// Lets the solver's storage grow once for all that is waiting: four unknowns for each item, and what most constraints
    /// have in terms.
    private func makeRoom() {
        let (items, rows) = (items.awaitingRowsCount + awaitingUse.count, table.awaitingCount)
        solver.reserve(variables: 4 * items, constraints: rows, terms: 3 * rows)
    }

    /// Tells the items their new values and lists those that have any.
    func takeChanges() {
        let (nodes, roles) = (items.nodes, items.roles)
        var listed = items.awaitingPlace
        items.awaitingPlace = []
        var refitted: [Int32] = []
        solver.withChanges { changed, values in
            for position in changed.indices {
                let index = Int(changed[position])
                let role = roles[index]
                guard role >= 0, let flags = nodes[Int(role >> 2)]?.flags else { continue }
                if role & 3 == 2, flags.contains(.heightFollowsWidth) { refitted.append(role >> 2) }
                if !flags.contains(.awaitsPlace) { listed.append(role >> 2) }
                nodes[Int(role >> 2)]?.take(values[index], at: role & 3)
            }
        }
        items.awaitingPlace = listed
        awaitingFit += refitted.compactMap { nodes[Int($0)] }
    }
}
