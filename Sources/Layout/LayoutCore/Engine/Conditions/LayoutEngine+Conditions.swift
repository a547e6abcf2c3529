/// The part of a solve that switches the constraints and settings that depend on conditions.
///
/// A constraint with a condition is in the table like any other, so it moves with its view. While the condition does
/// not hold, the constraint is suspended: it has no row in the solver.
extension LayoutEngine {
    /// Adds the condition of a constraint that has just been inserted or suspended, and that stays suspended until the
    /// condition has been evaluated.
    func insertCondition(_ condition: LayoutCondition, of constraint: LayoutConstraint) {
        for item in condition.items { item.willBeUsed() }
        let table = conditions.table ?? ConditionTable(root.view?.sizeClassThresholds ?? SizeClassThresholds())
        conditions.table = table
        table.insert(condition, of: constraint.slot, constraint.observation)
        for item in [root] + condition.items {
            label(item)
            _ = items.slot(of: item)
            if !item.isInUse { refreshRows(of: item) }
        }
        pending.requestSolve()
    }

    /// Makes the frame of a new root available to the conditions that read the root.
    func useRootOfConditions() {
        guard conditions.table != nil else { return }
        label(root)
        if !root.isInUse { refreshRows(of: root) }
    }

    /// Applies a change of an active constraint's condition, which may have been set, replaced or removed.
    func conditionChanged(of constraint: LayoutConstraint) {
        checkThread()
        removeCondition(of: constraint.slot)
        // From now on, the constraint gets a new activation number whenever it comes into effect, so its lease, which
        // finds constraints by that number, can no longer find it.
        table.endLease(of: constraint.slot) { [self] in makeHandle($0, $1, $2) }
        guard let condition = constraint.condition else { return resume(constraint.slot) }
        suspend(constraint.slot)
        insertCondition(condition, of: constraint)
    }

    /// Removes the condition of a constraint, if it has one.
    func removeCondition(of slot: Int32) {
        guard let conditions = conditions.table else { return }
        for item in conditions.condition(of: slot)?.items ?? [] { item.useMayHaveEnded() }
        conditions.remove(slot)
        retryConditions()
    }

    /// Makes the next solve retry the switches that a cycle of conditions has prevented, since the cause of the cycle
    /// may be gone. Only changes to constraints trigger this, so that a resize does not incur the cost of the cycle.
    func retryConditions() {
        if conditions.table?.retry() == true { pending.requestSolve() }
    }

    /// Evaluates the conditions that may have changed, and switches the constraints and settings that depend on them.
    /// - Parameter isSolved: Whether all numbers are known, or only those of items that are placed by their frames.
    /// - Returns: whether anything has been switched, so that another solve is needed.
    func switchConditions(isSolved: Bool) -> Bool {
        guard let conditions = conditions.table else { return false }
        var (switches, unsettled, count) = conditions.evaluate(
            read: { quantity in
                let isKnown = isSolved || quantity.kind != .disarray && item(of: quantity).isPlacedByFrame
                return isKnown ? number(quantity) : nil
            }, order: { table.records[Int($0)].order })
        reports.statistics.conditionsEvaluated += count
        for slot in unsettled { table.handle(at: slot)?.firstNode.view?.asContainer?.acceptArrangement() }
        // A trigger that is still to be called is not called twice. If its view is outside the current pass, a later
        // pass makes the call.
        switches.removeAll { $0.isTrigger && isAnswerAwaited(by: $0.slot) }
        guard !switches.isEmpty else { return false }
        for change in switches { apply(change) }
        pending.requestSolve()
        if let cycle = conditions.note(switches) { reportCycle(cycle, of: conditions) }
        return true
    }

    private func isAnswerAwaited(by slot: Int32) -> Bool {
        guard let constraint = table.handle(at: slot) else { return false }
        return constraint.firstNode.view?.isToCallObserver(constraint) == true
    }

    private func apply(_ change: ConditionTable.Switch) {
        if let constraint = table.handle(at: change.slot), constraint.isObserver {
            constraint.firstNode.view?.conditionSwitched(constraint, change.holds)
        } else if change.holds {
            resume(change.slot)
        } else {
            suspend(change.slot)
        }
    }

    private func suspend(_ slot: Int32) {
        let record = table.records[Int(slot)]
        guard !record.isSuspended else { return }
        node(at: record.container)?.forgetFitting()
        table.suspend(slot)
        if record.mentionsBaselines { baselineReaders.remove(slot) }
        removeRow(of: record)
        pending.requestSolve()
    }

    private func resume(_ slot: Int32) {
        let record = table.records[Int(slot)]
        guard record.isSuspended else { return }
        node(at: record.container)?.forgetFitting()
        table.resume(slot)
        pending.requestSolve()
    }

    private func item(of quantity: LayoutCondition.Quantity) -> LayoutNode { quantity.item ?? conditions.root ?? root }

    private func number(_ quantity: LayoutCondition.Quantity) -> Double {
        let node = item(of: quantity)
        return quantity.number(
            node, (node.isPlacedByFrame ? node.frame : node.solved.tidy).size, in: direction, settings.textScale)
    }

    /// Whether a condition of a constraint in this tree reads only items of this tree.
    func holdsItems(of condition: LayoutCondition) -> Bool {
        condition.readsOnly(in: root)
    }

    /// Reports a condition that changes the number that it reads; the report is not repeated while the cycle lasts.
    private func reportCycle(_ cycle: [ConditionTable.Switch], of conditions: ConditionTable) {
        let new = cycle.reduce(into: [Int32]()) { slots, change in
            if !slots.contains(change.slot), conditions.noteCycle(of: change.slot) { slots.append(change.slot) }
        }
        guard let slot = new.min(by: { table.records[Int($0)].order < table.records[Int($1)].order }),
            let condition = conditions.condition(of: slot), let last = cycle.last(where: { $0.slot == slot })
        else { return }
        let constraint = handle(at: slot)
        let node = item(of: last.quantity)
        let reason =
            last.quantity.kind == .disarray
            ? "\(node.displayName) oscillates: its width, or that of a view in it, changes with what it arranges by the"
                + " widths. The layout stays as it is. Its width must not depend on its content."
            : condition.cycleReport(alternation(in: cycle, slot, last))
        journal.record(
            LayoutDiagnostic(
                kind: .conditionCycle, message: reason,
                viewName: node.displayName, constraint: constraint.isObserver ? nil : constraint.description,
                location: constraint.location))
    }

    /// The phrase for a number that alternates with a condition that reads it.
    private func alternation(in cycle: [ConditionTable.Switch], _ slot: Int32, _ last: ConditionTable.Switch) -> String
    {
        // The new state follows from the number before the switch.
        func value(before holds: Bool) -> Double? { cycle.last { $0.slot == slot && $0.holds == holds }?.value }
        return last.quantity.alternation(
            of: item(of: last.quantity).displayName, while: value(before: false), otherwise: value(before: true),
            last.value)
    }
}

extension LayoutCondition {
    /// Whether the condition holds in the tree of a view, with the current frames. A condition on an item of another
    /// tree does not hold.
    /// - Complexity: O(*d*) in the depths of the view and of the items that the condition names.
    public func holds(in view: View) -> Bool {
        let root = view.layoutNode.root
        guard let top = root.view, readsOnly(in: root) else { return false }
        let values = quantities.map { quantity in
            let node = quantity.item ?? root.engine?.conditions.root ?? root
            let size = node.guide?.layoutFrame.size ?? node.frame.size
            return quantity.number(node, size, in: top.layoutDirection, top.textScale)
        }
        return holds(at: values, top.sizeClassThresholds)
    }

    /// Whether all items to which the condition refers are in the tree of a root.
    fileprivate func readsOnly(in root: LayoutNode) -> Bool {
        quantities.allSatisfy { quantity in
            guard case .item = quantity.subject else { return true }
            return quantity.item.map { !$0.isDead && $0.root === root } ?? false
        }
    }
}

extension LayoutCondition.Quantity {
    /// The quantity's value for an item of the given size.
    fileprivate func number(
        _ node: LayoutNode, _ size: Size, in treeDirection: LayoutDirection, _ textScale: Double
    ) -> Double {
        if kind == .disarray { return node.view?.asContainer?.isInDisarray == true ? 1 : 0 }
        let owner = (node.flags.contains(.isGuide) ? node.parent : nil) ?? node
        return number(
            width: size.width, height: size.height,
            isRightToLeft: owner.flags.direction(in: treeDirection) == .rightToLeft, textScale)
    }
}
