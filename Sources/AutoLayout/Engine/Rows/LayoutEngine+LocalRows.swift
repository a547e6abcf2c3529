internal import ConstraintSolver

/// The rows of most constraints: between a view and what it holds itself, found by the slots of the items alone.
///
/// Nobody is asked anything meanwhile. So the tables are taken out of the engine, whose properties would be checked for
/// overlapping access at each use, and no node is looked at that is in use already.
extension LayoutEngine {
    /// Whether a constraint's row, if it still waits for one, depends on nothing but its record and its items' unknowns.
    func isWrittenBySlots(_ awaited: ConstraintTable.Awaited) -> Bool {
        guard table.isAwaited(awaited) else { return true }
        let record = table.records[Int(awaited.slot)]
        return record.isLocal && !record.speaksOfBaselines && (record.multiplier == 1 || !isMirrored(record))
    }

    /// Whether what a constraint says counts from the right edge of its container.
    private func isMirrored(_ record: ConstraintRecord) -> Bool {
        guard record.firstAttribute.isReadingSide || record.secondAttribute.isReadingSide else { return false }
        return node(at: record.container).map(direction) == .rightToLeft
    }

    /// Makes the rows of constraints in their order, after all their items have come into use.
    func makeRows(_ awaiting: ArraySlice<ConstraintTable.Awaited>, _ row: inout LinearRow) {
        for awaited in awaiting where table.isAwaited(awaited) { useItems(of: table.records[Int(awaited.slot)]) }
        let (items, solver) = (items, solver)
        var taken = ConstraintTable()
        swap(&taken, &table)
        var refused: [ConstraintTable.Awaited] = []
        for awaited in awaiting where taken.isAwaited(awaited) {
            let record = taken.records[Int(awaited.slot)]
            let isMirrored = isMirrored(record)
            items.write(&row, of: record, isMirrored)
            do throws(SolverError) {
                let made = try row.enter(solver, priority: record.priority, age: record.age)
                taken.setRow(of: awaited.slot, to: made, countsFromRight: isMirrored)
            } catch {
                refused.append(awaited)
            }
        }
        swap(&taken, &table)
        // Once more, to be told of.
        for awaited in refused { makeRow(awaited, &row) }
    }

    /// The container comes first: where neither is decided, the content follows it.
    private func useItems(of record: ConstraintRecord) {
        if record.second == record.container { useItem(at: record.second) }
        useItem(at: record.first)
        useItem(at: record.second)
    }

    private func useItem(at slot: Int32) {
        if slot >= 0, !items.isInUse(slot), let node = node(at: slot) { use(node) }
    }
}

extension ItemTable {
    /// Writes the row of a constraint in the coordinates of its container.
    fileprivate func write(_ row: inout LinearRow, of record: ConstraintRecord, _ isMirrored: Bool) {
        row.reset()
        row.relation = record.relation.inSolver(isMirrored: isMirrored)
        row.constant = isMirrored ? -record.constant : record.constant
        add(1, record.firstAttribute, of: record.first, in: record.container, isMirrored, to: &row)
        guard record.second >= 0 else { return }
        add(
            -record.multiplier, record.secondAttribute, of: record.second, in: record.container, isMirrored,
            mayRepeat: record.second == record.first, to: &row)
    }

    @inline(__always) private func add(
        _ coefficient: Double, _ attribute: LayoutConstraint.Attribute, of item: Int32, in container: Int32,
        _ isMirrored: Bool, mayRepeat: Bool = false, to row: inout LinearRow
    ) {
        guard let traits = attribute.traits, let unknowns = variables[Int(item)] else { return }
        var share = traits.share
        if traits.sort != .extent {
            if item != container { add(coefficient, unknowns.position(traits.axis)) }
            if isMirrored { share = 1 - share }
        }
        if share != 0 { add(coefficient * share, unknowns.extent(traits.axis)) }

        func add(_ coefficient: Double, _ variable: Variable) {
            if mayRepeat || coefficient == 0 {
                row.add(coefficient, variable)
            } else {
                row.append(coefficient, variable)
            }
        }
    }
}

extension LayoutConstraint.Attribute {
    /// Whether it is a side that depends on the reading direction.
    fileprivate var isReadingSide: Bool { self == .leading || self == .trailing }
}

extension LayoutNode {
    /// Whether an item is a container, or held by it without a view between.
    func isWithoutStep(in container: LayoutNode) -> Bool { self === container || parent === container }
}
