internal import ConstraintSolver

/// A view and its subtree, solved in a separate engine with stand-ins for the nodes and copies of the constraints.
///
/// The stand-ins refer to the real views, which measure their contents; the frames of the real nodes do not change. The
/// trial is kept while nothing in the view changes: fitting another size then only edits the previous solution.
final class FittingTrial {
    private let root: RootSettings
    private let host = View()
    let engine: LayoutEngine
    /// The original nodes and their stand-ins, parents first.
    private var originals: [LayoutNode]
    private var standIns: [LayoutNode] = []
    private let top: LayoutNode
    private var width: LayoutConstraint?
    private(set) var height: LayoutConstraint?
    /// The number of the engine's diagnostics that have been passed on.
    private var reportedCount = 0

    init(of view: View) {
        root = RootSettings(of: view.layoutNode)
        host.layoutDirection = root.direction
        engine = host.layoutNode.engineOfTree()
        engine.journal.handler = { _ in }
        top = LayoutNode(twinOf: view.layoutNode, in: host.layoutNode)
        // In the trial, constraints determine the size of the view, even if the frame determines it in the view's own
        // tree.
        top.flags.insert(.isConstraintBased)
        standIns = [top]
        engine.standIns[ObjectIdentifier(view.layoutNode)] = top
        originals = [view.layoutNode]
        copyNodes()
        // The constraints for minimum content sizes are updated now, since measuring the real views later must not
        // change anything.
        for original in originals { original.view?.alignMinimumContent() }
        copyConstraints()
        for original in originals { original.flags.insert(.isMeasured) }
        attachToHost()
        applyMinimum(of: view)
        for standIn in standIns where standIn.flags.contains(.isConstraintBased) { engine.refreshRows(of: standIn) }
    }

    deinit {
        engine.letGo()
        // Breaks the reference cycle between engine and stand-ins, and clears the links to parents so that releasing a
        // deep tree does not exhaust the stack.
        engine.standIns.removeAll()
        for standIn in standIns {
            standIn.engine = nil
            standIn.parent = nil
        }
    }

    private func copyNodes() {
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

    /// Copies constraints in the order of their activation, which decides ties.
    private func copyConstraints() {
        guard let source = originals.first?.engine else { return }
        let slots = originals.flatMap { source.table.slots(heldBy: $0.slot) }
        let records = slots.map { source.table.records[Int($0)] }.filter { !$0.isSuspended }
        for record in records.sorted(by: { $0.order < $1.order }) {
            let ends = [record.first, record.second, record.container].map { slot in
                source.node(at: slot).map { engine.node(for: $0) }
            }
            for case let standIn? in ends { engine.label(standIn) }
            guard let first = ends[0], let container = ends[2] else { continue }
            let copy = ConstraintRecord(
                record.value, engine.items.slot(of: first), ends[1].map { engine.items.slot(of: $0) } ?? -1,
                in: engine.items.slot(of: container), isLocal: record.isLocal)
            engine.table.insert(copy, "")
            engine.pending.requestSolve()
        }
    }

    /// Pins the view's top-left corner to that of the host, so that the position is determined; this does not affect
    /// the size.
    private func attachToHost() {
        for edge in [LayoutConstraint.Attribute.left, .top] {
            let tie = LayoutConstraint(
                top, edge, .equal, host.layoutNode, edge, constant: 0)
            activate(tie, host.layoutNode)
        }
    }

    /// Applies the minimum content size of a view that its frame places in its own tree, where no constraint expresses
    /// that size.
    private func applyMinimum(of view: View) {
        guard view.layoutNode.isPlacedByFrame else { return }
        let least = view.leastContentSize
        for (attribute, length) in [(LayoutConstraint.Attribute.width, least.width), (.height, least.height)]
        where length.isUsable && length > 0 {
            let minimum = LayoutConstraint(
                top, attribute, .greaterThanOrEqual, nil, .notAnAttribute, constant: length)
            activate(minimum, top)
        }
    }

    /// Whether the settings of the root are still those with which this trial was made.
    func isOfTree(of view: View) -> Bool { RootSettings(of: view.layoutNode) == root }

    /// The size of the view if its width and height are constrained to a target, in points, at the given priorities.
    ///
    /// A height target at `fittingSizeLevel` or below is added only if, in a solve without the target, nothing with a
    /// higher priority determines the height: otherwise the target would connect all rows of a column into one
    /// component.
    func size(
        fitting target: Size, _ horizontalPriority: LayoutPriority, _ verticalPriority: LayoutPriority
    ) -> Size {
        // A deallocated view has cleared its own node, but not the stand-in, which would read freed memory.
        assert(
            !originals.contains { $0.isDead },
            "A size that fits was kept although a view in it has gone: whatever removes one discards it.")
        // Measuring may remove items from the tree; keep them alive meanwhile.
        let items = standIns.map { $0.item }
        defer { withExtendedLifetime(items) {} }
        setTarget(&width, .width, target.width, horizontalPriority)
        if height != nil || verticalPriority > .fittingSizeLevel {
            setTarget(&height, .height, target.height, verticalPriority)
        }
        solve()
        if height == nil, !isHeightDecided(above: verticalPriority) {
            setTarget(&height, .height, target.height, verticalPriority)
            solve()
        }
        let size = top.solved.size
        return Size(width: size.width.tidy, height: size.height.tidy)
    }

    private func setTarget(
        _ constraint: inout LayoutConstraint?, _ attribute: LayoutConstraint.Attribute, _ length: Double,
        _ priority: LayoutPriority
    ) {
        if let constraint {
            constraint.constant = length
            constraint.priority = priority
            return
        }
        let target = LayoutConstraint(
            top, attribute, .equal, nil, .notAnAttribute, constant: length)
        target.priority = priority
        activate(target, top)
        constraint = target
    }

    private func isHeightDecided(above priority: LayoutPriority) -> Bool {
        top.variables.map { engine.solver.isDecided($0.height, above: priority.rawValue) } ?? false
    }

    private func activate(_ constraint: LayoutConstraint, _ container: LayoutNode) {
        engine.label(constraint.firstNode)
        if let second = constraint.secondNode { engine.label(second) }
        engine.activate(constraint, in: container)
    }

    private func solve() {
        for standIn in standIns where standIn.flags.contains(.isConstraintBased) { engine.label(standIn) }
        engine.solve()
    }

    /// Diagnostics about invalid numbers since the last call.
    func takeDiagnostics() -> [LayoutDiagnostic] {
        let journal = engine.journal
        defer { reportedCount = journal.recordedCount }
        return journal.entries.suffix(journal.recordedCount - reportedCount).filter { $0.kind == .notFinite }
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
