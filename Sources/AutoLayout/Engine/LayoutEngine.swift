internal import ConstraintSolver

/// What one tree of views shares: its solver, its active constraints and what is waiting for the next pass.
///
/// Found through the root, and remembered by the nodes below it that have met it. Edits only mark; `solve()` works.
final class LayoutEngine {
    var root: LayoutNode
    /// Made when there is something to solve: of a tree that is taken apart many parts live on for a moment only.
    var solver: Solver {
        get {
            if let madeSolver { return madeSolver }
            let solver = Solver()
            madeSolver = solver
            return solver
        }
        set { madeSolver = newValue }
    }
    private var madeSolver: Solver?
    private let itemsBox = Box(ItemTable())
    private let tableBox = Box(ConstraintTable())
    /// The items of the tree.
    ///
    /// This and the table of constraints are accessed by address, without a check for overlapping access: what they call
    /// while they change looks at nothing but the other one, and objects that leave them are released by the caller.
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

    /// Items that constraints place, though perhaps none mentions them.
    var awaitingVariables: [RegisteredItem] = []
    /// What depends on conditions; nil while nothing does.
    var conditions: ConditionTable?
    /// The item that conditions read which name none; nil for the root.
    var conditionRoot: LayoutNode?
    /// Constraints on baselines: their offsets come from views and are read again when those change.
    var baselineReaders = BaselineReaders()
    /// Items whose baselines may have changed.
    var staleBaselines: [LayoutNode] = []
    /// The slots of items whose content's height and baselines are to be read again, because the last solve has changed
    /// their width.
    var awaitingFit: [Int32] = []
    /// Whether the height of any content, or a baseline that is read, may have followed a width.
    var hasFittedContent = false
    /// The slots of items whose content hugs its lines once it has wrapped, some of them perhaps more than once.
    var huggers: [Int32] = []
    /// How often the heights of contents may follow their widths before the pass has to ask again.
    static let fitLimit = 4
    /// The item that last asked for one more solve for its content, while it is in use here.
    var lastInvalidatingNode: LayoutNode?
    /// The pass in progress over the tree, if one is.
    var pass: PassInProgress?
    /// Constraints are being updated: who asks for that now has their turn, or is called in another round.
    var isUpdating = false
    /// Content is being read and solved: who is asked must not find it half done.
    var isSolving = false
    /// Items whose content has changed while content was read: it is read again in another round.
    var changedMeanwhile: [LayoutNode] = []
    var statistics = LayoutStatistics()
    /// Stand-in nodes during a trial solve, instead of the views' own; otherwise none.
    var standIns: [ObjectIdentifier: LayoutNode] = [:]

    /// The reading direction of the tree.
    private(set) var direction = LayoutDirection.leftToRight
    /// Pixels per point, or 0 where frames are not rounded.
    private(set) var displayScale = 0.0
    /// How much larger than written the text of the tree is.
    private(set) var textScale = 1.0
    /// The measurer of the text of the tree.
    private(set) var textMeasurer: any TextMeasuring = HelveticaMeasurer.shared

    var needsSolve = false
    /// Rows changed their structure in a way that only building them again keeps the order of.
    var needsRebuild = false
    /// Whether the engine works, or what has become of its tree.
    var stage = Stage.live
    /// Where the constraints are that each view held, once the tree has fallen apart.
    var remains = Remains()

    /// What is known to be wrong with the layout.
    var findings = Findings()

    init(root: LayoutNode) {
        self.root = root
        root.engine = self
        readRoot()
        needsRebuild = false
    }

    /// Lets the solver go, which nothing asks again until there is a new one.
    func dropSolver() { madeSolver = nil }

    /// The node this engine has for an item.
    func node(for node: LayoutNode) -> LayoutNode { standIns.isEmpty ? node : standIns[ObjectIdentifier(node)] ?? node }

    /// Lets a node and its ancestors know their engine.
    func label(_ node: LayoutNode) {
        guard !node.isKnown(to: self) else { return }
        node.engine = self
        // Mostly the parent has met it, and reading only that counts no references.
        if node.parent?.isKnown(to: self) == false { labelAncestors(of: node) }
    }

    @inline(never) private func labelAncestors(of node: LayoutNode) {
        var unlabelled = node.parent
        while let current = unlabelled, !current.isKnown(to: self) {
            current.engine = self
            unlabelled = current.parent
        }
    }

    /// Takes over what the root says of the whole tree.
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
        if displayScale != view.displayScale {
            displayScale = view.displayScale
            for node in items.nodes { node?.markForLayout(.needsPlace) }
            rereadContents()
        }
        if textMeasurer !== view.textMeasurer || textScale != view.textScale {
            (textMeasurer, textScale) = (view.textMeasurer, view.textScale)
            needsSolve = true
            rereadContents()
        }
    }

    /// Has the size of all content read again: of text it depends on the measurer and on the pixels.
    private func rereadContents() {
        for case let node? in items.nodes {
            guard let view = node.view else { continue }
            view.notifyContainer()
            contentChanged(of: node)
        }
    }

    /// Has the content of an item in use read again, its size and its baselines.
    func contentChanged(of node: LayoutNode) {
        if isSolving { return changedMeanwhile.append(node) }
        node.flags.insert(.needsIntrinsicSize)
        refreshRows(of: node)
        staleBaselines.append(node)
    }

    /// Has the constraints that speak of the baselines of an item read them again.
    func baselinesChanged(of node: LayoutNode) {
        staleBaselines.append(node)
        needsSolve = true
    }

    /// The reading direction inside a view.
    func direction(in container: LayoutNode) -> LayoutDirection { container.flags.direction(in: direction) }

    /// Runs an edit of the solver; an edit that it refuses is reported and changes nothing.
    /// - Returns: nil where the solver refused.
    func attempt<Result>(_ subject: @autoclosure () -> String, _ edit: () throws(SolverError) -> Result) -> Result? {
        do throws(SolverError) {
            return try edit()
        } catch {
            reportRefusal(of: subject(), error)
            return nil
        }
    }
}
