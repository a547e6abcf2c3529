internal import ConstraintSolver

/// A view and what is in it, solved in an engine of its own: stand-ins of its nodes and constraints, under a host.
///
/// The stand-ins know the real views, whose contents they ask for their sizes; the real nodes never hear of it. It is kept
/// while nothing in the view changes: then another size is an edit of what was solved before.
final class FittingTrial {
    /// What the root says of its tree, on which contents depend.
    private struct RootSettings {
        let direction: LayoutDirection
        let scale: Double
        let measurer: any TextMeasuring

        init(of view: View) {
            let root = view.layoutNode.root.view
            direction = root?.layoutDirection ?? .leftToRight
            scale = root?.displayScale ?? 0
            measurer = root?.textMeasurer ?? HelveticaMeasurer.shared
        }
    }

    private let root: RootSettings
    private let host = View()
    let engine: LayoutEngine
    /// Parents first.
    private var standIns: [LayoutNode] = []
    private let top: LayoutNode
    private var width: LayoutConstraint?
    private(set) var height: LayoutConstraint?
    /// How many of the engine's diagnostics have been told.
    private var toldCount = 0

    init(of view: View) {
        root = RootSettings(of: view)
        host.layoutDirection = root.direction
        host.layoutDiagnosticHandler = { _ in }
        engine = host.layoutNode.engineOfTree()
        top = LayoutNode(twinOf: view.layoutNode, in: host.layoutNode)
        // Constraints decide its size here, whatever places it in its own tree.
        top.flags.insert(.isConstraintBased)
        standIns = [top]
        engine.standIns[ObjectIdentifier(view.layoutNode)] = top
        var originals = [view.layoutNode]
        copyNodes(&originals)
        // What is asked later, of the real views, has said so before and changes nothing.
        for original in originals { original.view?.alignMinimumContent() }
        copyConstraints(of: originals)
        for original in originals { original.flags.insert(.isMeasured) }
        settleInHost()
        for standIn in standIns where standIn.flags.contains(.isConstraintBased) { engine.refreshRows(of: standIn) }
    }

    deinit {
        engine.letGo([])
        // The engine knows the stand-ins and they know it; and from below, so that the depth of the tree costs no stack.
        engine.standIns.removeAll()
        for standIn in standIns {
            standIn.engine = nil
            standIn.parent = nil
        }
    }

    private func copyNodes(_ originals: inout [LayoutNode]) {
        var index = 0
        while index < originals.count {
            if let view = originals[index].view {
                let inside = view.layoutGuides.map { $0.layoutNode } + view.subviews.map { $0.layoutNode }
                for original in inside {
                    let standIn = LayoutNode(twinOf: original, in: standIns[index])
                    engine.standIns[ObjectIdentifier(original)] = standIn
                    standIns.append(standIn)
                    originals.append(original)
                }
            }
            index += 1
        }
    }

    /// In the order of their activation, which decides among equals.
    private func copyConstraints(of originals: [LayoutNode]) {
        guard let source = originals.first?.engine else { return }
        let slots = originals.flatMap { source.table.slots(heldBy: $0.slot) }
        for record in slots.map({ source.table.records[Int($0)] }).sorted(by: { $0.order < $1.order }) {
            let ends = [record.first, record.second, record.container].map { slot in
                source.node(at: slot).map { engine.node(for: $0) }
            }
            for case let standIn? in ends { engine.label(standIn) }
            var copy = ConstraintRecord(
                -1, record.firstAttribute, record.relation, -1, record.secondAttribute, in: -1, isLocal: record.isLocal,
                multiplier: record.multiplier, constant: record.constant, priority: record.priority, line: 0)
            copy.isStructural = record.isStructural
            if let first = ends[0] { copy.first = engine.items.slot(of: first) }
            if let second = ends[1] { copy.second = engine.items.slot(of: second) }
            if let container = ends[2] { copy.container = engine.items.slot(of: container) }
            engine.table.insert(copy, "")
            engine.needsSolve = true
        }
    }

    /// Where the view is does not matter, but with its corner open all that is in it would be.
    private func settleInHost() {
        for edge in [LayoutConstraint.Attribute.left, .top] {
            let tie = LayoutConstraint(
                top, edge, .equal, host.layoutNode, edge, multiplier: 1, constant: 0, location: .unknown)
            activate(tie, host.layoutNode)
        }
    }

    /// Whether what the root says of its tree is what it said when this trial was made.
    func isOfTree(of view: View) -> Bool {
        let now = RootSettings(of: view)
        return now.direction == root.direction && now.scale == root.scale && now.measurer === root.measurer
    }

    /// The size of the view where being as wide and as high as a target, in points, counts as much as two priorities say.
    ///
    /// A height that counts little is wished for only where nothing that counts more decides how high the view is: the
    /// wish would have the solver see all rows of a column as one.
    func size(
        fitting target: Size, _ horizontalPriority: LayoutPriority, _ verticalPriority: LayoutPriority
    ) -> Size {
        // One that is asked for its content may take out others, which are to live on meanwhile.
        let items = standIns.map { $0.item }
        defer { withExtendedLifetime(items) {} }
        wish(&width, .width, target.width, horizontalPriority)
        if height != nil || verticalPriority > .fittingSizeLevel {
            wish(&height, .height, target.height, verticalPriority)
        }
        solve()
        if height == nil, !isHeightDecided(above: verticalPriority) {
            wish(&height, .height, target.height, verticalPriority)
            solve()
        }
        let size = top.solved.size
        return Size(width: size.width.tidy, height: size.height.tidy)
    }

    private func wish(
        _ constraint: inout LayoutConstraint?, _ attribute: LayoutConstraint.Attribute, _ length: Double,
        _ priority: LayoutPriority
    ) {
        if let constraint {
            constraint.constant = length
            constraint.priority = priority
            return
        }
        let wish = LayoutConstraint(
            top, attribute, .equal, nil, .notAnAttribute, multiplier: 1, constant: length, location: .unknown)
        wish.priority = priority
        activate(wish, top)
        constraint = wish
    }

    private func isHeightDecided(above priority: LayoutPriority) -> Bool {
        top.variables.map { engine.solver.isDecided($0.height, above: priority.rawValue) } ?? false
    }

    private func activate(_ constraint: LayoutConstraint, _ container: LayoutNode) {
        engine.label(constraint.firstNode)
        if let second = constraint.secondNode { engine.label(second) }
        engine.activate(constraint, container: container)
    }

    private func solve() {
        for standIn in standIns where standIn.flags.contains(.isConstraintBased) { engine.label(standIn) }
        engine.solve()
    }

    /// What went wrong with numbers since this was last asked.
    func takeDiagnostics() -> [LayoutDiagnostic] {
        let entries = engine.journal.entries
        defer { toldCount = entries.count }
        return entries[toldCount...].filter { $0.kind == .notFinite }
    }
}

extension LayoutNode {
    fileprivate convenience init(twinOf original: LayoutNode, in parent: LayoutNode) {
        self.init(original.flags.intersection([.isGuide, .isConstraintBased, .forcesLeftToRight, .forcesRightToLeft]))
        view = original.view
        guide = original.guide
        self.parent = parent
    }
}

extension LayoutNode {
    /// Has whoever asks next for the size that fits this item, or a view around it, have it found out anew.
    @inline(__always) func forgetFitting() {
        if flags.contains(.isMeasured) { forgetFittings() }
    }

    @inline(never) private func forgetFittings() {
        var node: LayoutNode? = self
        while let current = node, current.flags.contains(.isMeasured) {
            current.flags.remove(.isMeasured)
            current.view?.traits?.fitting = nil
            node = current.parent
        }
    }
}
