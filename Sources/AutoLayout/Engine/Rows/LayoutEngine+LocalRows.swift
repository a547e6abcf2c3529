internal import ConstraintSolver

/// The rows of most constraints: between a view and what it holds itself, found by the slots of the items alone.
///
/// Nobody is asked anything meanwhile. So the table is borrowed once for all of them, instead of being checked for
/// overlapping access at each use, and no node is looked at that is in use already.
extension LayoutEngine {
    /// Makes the rows of constraints in their order, after all their items have come into use.
    func makeRows(_ awaiting: ArraySlice<ConstraintTable.Awaited>) {
        for slot in table.slotsToUse(awaiting, items) {
            if let node = node(at: slot), !node.isInUse { use(node) }
        }
        table.makeRows(awaiting, items, solver, direction)
    }
}

extension ConstraintTable {
    /// Up to where constraints that wait, from a position on, have rows that follow from the slots of the items, or do
    /// not wait any more.
    func endOfSlots(_ awaiting: [Awaited], from start: Int) -> Int {
        var end = start
        while end < awaiting.count, !isAwaited(awaiting[end]) || records[Int(awaiting[end].slot)].isWrittenBySlots {
            end += 1
        }
        return end
    }

    /// The items of constraints that are not in use yet, some perhaps more than once. The container comes first: where
    /// neither is decided, the content follows it.
    fileprivate func slotsToUse(_ awaiting: ArraySlice<Awaited>, _ items: ItemTable) -> [Int32] {
        var slots: [Int32] = []
        for awaited in awaiting where isAwaited(awaited) {
            let (first, second) = (records[Int(awaited.slot)].first, records[Int(awaited.slot)].second)
            let isSecondOpen = second >= 0 && !items.isInUse(second)
            if isSecondOpen, second == records[Int(awaited.slot)].container { slots.append(second) }
            if !items.isInUse(first), slots.last != first { slots.append(first) }
            if isSecondOpen, slots.last != second { slots.append(second) }
        }
        return slots
    }

    /// Makes the rows of constraints whose items are in use, in their order.
    fileprivate mutating func makeRows(
        _ awaiting: ArraySlice<Awaited>, _ items: ItemTable, _ solver: Solver, _ direction: LayoutDirection
    ) {
        for awaited in awaiting where isAwaited(awaited) {
            let record = records[Int(awaited.slot)]
            let isMirrored = record.dependsOnDirection && items.isMirrored(record.container, in: direction)
            let row = solver.add(
                items.row(of: record, isMirrored), record.relation.inSolver(isMirrored: isMirrored),
                constant: isMirrored ? -record.constant : record.constant, priority: record.priority.rawValue,
                age: record.age)
            setRow(of: awaited.slot, to: row, countsFromRight: isMirrored)
        }
    }
}

extension ItemTable {
    /// Whether reading starts on the right in a view, in a tree that reads in a direction.
    fileprivate func isMirrored(_ container: Int32, in direction: LayoutDirection) -> Bool {
        guard let flags = nodes[Int(container)]?.flags else { return false }
        if flags.contains(.forcesRightToLeft) { return true }
        return direction == .rightToLeft && !flags.contains(.forcesLeftToRight)
    }

    /// The left side of a constraint in the coordinates of its container.
    @inline(__always) fileprivate func row(of record: ConstraintRecord, _ isMirrored: Bool) -> ShortRow {
        var row = ShortRow()
        add(1, record.firstAttribute, of: record.first, in: record.container, isMirrored, to: &row)
        guard record.second >= 0, record.multiplier != 0 else { return row }
        add(-record.multiplier, record.secondAttribute, of: record.second, in: record.container, isMirrored, to: &row)
        return row
    }

    @inline(__always) private func add(
        _ coefficient: Double, _ attribute: LayoutConstraint.Attribute, of item: Int32, in container: Int32,
        _ isMirrored: Bool, to row: inout ShortRow
    ) {
        guard let traits = attribute.traits else { return }
        let unknowns = unknowns[Int(item)]
        var share = traits.share
        if traits.sort != .extent {
            if item != container { row.append(coefficient, variableAt: unknowns.position(traits.axis)) }
            if isMirrored { share = 1 - share }
        }
        if share != 0 { row.append(coefficient * share, variableAt: unknowns.extent(traits.axis)) }
    }
}

extension LayoutNode {
    /// Whether an item is a container, or held by it without a view between.
    func isWithoutStep(in container: LayoutNode) -> Bool { self === container || parent === container }
}
