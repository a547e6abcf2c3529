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
        items.isMirrored(record, in: direction)
    }

    /// Makes the rows of constraints in their order, after all their items have come into use.
    func makeRows(_ awaiting: ArraySlice<ConstraintTable.Awaited>, _ row: inout LinearRow) {
        for slot in slotsToUse(awaiting) {
            if let node = node(at: slot), !node.isInUse { use(node) }
        }
        let (items, solver, direction) = (items, solver, direction)
        var taken = ConstraintTable()
        swap(&taken, &table)
        var refused: [ConstraintTable.Awaited] = []
        for awaited in awaiting where taken.isAwaited(awaited) {
            let record = taken.records[Int(awaited.slot)]
            let isMirrored = items.isMirrored(record, in: direction)
            let relation = record.relation.inSolver(isMirrored: isMirrored)
            let constant = isMirrored ? -record.constant : record.constant
            var made: Constraint?
            if record.second != record.first {
                var short = ShortRow()
                items.write(&short, of: record, isMirrored)
                made = solver.add(
                    short, relation, constant: constant, priority: record.priority.rawValue, age: record.age)
            } else {
                row.reset()
                (row.relation, row.constant) = (relation, constant)
                items.write(&row, of: record, isMirrored)
                made = try? row.enter(solver, priority: record.priority, age: record.age)
            }
            if let made {
                taken.setRow(of: awaited.slot, to: made, countsFromRight: isMirrored)
            } else {
                refused.append(awaited)
            }
        }
        swap(&taken, &table)
        // Once more, to be told of.
        for awaited in refused { makeRow(awaited, &row) }
    }

    /// The items of constraints that are not in use yet, some perhaps more than once. The container comes first: where
    /// neither is decided, the content follows it.
    private func slotsToUse(_ awaiting: ArraySlice<ConstraintTable.Awaited>) -> [Int32] {
        let (items, table) = (items, table)
        var slots: [Int32] = []
        for awaited in awaiting where table.isAwaited(awaited) {
            let record = table.records[Int(awaited.slot)]
            if record.second == record.container { list(record.second) }
            list(record.first)
            list(record.second)
        }
        return slots

        func list(_ slot: Int32) {
            if slot >= 0, slot != slots.last, !items.isInUse(slot) { slots.append(slot) }
        }
    }
}

extension ItemTable {
    /// Whether what a constraint says counts from the right edge of its container, in a tree that reads in a direction.
    fileprivate func isMirrored(_ record: ConstraintRecord, in direction: LayoutDirection) -> Bool {
        guard record.firstAttribute.isReadingSide || record.secondAttribute.isReadingSide,
            let flags = nodes[Int(record.container)]?.flags
        else { return false }
        if flags.contains(.forcesRightToLeft) { return true }
        return direction == .rightToLeft && !flags.contains(.forcesLeftToRight)
    }

    /// Writes the left side of a constraint in the coordinates of its container.
    @inline(__always) fileprivate func write(
        _ row: inout some TermList, of record: ConstraintRecord, _ isMirrored: Bool
    ) {
        add(1, record.firstAttribute, of: record.first, in: record.container, isMirrored, to: &row)
        guard record.second >= 0 else { return }
        add(-record.multiplier, record.secondAttribute, of: record.second, in: record.container, isMirrored, to: &row)
    }

    @inline(__always) private func add(
        _ coefficient: Double, _ attribute: LayoutConstraint.Attribute, of item: Int32, in container: Int32,
        _ isMirrored: Bool, to row: inout some TermList
    ) {
        guard let traits = attribute.traits, let unknowns = variables[Int(item)] else { return }
        var share = traits.share
        if traits.sort != .extent {
            if item != container { row.take(coefficient, unknowns.position(traits.axis)) }
            if isMirrored { share = 1 - share }
        }
        row.take(coefficient * share, unknowns.extent(traits.axis))
    }
}

/// What the terms of a row are written to; a coefficient of 0 is no term.
private protocol TermList {
    mutating func take(_ coefficient: Double, _ variable: Variable)
}

extension ShortRow: TermList {
    @inline(__always) fileprivate mutating func take(_ coefficient: Double, _ variable: Variable) {
        if coefficient != 0 { append(coefficient, variable) }
    }
}

extension LinearRow: TermList {
    fileprivate mutating func take(_ coefficient: Double, _ variable: Variable) { add(coefficient, variable) }
}

extension LayoutConstraint.Attribute {
    /// Whether it is a side that depends on the reading direction.
    fileprivate var isReadingSide: Bool { self == .leading || self == .trailing }
}

extension LayoutNode {
    /// Whether an item is a container, or held by it without a view between.
    func isWithoutStep(in container: LayoutNode) -> Bool { self === container || parent === container }
}
