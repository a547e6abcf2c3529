/// One pass over a view and everything in it, which updates constraints, solves them and sets frames, and repeats this
/// while callbacks request more.
///
/// All walks use lists instead of recursion, so that deep trees do not need a deeper call stack. Only one pass at a
/// time runs over a tree. Requests made by callbacks lead to another round of the pass, and a limit on the number of
/// rounds ends any loop.
package struct LayoutPass {
    /// The maximum number of rounds before a pass is stopped.
    package static let roundLimit = 32

    private var top: View
    /// The view that was the last to require another solve, in a callback or for its content.
    private var lastInvalidatingNode: View?
    private var rounds = 0
    /// The engine of this pass, and its journal, which defers reports until the pass ends.
    private var engine: LayoutEngine?
    private var journal: DiagnosticJournal?

    init(top: View) {
        self.top = top
    }

    static func isPending(_ node: LayoutNode) -> Bool {
        node.isToBeSolved || !node.flags.isDisjoint(with: LayoutNode.Flags.layoutWork.union(.updateWork))
    }

    /// Lays a view out, or leaves it to the pass in progress over the same tree.
    static func run(over view: View) {
        let engine = view.layoutNode.engineOfTree()
        engine.checkThread()
        if engine.isInPass { return engine.postpone(view) }
        // A view that has left its tree during its own callback in a pass over that tree is laid out by the next pass.
        if view.layoutNode.flags.contains(.isInCallback) { return }
        var pass = LayoutPass(top: view)
        pass.run()
    }

    private mutating func run() {
        var goesOn = enter()
        while goesOn {
            goesOn = runToFixpoint()
            engine?.findProblems(for: .handler)
            // A diagnostic handler may ask for another layout.
            journal?.resumeDelivery()
            if goesOn, takeTurnOfPostponed() { journal?.suspendDelivery() } else { goesOn = false }
        }
        engine?.reports.statistics.passes += 1
        leave()
    }

    /// Repeats rounds until nothing is pending.
    /// - Returns: whether that state was reached.
    private mutating func runToFixpoint() -> Bool {
        repeat {
            while LayoutPass.isPending(top.layoutNode) {
                guard rounds < LayoutPass.roundLimit else {
                    reportLoop()
                    return false
                }
                rounds += 1
                round()
                guard enter() else { return false }
            }
        } while takeTurnOfPostponed()
        return true
    }

    private mutating func round() {
        let node = top.layoutNode
        updateConstraints()
        guard enter(), let engine else { return }
        engine.solve(placingIn: node) { [top] in top.updateConstraintsIfNeeded() }
        if engine.needsSolve, let view = engine.pending.lastInvalidatingNode?.view { lastInvalidatingNode = view }
        engine.placeChanged(in: node)
        guard enter() else { return }
        placeAndLayOut()
    }

    /// Registers the pass with the engine of the tree, which callbacks may have replaced.
    /// - Returns: false if another pass is in progress in that tree; that pass does the remaining work.
    private mutating func enter() -> Bool {
        if isEntered { return true }
        if let engine, engine !== top.layoutNode.engineOfTree() {
            // No other pass would report the results in the tree that the view has left. That tree may have a journal
            // of its own by now; its handler, too, must not change the tree before everything is reported.
            let others = engine.journal
            others.suspendDelivery()
            engine.findProblems(for: .handler)
            leave()
            others.resumeDelivery()
        }
        let current = top.layoutNode.engineOfTree()
        guard engine === current || !current.isInPass else { return false }
        let left = journal
        (engine, journal) = (current, current.journal)
        current.progress.beginPass()
        journal?.suspendDelivery()
        // The handler may move the view once more; the next pass then lays it out.
        if left !== journal { left?.resumeDelivery() }
        return isEntered
    }

    /// Whether the pass is still registered with the engine of the tree.
    private var isEntered: Bool {
        guard let engine, top.layoutNode.isKnown(to: engine) else { return false }
        return engine.stage == .live && engine.journal === journal
    }

    private mutating func leave() {
        engine?.progress.endPass()
        let ended = engine?.life.takeParting()
        defer { withExtendedLifetime(ended) {} }
        engine = nil
        journal?.resumeDelivery()
        journal = nil
    }

    /// Continues with a view whose layout was postponed and is still pending, if there is one.
    private mutating func takeTurnOfPostponed() -> Bool {
        while let next = engine?.progress.takePostponed() {
            guard LayoutPass.isPending(next.layoutNode) else { continue }
            top = next
            if enter() { return true }
        }
        return false
    }

    /// Calls `updateConstraints()` on the views that requested it, children first.
    mutating func updateConstraints() {
        guard !top.layoutNode.flags.isDisjoint(with: LayoutNode.Flags.updateWork) else { return }
        let engine = top.layoutNode.engineOfTree()
        guard !engine.progress.isUpdating, !engine.progress.isSolving else { return }
        engine.progress.isUpdating = true
        defer { engine.progress.isUpdating = false }
        var waiting = [(view: top, isEntered: false)]
        while let (view, isEntered) = waiting.popLast() {
            let node = view.layoutNode
            if !isEntered, node.flags.contains(.holdsUpdate) {
                node.flags.remove(.holdsUpdate)
                if enter(view, &waiting) { continue }
            }
            node.registerRequest()
            if node.flags.contains(.needsUpdateConstraints) {
                call(view, .needsUpdateConstraints) { view in
                    view.notifyConditionObservers()
                    view.updateConstraints()
                }
            }
        }
    }

    /// Calls back a view that requested it. If an earlier callback of the view has not returned yet, the view is called
    /// back later.
    private mutating func call(_ view: View, _ flag: LayoutNode.Flags, _ callback: (View) -> Void) {
        let node = view.layoutNode
        if node.flags.contains(.isInCallback) {
            return flag == .needsLayout ? node.markForLayout(flag) : node.markForUpdate(flag)
        }
        node.flags.remove(flag)
        node.flags.insert(.isInCallback)
        callback(view)
        node.flags.remove(.isInCallback)
        if node.isToBeSolved { lastInvalidatingNode = view }
    }

    /// Queues the subviews with work in the update phase, and after them the view itself, if any subview has to be
    /// called or contains a view that has to be.
    /// - Returns: whether any subview was queued. Subviews before the first queued one need at most to be registered,
    ///   which happens immediately.
    private func enter(_ view: View, _ waiting: inout [(view: View, isEntered: Bool)]) -> Bool {
        let subviews = view.subviews
        let calls: LayoutNode.Flags = [.needsUpdateConstraints, .holdsUpdate]
        let workers = view.layoutNode.takeWorkers(.holdsUpdate, among: subviews)
        for index in workers {
            let node = subviews[index].layoutNode
            if node.flags.isDisjoint(with: calls) {
                node.registerRequest()
                continue
            }
            waiting.append((view, true))
            for child in subviews[index..<workers.upperBound].reversed()
            where !child.layoutNode.flags.isDisjoint(with: LayoutNode.Flags.updateWork) {
                waiting.append((child, false))
            }
            return true
        }
        return false
    }

    /// A view to place, and the changes in its parent that affect it.
    private struct Waiting {
        let view: View
        let parent: ObjectIdentifier?
        var cornerHasMoved = false
        var parentHasNewInsets = false

        /// Whether the view still has the same parent.
        var isInPlace: Bool {
            guard let parent = view.layoutNode.parent else { return self.parent == nil }
            return ObjectIdentifier(parent) == self.parent
        }
    }

    /// The outcome of calling a view back.
    private struct Outcome {
        var isCalled = false
        /// Whether the insets of the view, from which its subviews inherit theirs, have changed.
        var hasNewInsets = false
    }

    /// Walks through the views that have work: sets the frame of each, calls it back, then continues with its subviews.
    private mutating func placeAndLayOut() {
        guard let engine else { return }
        if engine.displayScale > 0 { findCorners(above: top.layoutNode, engine.pixelGrid) }
        var waiting = [Waiting(view: top, parent: top.layoutNode.parent.map { ObjectIdentifier($0) })]
        while let next = waiting.popLast() {
            // If a callback has moved the view elsewhere, the path to it is marked there. The grid is read for each
            // view, since a callback may have changed it.
            if next.isInPlace { placeAndLayOut(next.view, next.view.layoutNode, next, engine.pixelGrid, &waiting) }
        }
    }

    /// Places a view and calls it back, and queues those of its subviews that have work.
    private mutating func placeAndLayOut(
        _ view: View, _ node: LayoutNode, _ next: Waiting, _ grid: PixelGrid, _ waiting: inout [Waiting]
    ) {
        if next.cornerHasMoved || node.flags.contains(.needsPlace) {
            _ = node.setFrame(grid, node.solved)
        }
        let corner = node.cornerOnPixels(grid)
        let hasMoved = corner != node.corner
        if hasMoved { node.corner = corner }
        let subviews = view.subviews
        let outcome = callBack(view, node, next)
        if hasMoved || outcome.hasNewInsets || node.flags.contains(.holdsLayout) {
            node.flags.remove(.holdsLayout)
            let affectsAny = hasMoved || outcome.hasNewInsets
            let workers = node.takeWorkers(.holdsLayout, among: subviews)
            // The loop is over indices, since a loop over the views would retain and release each view.
            for index in (affectsAny ? subviews.indices : workers).reversed() {
                let hasWork = !subviews[index].layoutNode.flags.isDisjoint(with: LayoutNode.Flags.layoutWork)
                // Usually few of many views have work, so nothing else is read of the others.
                guard hasWork || affectsAny else { continue }
                let observesInsets = outcome.hasNewInsets && subviews[index].layoutNode.dependsOnInsets
                guard hasWork || hasMoved || observesInsets else { continue }
                waiting.append(
                    Waiting(
                        view: subviews[index], parent: ObjectIdentifier(node), cornerHasMoved: hasMoved,
                        parentHasNewInsets: observesInsets))
            }
        }
        if outcome.isCalled { leaveForAnotherRound(view.subviews, but: subviews) }
    }

    /// Computes the insets of a view again if they may have changed, and calls the view back if its insets have changed
    /// or its layout is due.
    private mutating func callBack(_ view: View, _ node: LayoutNode, _ waiting: Waiting) -> Outcome {
        var outcome = Outcome()
        if waiting.parentHasNewInsets || node.flags.contains(.needsInsets) {
            outcome = Outcome(isCalled: true, hasNewInsets: view.refreshInsets())
            if node.isToBeSolved { lastInvalidatingNode = view }
        }
        if node.flags.contains(.needsLayout) {
            outcome.isCalled = true
            call(view, .needsLayout) { view in
                view.resizeFlexibleSubviews()
                view.layoutSubviews()
            }
        }
        return outcome
    }

    /// Leaves subviews that were added during their parent's callback for another round, so that views that keep adding
    /// views are stopped by the limit on rounds.
    private func leaveForAnotherRound(_ subviews: [View], but known: [View]) {
        guard subviews.count != known.count || !zip(subviews, known).allSatisfy({ $0 === $1 }) else { return }
        let known = Set(known.map { ObjectIdentifier($0) })
        for subview in subviews where !known.contains(ObjectIdentifier(subview)) { subview.layoutNode.markAncestors() }
    }

    /// Computes the pixel corners of the ancestors of the top of this pass. If one has moved, its other subviews follow
    /// in a later pass.
    private func findCorners(above node: LayoutNode, _ grid: PixelGrid) {
        for ancestor in sequence(first: node, next: { $0.parent }).dropFirst().reversed() {
            let corner = ancestor.cornerOnPixels(grid)
            guard corner != ancestor.corner else { continue }
            ancestor.corner = corner
            for child in ancestor.view?.subviews ?? [] { child.layoutNode.markForLayout(.needsPlace) }
        }
    }

    private func reportLoop() {
        var view = top.holdsWork ? top : lastInvalidatingNode ?? top
        while view.layoutNode.flags.isDisjoint(with: [.needsLayout, .needsUpdateConstraints, .needsInsets]),
            let next = view.subviews.first(where: { $0.holdsWork })
        {
            view = next
        }
        view.layoutNode.engineOfTree().reportLoop(by: view.layoutNode)
    }
}

extension View {
    fileprivate var holdsWork: Bool {
        !layoutNode.flags.isDisjoint(with: [
            .needsLayout, .needsInsets, .holdsLayout, .needsUpdateConstraints, .holdsUpdate,
        ])
    }
}
