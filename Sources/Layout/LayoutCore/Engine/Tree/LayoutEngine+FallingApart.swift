/// The handling of a tree whose root was deallocated. Usually the rest of the tree is about to be deallocated too, so
/// most parts are left as they are until the engine of a node in them is requested.
extension LayoutEngine {
    /// Handles the loss of the root, after the nodes deallocated with it have been disconnected from the engine.
    /// - Parameters:
    ///   - count: The number of parts of the tree that are left.
    ///   - part: The top of one of the parts.
    func loseRoot(leaving count: Int, _ part: LayoutNode?) {
        guard stage == .live || stage == .dormant else { return }
        guard let part, count > 0 else { return letGo() }
        if count == 1, !isInPass { fallDormant(under: part) } else { fallApart() }
    }

    /// Releases all tables and the solver in one step, and marks the engine as dissolved.
    func letGo() {
        let ended = removeAllConstraints()
        clear()
        end()
        withExtendedLifetime(ended) {}
    }

    /// Marks the engine as dissolved and releases the solver.
    func end() {
        life.dissolve()
        dropSolver()
        root.engine = nil
    }

    private func fallDormant(under part: LayoutNode) {
        // The handler belonged to the former root, and could form a reference cycle with the part. It is released last,
        // since what it captures may run any code in its `deinit`.
        let former = journal
        defer { withExtendedLifetime(former) {} }
        life.fallDormant(under: part)
        if journal.handler != nil { reports.beginJournal() }
        pending.requestSolve()
    }

    /// Separates the parts. A part that has constraints with objects gets its own engine immediately, so that these
    /// constraints keep their objects.
    private func fallApart() {
        let handled = table.keepHandles(where: { [self] in holdsItems(of: $0) }, makeHandle)
        let containers = handled.compactMap { node(at: table.records[Int($0)].container) }
        let constraints = FormerConstraints(table.records, itemCount: items.nodes.count)
        clear()
        let former = journal
        reports.beginJournal()
        dropSolver()
        life.fallApart(leaving: constraints)
        pending.requestSolve()
        for container in containers { _ = container.engine }
        let ended = (former, table.takeHandles(), life.takeParting())
        withExtendedLifetime(ended) {}
    }

    private func holdsItems(of record: ConstraintRecord) -> Bool {
        [record.first, record.second, record.container].allSatisfy { node(at: $0).map(holds) ?? ($0 < 0) }
    }

    /// The engine that takes over for a node registered with this engine: this one if it is live or can be woken, a new
    /// one if the tree has fallen apart, nil if the engine is dissolved.
    func successor(for node: LayoutNode) -> LayoutEngine? {
        switch stage {
        case .live: self
        case .dormant: wake()
        case .apart: engineOfPart(with: node)
        case .dissolved: nil
        }
    }

    /// Makes a dormant engine live again, for the part that is left. Any access to the tree may do this, even in the
    /// middle of a move, so the objects of the constraints that have ended with the root are kept for now.
    private func wake() -> LayoutEngine {
        life.wake()
        let (constraints, ended) = takeOut()
        life.keep(ended)
        reports.beginHistory()
        dropSolver()
        pending.requestSolve()
        readRoot()
        receive(constraints)
        return self
    }

    /// Makes a new engine for the part that contains a node.
    private func engineOfPart(with node: LayoutNode) -> LayoutEngine {
        let top = node.root
        let nodes = top.knownSubtree()
        let constraints = constraints(among: nodes)
        let engine = LayoutEngine(root: top)
        for node in nodes {
            node.forgetRows()
            node.engine = engine
        }
        top.attach()
        engine.pending.requestSolve()
        engine.receive(constraints)
        return engine
    }

    /// The constraints among the nodes of a part, in the order of activation.
    private func constraints(among nodes: [LayoutNode]) -> [DetachedConstraint] {
        var owners: [Int32: LayoutNode] = [:]
        for node in nodes where node.slot >= 0 { owners[node.slot] = node }
        let detached = nodes.flatMap { container in
            life.former.slots(heldBy: container.slot).compactMap { slot -> DetachedConstraint? in
                let record = table.records[Int(slot)]
                let second = owners[record.second]
                guard let first = owners[record.first], second != nil || record.second < 0 else { return nil }
                return DetachedConstraint(
                    record: record, first: first, second: second, container: container, handle: table.handle(at: slot),
                    identifier: table.identifier(of: slot), fileID: table.fileID(of: slot))
            }
        }
        return detached.sorted { $0.record.order < $1.record.order }
    }
}
