package import ConstraintSolver

/// The shared state of one tree of views: its solver, its active constraints and the work waiting for the next pass.
///
/// Nodes find their engine through their ancestors, and cache it after the first use. An edit only marks what has
/// changed, or updates or removes existing rows; `solve()` does the rest.
///
/// The state is divided among parts, each of which is changed by its own methods only:
///
/// | part | state | methods |
/// |---|---|---|
/// | `EngineLife` | the root, whether it is gone, what remains of its constraints | `fallDormant`, `fallApart`, `wake`, `dissolve`, `takeParting` |
/// | `RootSettings` | reading direction, pixels, measurer and scale of text | read from the root by `readRoot()` |
/// | `PendingWork` | whether to solve, whether to make all rows again, the items whose content or baselines are to be read | `requestSolve`, `requestRebuild`, and one method for each list |
/// | `Progress` | the pass in progress, its thread, the views that have asked for another layout | `beginPass`, `postpone`, `takePostponed`, `endPass` |
/// | `EngineReports` | the journal of diagnostics, the counts of work, the findings | `beginJournal`, `beginHistory`, `takeHistory` |
/// | `Conditions` | the table of conditions, the item that they read if they name none | those of `ConditionTable` |
/// | `ItemTable`, `ConstraintTable`, `BaselineReaders` | the items, the constraints, the constraints that read baselines | those of the tables |
///
/// The solver and the ranks of constraints in conflicts are private to this file.
package final class LayoutEngine {
    /// The root, and what is left of the tree once it is gone.
    var life: EngineLife
    /// The root's settings, which apply to the whole tree.
    private(set) var settings = RootSettings()
    /// What waits for the next solve.
    var pending = PendingWork()
    /// The pass or solve in progress.
    var progress = Progress()
    /// Diagnostics and counts.
    var reports = EngineReports()
    /// The conditions in use.
    var conditions = Conditions()
    /// Constraints on baselines: their offsets come from views and are read again when the views change.
    var baselineReaders = BaselineReaders()
    /// In the engine of a trial, the nodes that stand in for others, by the identity of the node that each replaces;
    /// otherwise empty.
    var standIns: [ObjectIdentifier: LayoutNode] = [:]

    /// The solver, created on first access, since many parts of a dismantled tree exist only briefly.
    package var solver: Solver {
        if let madeSolver { return madeSolver }
        let solver = Solver(tolerance: Tolerance.contradiction)
        solver.rank(by: self)
        madeSolver = solver
        return solver
    }
    private var madeSolver: Solver?
    /// The ranks in conflicts; nil until they are needed.
    private var knownRanks: ConflictRanks?
    private let itemsBox = Box(ItemTable())
    private let tableBox = Box(ConstraintTable())
    /// The items of the tree.
    ///
    /// The tables of items and of constraints are accessed by address, without a check for overlapping access. This is
    /// safe because the code that a table calls while it changes accesses only the other table, and because an object
    /// that leaves a table is released by the caller, after the change.
    package var items: ItemTable {
        unsafeAddress { unsafe UnsafePointer(itemsBox.pointer) }
        unsafeMutableAddress { unsafe itemsBox.pointer }
    }
    /// The constraints of the tree.
    package var table: ConstraintTable {
        unsafeAddress { unsafe UnsafePointer(tableBox.pointer) }
        unsafeMutableAddress { unsafe tableBox.pointer }
    }

    init(root: LayoutNode) {
        life = EngineLife(root: root)
        root.engine = self
        readRoot()
        pending.hasNoRows()
    }

    package var root: LayoutNode { life.root }
    var stage: EngineLife.Stage { life.stage }
    package var needsSolve: Bool { pending.needsSolve }
    package var journal: DiagnosticJournal { reports.journal }
    /// The reading direction of the tree.
    var direction: LayoutDirection { settings.direction }
    var pixelGrid: PixelGrid { settings.grid }
    /// Pixels per point, or 0 if frames are not rounded.
    var displayScale: Double { settings.grid.scale }

    /// Releases the solver; the next use creates another one.
    func dropSolver() { madeSolver = nil }

    /// Solves the rows, which may have changed since the last solve.
    func solveRows() {
        knownRanks = nil
        solver.solve()
    }

    /// The ranks of the constraints in conflicts, determined on first access after a change.
    package var conflictRanks: ConflictRanks {
        if let knownRanks { return knownRanks }
        let ranks = ConflictRanks(of: self)
        knownRanks = ranks
        return ranks
    }

    /// Makes the next pass compare ranks again if there are conflicts, since the views were given another order.
    func viewsWereReordered() {
        // Other engines may be read on several threads.
        guard stage == .live else { return }
        knownRanks = nil
        if madeSolver?.ranksMayHaveChanged() == true { pending.requestSolve() }
    }

    /// The node that this engine uses for an item.
    func node(for node: LayoutNode) -> LayoutNode { standIns.isEmpty ? node : standIns[ObjectIdentifier(node)] ?? node }

    /// Registers a node and its ancestors with this engine.
    func label(_ node: LayoutNode) {
        guard !node.isKnown(to: self) else { return }
        node.engine = self
        // Usually the parent knows the engine, and reading only the parent's engine involves no reference counting.
        if node.parent?.isKnown(to: self) == false { labelAncestors(of: node) }
    }

    @inline(never) private func labelAncestors(of node: LayoutNode) {
        var unlabeled = node.parent
        while let current = unlabeled, !current.isKnown(to: self) {
            current.engine = self
            unlabeled = current.parent
        }
    }

    /// Applies the root's settings to the whole tree.
    func readRoot() {
        guard let view = root.view else { return }
        let before = settings
        settings = RootSettings(of: view)
        if settings.direction != before.direction { pending.requestRebuild() }
        if let table = conditions.table, table.thresholds != view.sizeClassThresholds {
            table.thresholds = view.sizeClassThresholds
            pending.requestSolve()
        }
        if settings.grid != before.grid {
            for node in items.nodes { node?.markForLayout(.needsPlace) }
            rereadContents()
        }
        if settings.measurer !== before.measurer || settings.textScale != before.textScale {
            pending.requestSolve()
            rereadContents()
        }
    }

    /// Makes the next pass read the size of all content again, since the size of text depends on the measurer, the text
    /// scale and the display scale.
    private func rereadContents() {
        for case let node? in items.nodes {
            guard let view = node.view else { continue }
            view.notifyContainer()
            contentChanged(of: node)
        }
    }

    /// Makes the pass read the size and the baselines of an item's content again; during a solve, only takes note of
    /// the item.
    package func contentChanged(of node: LayoutNode) {
        if progress.isSolving { return pending.changedDuringSolve(node) }
        node.flags.insert(.needsIntrinsicSize)
        refreshRows(of: node)
        pending.baselinesMayHaveChanged(of: node)
    }

    /// Makes the next pass solve, even if nothing else has changed, for a container that depends on solved widths.
    package func requestSolve() { pending.requestSolve() }

    /// Makes the constraints on an item's baselines read the baselines again.
    package func baselinesChanged(of node: LayoutNode) {
        pending.baselinesMayHaveChanged(of: node)
        pending.requestSolve()
    }

    /// The reading direction inside a view.
    package func direction(in container: LayoutNode) -> LayoutDirection { container.flags.direction(in: direction) }

    /// Runs an edit of the solver, and reports the edit if the solver refuses it.
    /// - Returns: nil if the solver refused.
    package func attempt<Result>(_ subject: @autoclosure () -> String, _ edit: () throws(SolverError) -> Result)
        -> Result?
    {
        do throws(SolverError) {
            return try edit()
        } catch {
            reportRefusal(of: subject(), error)
            return nil
        }
    }
}
