internal import ConstraintSolver

/// The shared state of one tree of views: its solver, its active constraints and the work waiting for the next pass.
///
/// Nodes find their engine through their ancestors, and cache it after the first use. An edit only marks what has
/// changed, or updates or removes existing rows; `solve()` does the rest.
final class LayoutEngine {
    var root: LayoutNode
    /// The solver, created on first access, since many parts of a dismantled tree exist only briefly.
    var solver: Solver {
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
    var items: ItemTable {
        @inline(__always) unsafeAddress { unsafe UnsafePointer(itemsBox.pointer) }
        @inline(__always) unsafeMutableAddress { unsafe itemsBox.pointer }
    }
    /// The constraints of the tree.
    var table: ConstraintTable {
        @inline(__always) unsafeAddress { unsafe UnsafePointer(tableBox.pointer) }
        @inline(__always) unsafeMutableAddress { unsafe tableBox.pointer }
    }
    var journal = DiagnosticJournal()

    /// Items that will get variables even if no constraint mentions them.
    var awaitingVariables: [RegisteredItem] = []
    /// Items that have variables although no constraint has mentioned them yet, in the order in which they got them.
    var unmentioned: [RegisteredItem] = []
    /// The conditions in use; nil if none has been used yet.
    var conditions: ConditionTable?
    /// The item read by conditions that name no item; nil for the root.
    var conditionRoot: LayoutNode?
    /// Constraints on baselines: their offsets come from views and are read again when the views change.
    var baselineReaders = BaselineReaders()
    /// Items whose baselines may have changed.
    var staleBaselines: [LayoutNode] = []
    /// The slots of items whose content height and baselines must be read again, because a solve has changed their
    /// width.
    var awaitingFit: [Int32] = []
    /// Whether the height of any content, or a baseline in use, may depend on a width.
    var hasFittedContent = false
    /// The slots of items whose content hugs its lines once it has wrapped; a slot may occur more than once.
    var huggers: [Int32] = []
    /// The maximum number of times that content heights are fitted to the solved widths before the pass begins another
    /// round.
    static let fitLimit = 4
    /// The item that last requested another solve for its content; nil once it has left the tree.
    var lastInvalidatingNode: LayoutNode?
    /// The pass in progress over the tree, if any.
    var pass: PassInProgress?
    /// Whether constraints are being updated. A view that requests an update during that time gets it later in this
    /// round or in another one.
    var isUpdating = false
    /// Whether content is being read or constraints are being solved; callbacks must not see an intermediate state.
    var isSolving = false
    /// Items whose content changed during a solve; their content is read again in another round.
    var changedMeanwhile: [LayoutNode] = []
    var statistics = LayoutStatistics()
    /// In the engine of a trial, the nodes that stand in for others, by the identity of the node that each replaces;
    /// otherwise empty.
    var standIns: [ObjectIdentifier: LayoutNode] = [:]

    /// The reading direction of the tree.
    private(set) var direction = LayoutDirection.leftToRight
    private(set) var pixelGrid = PixelGrid()
    /// The factor by which the tree's text is enlarged.
    private(set) var textScale = 1.0
    /// The measurer of the tree's text.
    private(set) var textMeasurer: any TextMeasuring = HelveticaMeasurer.shared

    var needsSolve = false
    /// Whether something has changed that cannot be applied to the existing rows, so all rows must be made again.
    var needsRebuild = false
    /// Whether the engine is live and, if not, the state of its former tree.
    var stage = Stage.live
    /// The objects of constraints that ended while the engine was waking. Their `deinit` may run any code, so they are
    /// released at the end of the next pass.
    var parting: [LayoutConstraint] = []
    /// The constraints that each view held when the tree fell apart; empty before.
    var remains = Remains()

    /// The known problems of the layout.
    var findings = Findings()

    init(root: LayoutNode) {
        self.root = root
        root.engine = self
        readRoot()
        needsRebuild = false
    }

    /// Pixels per point, or 0 if frames are not rounded.
    var displayScale: Double { pixelGrid.scale }

    /// Releases the solver; the next use creates another one.
    func dropSolver() { madeSolver = nil }

    /// Solves the rows, which may have changed since the last solve.
    func solveRows() {
        knownRanks = nil
        solver.solve()
    }

    /// The ranks of the constraints in conflicts, determined on first access after a change.
    var conflictRanks: ConflictRanks {
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
        if madeSolver?.ranksMayHaveChanged() == true { needsSolve = true }
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
        if direction != view.layoutDirection {
            direction = view.layoutDirection
            needsRebuild = true
            needsSolve = true
        }
        if let conditions, conditions.thresholds != view.sizeClassThresholds {
            conditions.thresholds = view.sizeClassThresholds
            needsSolve = true
        }
        if pixelGrid != view.pixelGrid {
            pixelGrid = view.pixelGrid
            for node in items.nodes { node?.markForLayout(.needsPlace) }
            rereadContents()
        }
        if textMeasurer !== view.textMeasurer || textScale != view.textScale {
            (textMeasurer, textScale) = (view.textMeasurer, view.textScale)
            needsSolve = true
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
    func contentChanged(of node: LayoutNode) {
        if isSolving { return changedMeanwhile.append(node) }
        node.flags.insert(.needsIntrinsicSize)
        refreshRows(of: node)
        staleBaselines.append(node)
    }

    /// Makes the constraints on an item's baselines read the baselines again.
    func baselinesChanged(of node: LayoutNode) {
        staleBaselines.append(node)
        needsSolve = true
    }

    /// The reading direction inside a view.
    func direction(in container: LayoutNode) -> LayoutDirection { container.flags.direction(in: direction) }

    /// Runs an edit of the solver, and reports the edit if the solver refuses it.
    /// - Returns: nil if the solver refused.
    func attempt<Result>(_ subject: @autoclosure () -> String, _ edit: () throws(SolverError) -> Result) -> Result? {
        do throws(SolverError) {
            return try edit()
        } catch {
            reportRefusal(of: subject(), error)
            return nil
        }
    }
}
