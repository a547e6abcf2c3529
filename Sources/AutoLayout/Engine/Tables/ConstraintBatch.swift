/// Constraints of one item that are activated together, none of which needs an object.
///
/// The item's place in the tree is looked up once, and the tables are the batch's own until it is finished: what belongs to
/// an object is checked for overlapping access at each use, which took a third of activating a constraint.
package struct ConstraintBatch: ~Copyable {
    private let engine: LayoutEngine
    private let node: LayoutNode
    private let item: Int32
    private let parent: Int32
    private var items: ItemTable
    private var table: ConstraintTable
    private let lease: ConstraintLease
    private var leased: ContiguousArray<Int32>
    private let start: Int

    /// Nil for an item that is in no view, and for so many constraints that objects are made for them.
    package init?(of node: LayoutNode, count: Int) {
        guard let parent = node.parent, count <= ConstraintLease.capacity, !node.isDead, !parent.isDead else {
            return nil
        }
        self.node = node
        engine = parent.engineOfTree()
        engine.checkThread()
        engine.label(node)
        items = ItemTable()
        table = ConstraintTable()
        swap(&items, &engine.items)
        swap(&table, &engine.table)
        item = items.slot(of: node)
        self.parent = items.slot(of: parent)
        lease = table.openLease(for: count)
        leased = []
        swap(&leased, &lease.slots)
        start = leased.count
    }

    /// Whether a constraint makes sense and ties the item to nothing but its parent, or to an item in the same parent.
    package static func ties(
        _ node: LayoutNode, _ firstAttribute: LayoutConstraint.Attribute, _ second: LayoutNode?,
        _ secondAttribute: LayoutConstraint.Attribute, multiplier: Double, constant: Double, priority: LayoutPriority
    ) -> Bool {
        guard constant.isUsable, multiplier.isUsable, multiplier != 0 || second == nil, priority.isValid,
            LayoutConstraint.pairingFault(firstAttribute, secondAttribute, hasSecondItem: second != nil) == nil
        else { return false }
        guard let second else { return true }
        return (second === node.parent || second.parent === node.parent) && !second.isDead
    }

    /// Activates a constraint for which `ties` holds.
    package mutating func activate(
        _ firstAttribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation, _ second: LayoutNode?,
        _ secondAttribute: LayoutConstraint.Attribute, multiplier: Double, constant: Double, priority: LayoutPriority,
        identifier: String?, location: SourceLocation
    ) {
        if let second { engine.label(second) }
        let isAlone = second == nil || second === node
        let record = ConstraintRecord(
            item, firstAttribute, relation, second.map { items.slot(of: $0) } ?? -1, secondAttribute,
            in: isAlone && !node.flags.contains(.isGuide) ? item : parent, isLocal: true, multiplier: multiplier,
            constant: constant, priority: priority, line: location.line)
        let slot = table.insert(record, location.fileID, leasedAt: leased.count)
        leased.append(slot)
        if let identifier { table.name(slot, identifier) }
    }

    /// Gives the tables back.
    /// - Returns: the constraints that were activated.
    package consuming func finish() -> ConstraintRun {
        let count = leased.count - start
        swap(&leased, &lease.slots)
        lease.activeCount += count
        swap(&items, &engine.items)
        swap(&table, &engine.table)
        engine.needsSolve = true
        if count > 0 { node.becomeConstraintBased() }
        return ConstraintRun(lease, from: start, of: node)
    }
}
