internal import ConstraintSolver

extension LayoutEngine {
    /// Makes the rows of the constraints that have been activated or resumed since rows were last made, in the order in
    /// which this happened.
    func makeRows() {
        guard table.awaitingCount > 0 else { return }
        if !pending.unmentioned.isEmpty { withdrawUnmentioned() }
        // The root comes first, so that items constrained to it follow from it directly.
        use(root)
        let awaiting = table.takeAwaiting()
        var row = LinearRow()
        for run in awaiting {
            var position: Int32 = 0
            while true {
                position = table.makeShortRows(run, from: position, &items, solver, direction)
                guard position < run.count else { break }
                makeRow(run[position], &row)
                if stage != .live { return }
                position += 1
            }
        }
        table.reuse(awaiting)
    }

    private func makeRow(_ awaited: RegisteredConstraint, _ row: inout LinearRow) {
        let slot = awaited.slot
        guard table.isAwaited(awaited) else { return }
        let record = table.records[Int(slot)]
        if record.isSuspended { return node(at: record.first).map(bringIntoUseLater) ?? () }
        let isMirrored = write(&row, of: record)
        // A baseline getter may have deactivated the constraint and removed its items, or released the root.
        guard stage == .live, table.isAwaited(awaited) else { return }
        let readItems = record.mentionsBaselines ? itemsOfBaselines(of: record) : []
        guard stage == .live, table.isAwaited(awaited) else { return }
        let made = attempt("\(handle(at: slot))") { () throws(SolverError) in
            try row.enter(solver, priority: record.value.priority, age: record.age)
        }
        guard let made else { return removeConstraint(slot) }
        table.setRow(of: slot, to: Int32(made.index), countsFromRight: isMirrored)
        guard record.mentionsBaselines else { return }
        baselineReaders.insert(slot, row, reading: readItems)
        // A baseline getter may also have changed the constraint's numbers after they were read.
        if !table.records[Int(slot)].value.hasSameNumbers(as: record.value) {
            pending.requestRebuild()
        }
    }

    /// Brings an item into use after the items that constraints in effect mention.
    private func bringIntoUseLater(_ node: LayoutNode) {
        if !node.isInUse { refreshRows(of: node) }
    }

    /// Writes the row of any constraint, and brings its items into use.
    ///
    /// If a baseline getter moves an item to another tree, the row is empty.
    /// - Returns: whether the row counts from the right.
    @discardableResult
    package func write(_ row: inout LinearRow, of record: ConstraintRecord) -> Bool {
        row.reset()
        guard let first = node(at: record.first), let container = node(at: record.container) else { return false }
        let (second, value) = (node(at: record.second), record.value)
        // The container comes first, so that the other item follows it if neither is determined.
        if let second, second === container { use(second) }
        if !value.firstAttribute.isBaseline { use(first) }
        let baselines = (
            baseline(value.firstAttribute, of: first), second.flatMap { baseline(value.secondAttribute, of: $0) }
        )
        guard stage == .live, [first, second ?? first, container].allSatisfy({ $0.isKnown(to: self) }) else {
            return false
        }
        let isMirrored = items.isMirrored(record, in: direction)
        row.relation = record.relation(isMirrored: isMirrored)
        row.constant = record.constant(isMirrored: isMirrored)
        // A constraint between a scroll view and its items refers to the scroll view's content; one that relates the
        // scroll view only to itself does not.
        let content = second === first ? nil : node(at: items.edges(of: record.container))
        if let content { use(content) }
        add(1, value.firstAttribute, of: first, baselines.0, in: container, content, isMirrored, to: &row)
        guard let second else { return isMirrored }
        add(
            -value.multiplier, value.secondAttribute, of: second, baselines.1, in: container, content, isMirrored,
            to: &row)
        if isMirrored, !value.firstAttribute.isExtent {
            row.add(value.multiplier - 1, use(content ?? container).width)
        }
        return isMirrored
    }

    /// Adds a multiple of one side of a constraint to its row, with a term for each view between the item and the
    /// container.
    private func add(
        _ coefficient: Double, _ attribute: LayoutConstraint.Attribute, of node: LayoutNode, _ baseline: Baseline?,
        in container: LayoutNode, _ content: LayoutNode?, _ isMirrored: Bool, to row: inout LinearRow
    ) {
        var baseline = baseline
        // The getter of another view may have removed this baseline's view from the tree.
        if let provider = baseline?.provider, provider.engine !== self {
            baseline = Baseline(of: node, isFirst: attribute == .firstBaseline)
        }
        let item = baseline?.provider ?? node
        use(item)
        let side = RowSide(
            coefficient, attribute, of: items.unknowns[Int(item.slot)], isContainer: item === container,
            isMirrored: isMirrored, content: content.map { items.unknowns[Int($0.slot)] }, share: baseline?.place.share)
        row.add(side.position, solver)
        if side.position.variable >= 0 {
            var ancestor = item.parent
            while let current = ancestor, current !== container {
                row.add(coefficient, use(current).position(attribute.axis))
                ancestor = current.parent
            }
        }
        row.add(side.extent, solver)
        if let baseline { row.constant -= coefficient * baseline.place.offset }
    }

    /// A baseline of an item, provided by the view to which the item delegates it; nil for other attributes.
    private func baseline(_ attribute: LayoutConstraint.Attribute, of node: LayoutNode) -> Baseline? {
        guard attribute.isBaseline else { return nil }
        let isFirst = attribute == .firstBaseline
        let provider = node.view.map { $0.baselineProviders(isFirst: isFirst).last ?? $0 }
        let providerNode = provider.map { self.node(for: $0.layoutNode) } ?? node
        guard providerNode.existingEngineOfTree === self else { return Baseline(of: node, isFirst: isFirst) }
        let width = solver.value(of: use(providerNode).width)
        providerNode.flags.insert(.baselinesAreRead)
        pending.contentFollowsWidth()
        guard let provider else { return Baseline(of: node, isFirst: isFirst) }
        return Baseline(provider: providerNode, place: provider.baselinePlace(isFirst: isFirst, width: width))
    }
}

/// The position of a baseline: a fraction of an item's height plus an offset in points.
private struct Baseline {
    let provider: LayoutNode
    let place: (share: Double, offset: Double)

    init(provider: LayoutNode, place: (share: Double, offset: Double)) {
        self.provider = provider
        self.place = place
    }

    /// The baseline of an item without text.
    init(of node: LayoutNode, isFirst: Bool) {
        self.init(provider: node, place: View.edgePlace(isFirst: isFirst))
    }
}

extension ConstraintTable {
    /// Makes the rows of a run of pending constraints, and brings their items into use.
    ///
    /// No view is called here, so the table is borrowed once for all rows, and nodes already in use are accessed only
    /// for the reading direction.
    /// - Returns: the position of the first constraint whose row cannot be made from its items' slots alone; the number
    ///   of constraints if there is none.
    fileprivate mutating func makeShortRows(
        _ run: ConstraintRun, from start: Int32, _ items: inout ItemTable, _ solver: Solver,
        _ direction: LayoutDirection
    ) -> Int32 {
        for position in start..<run.count where isAwaited(run[position]) {
            let slot = run[position].slot
            let record = records[Int(slot)]
            if !record.isShort { return position }
            let content = items.edges(of: record.container)
            if content >= 0 { items.bringIntoUse(content, solver) }
            if record.second == record.container { items.bringIntoUse(record.second, solver) }
            items.bringIntoUse(record.first, solver)
            if record.second >= 0 { items.bringIntoUse(record.second, solver) }
            let isMirrored = items.isMirrored(record, in: direction)
            let row = solver.add(
                items.shortRow(of: record, isMirrored, content), record.relation(isMirrored: isMirrored),
                constant: record.constant(isMirrored: isMirrored), priority: record.value.priority.rawValue,
                age: record.age)
            setRow(of: slot, to: row, countsFromRight: isMirrored)
        }
        return run.count
    }
}

extension ItemTable {
    fileprivate mutating func bringIntoUse(_ slot: Int32, _ solver: Solver) {
        if isInUse(slot) || nodes[Int(slot)] == nil { return }
        bringIntoUse(slot, ItemUnknowns(in: solver))
    }

    fileprivate func shortRow(
        of record: ConstraintRecord, _ isMirrored: Bool, _ content: Int32
    ) -> ShortRow {
        let value = record.value
        let content = content < 0 ? nil : unknowns[Int(content)]
        let first = RowSide(
            1, value.firstAttribute, of: unknowns[Int(record.first)], isContainer: record.first == record.container,
            isMirrored: isMirrored, content: content)
        guard record.second >= 0, value.multiplier != 0 else {
            return (first.position, first.extent, (0, -1), (0, -1))
        }
        let second = RowSide(
            -value.multiplier, value.secondAttribute, of: unknowns[Int(record.second)],
            isContainer: record.second == record.container, isMirrored: isMirrored, content: content)
        return (first.position, first.extent, second.position, second.extent)
    }
}
