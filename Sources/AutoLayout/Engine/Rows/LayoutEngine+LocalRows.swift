internal import ConstraintSolver

/// The rows of most constraints: between a view and what it holds itself, found by the slots of the items alone.
///
/// No view is called here. So the table is borrowed once for all of them, instead of being checked for
/// overlapping access at each use, and no node is looked at that is in use already.
extension LayoutEngine {
    /// Makes the rows of constraints that wait, in their order, and brings their items into use.
    /// - Returns: the position of the first one whose row does not follow from the slots of its items.
    func makeRows(_ awaiting: AwaitedConstraints, from start: Int) -> Int {
        var placed: [LayoutNode] = []
        let end = table.makeRows(awaiting, from: start, &items, solver, direction, &placed)
        for node in placed { alignRows(of: node) }
        return end
    }
}

extension ConstraintTable {
    /// Makes the rows of constraints in their order, and brings their items into use.
    ///
    /// The container comes first: where neither is decided, the content follows it.
    /// - Parameter placed: Takes the new items that their frames place.
    /// - Returns: the position of the first one whose row does not follow from the slots of its items.
    fileprivate mutating func makeRows(
        _ awaiting: AwaitedConstraints, from start: Int, _ items: inout ItemTable, _ solver: Solver,
        _ direction: LayoutDirection, _ placed: inout [LayoutNode]
    ) -> Int {
        // Mostly the next constraint has the same container.
        var (container, containerIsMirrored) = (Int32(-1), false)
        return awaiting.walk(from: start) { awaited in
            guard isAwaited(awaited) else { return true }
            let record = records[Int(awaited.slot)]
            guard record.isWrittenBySlots else { return false }
            if record.container != container {
                container = record.container
                containerIsMirrored = items.isMirrored(container, in: direction)
            }
            if record.second == container { items.bringIntoUse(record.second, solver, &placed) }
            items.bringIntoUse(record.first, solver, &placed)
            if record.second >= 0, record.second != container {
                items.bringIntoUse(record.second, solver, &placed)
            }
            let isMirrored = record.dependsOnDirection && containerIsMirrored
            let row = solver.add(
                items.row(of: record, isMirrored), record.relation.inSolver(isMirrored: isMirrored),
                constant: isMirrored ? -record.constant : record.constant, priority: record.priority.rawValue,
                age: record.age)
            setRow(of: awaited.slot, to: row, countsFromRight: isMirrored)
            return true
        }
    }
}

extension ItemTable {
    /// Brings an item into use unless it is, and lists it if its frame places it.
    @inline(__always) fileprivate mutating func bringIntoUse(
        _ slot: Int32, _ solver: Solver, _ placed: inout [LayoutNode]
    ) {
        if isInUse(slot) || nodes[Int(slot)] == nil { return }
        bringIntoUse(slot, ItemUnknowns(in: solver))
        if let node = nodes[Int(slot)], node.isPlacedByFrame { placed.append(node) }
    }

    /// Whether reading starts on the right in a view, in a tree that reads in a direction.
    fileprivate func isMirrored(_ container: Int32, in direction: LayoutDirection) -> Bool {
        guard let flags = nodes[Int(container)]?.flags else { return false }
        if flags.contains(.forcesRightToLeft) { return true }
        return direction == .rightToLeft && !flags.contains(.forcesLeftToRight)
    }

    /// The left side of a constraint in the coordinates of its container.
    @inline(__always) fileprivate func row(of record: ConstraintRecord, _ isMirrored: Bool) -> ShortRow {
        let first = terms(1, record.firstAttribute, of: record.first, in: record.container, isMirrored)
        guard record.second >= 0, record.multiplier != 0 else {
            return (first.position, first.extent, (0, -1), (0, -1))
        }
        let second = terms(
            -record.multiplier, record.secondAttribute, of: record.second, in: record.container, isMirrored)
        return (first.position, first.extent, second.position, second.extent)
    }

    /// A multiple of an attribute: where the item begins, and how much of its extent comes on top.
    @inline(__always) private func terms(
        _ coefficient: Double, _ attribute: LayoutConstraint.Attribute, of item: Int32, in container: Int32,
        _ isMirrored: Bool
    ) -> (position: ShortTerm, extent: ShortTerm) {
        var terms: (position: ShortTerm, extent: ShortTerm) = ((0, -1), (0, -1))
        if attribute == .notAnAttribute { return terms }
        let unknowns = unknowns[Int(item)]
        var share = attribute.share
        if !attribute.isExtent {
            if item != container { terms.position = (coefficient, unknowns.position(attribute.axis)) }
            if isMirrored { share = 1 - share }
        }
        if share != 0 { terms.extent = (coefficient * share, unknowns.extent(attribute.axis)) }
        return terms
    }
}

extension LayoutNode {
    /// Whether an item is a container, or held by it without a view between.
    func isWithoutStep(in container: LayoutNode) -> Bool { self === container || parent === container }
}
