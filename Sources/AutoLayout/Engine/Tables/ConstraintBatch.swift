/// Constraints of one item that are activated together, none of which needs an object.
///
/// The item's place in the tree is looked up once, and the tree's table of constraints is lent to all of them: what
/// belongs to an object is checked for overlapping access each time it is borrowed. Items are passed in with each call
/// instead of being kept, since counting the references to them would cost as much as all the rest.
package struct ConstraintBatch: ~Copyable {
    /// The other side of a constraint that names no item.
    package enum DefaultItem {
        case parent
        case itself
        case nothing
    }

    private let slot: Int32
    private let parentSlot: Int32
    private let isGuide: Bool
    /// The number of their lease.
    private let lease: Int32
    /// How many have been activated.
    private var count = 0
    /// The place in the table's list of the file they are written in.
    private var file: UInt16 = 0
    /// The slot of the last one.
    private var last: Int32 = -1

    /// Activates constraints of an item in a parent, at most as many as are announced, and lets `body` say which.
    /// - Returns: the constraints that were activated; nil, without asking, for an item that is going away, and for so
    ///   many constraints that objects are made for them.
    package static func activate(
        on node: LayoutNode, in parent: LayoutNode, count: Int,
        _ body: (inout ConstraintBatch, inout ConstraintTable) -> Void
    ) -> ConstraintRun? {
        guard count <= ConstraintLease.capacity, !node.isDead, !parent.isDead else { return nil }
        let engine = parent.engineOfTree()
        engine.checkThread()
        let (slot, parentSlot) = (engine.slot(of: node), engine.slot(of: parent))
        let run = run(&engine.table, node, slot, parentSlot, count, body)
        guard run.count > 0 else { return run }
        engine.needsSolve = true
        parent.forgetFitting()
        node.forgetFitting()
        node.becomeConstraintBased()
        return run
    }

    private static func run(
        _ table: inout ConstraintTable, _ node: LayoutNode, _ slot: Int32, _ parentSlot: Int32, _ count: Int,
        _ body: (inout ConstraintBatch, inout ConstraintTable) -> Void
    ) -> ConstraintRun {
        let (lease, number) = table.leases.open(for: count)
        let (start, order) = (table.nextSlot, table.nextOrder)
        var batch = ConstraintBatch(
            slot: slot, parentSlot: parentSlot, isGuide: node.flags.contains(.isGuide), lease: number)
        body(&batch, &table)
        table.leases.extend(by: batch.count, from: start)
        if start == nil { table.noteSlots(of: lease, from: order) }
        return ConstraintRun(lease, of: node, from: start ?? -1, order, count: batch.count)
    }

    /// Activates a constraint that makes sense and ties the item to nothing but its parent, or to an item in the same one.
    /// - Returns: false for any other, of which an object has to be made.
    package mutating func activate(
        _ firstAttribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation, _ named: LayoutNode?,
        orElse defaultItem: DefaultItem, _ secondAttribute: LayoutConstraint.Attribute, multiplier: Double,
        constant: Double, priority: LayoutPriority, line: Int32, shorthandKind: UInt8, on node: LayoutNode,
        in parent: LayoutNode, _ table: inout ConstraintTable
    ) -> Bool {
        guard let second = slot(of: named, orElse: defaultItem, node, parent) else { return false }
        guard constant.isUsable, multiplier.isUsable, multiplier != 0 || second < 0, priority.isValid,
            LayoutConstraint.pairingFault(firstAttribute, secondAttribute, hasSecondItem: second >= 0) == nil
        else { return false }
        let isHeldByItself = !isGuide && (second < 0 || second == slot)
        last = table.insert(
            ConstraintRecord(
                slot, firstAttribute, relation, second, secondAttribute, in: isHeldByItself ? slot : parentSlot,
                isLocal: true, multiplier: multiplier, constant: constant, priority: priority, line: line,
                shorthandKind: shorthandKind),
            file, lease: lease)
        count += 1
        return true
    }

    /// Says in which file the next constraints are written. It is not said with each, nor are names, since counting the
    /// references to strings costs as much as a constraint.
    package mutating func comesFromFile(_ fileID: String, _ table: inout ConstraintTable) {
        file = table.place(of: fileID)
    }

    /// Names the constraint that was activated last.
    package func nameLast(_ identifier: String, _ table: inout ConstraintTable) { table.name(last, identifier) }

    /// The slot of the other side, -1 for none; nil for an item that is elsewhere.
    @inline(__always) private func slot(
        of named: LayoutNode?, orElse defaultItem: DefaultItem, _ node: LayoutNode, _ parent: LayoutNode
    ) -> Int32? {
        if let named { return slot(of: named, node, parent) }
        return switch defaultItem {
        case .parent: parentSlot
        case .itself: slot
        case .nothing: -1
        }
    }

    private func slot(of named: LayoutNode, _ node: LayoutNode, _ parent: LayoutNode) -> Int32? {
        if named === parent { return parentSlot }
        if named === node { return slot }
        guard named.parent === parent, !named.isDead else { return nil }
        return named.slot >= 0 ? named.slot : parent.engineOfTree().slot(of: named)
    }
}

extension LayoutEngine {
    /// The slot of an item of this tree, which gets one if it has none.
    @inline(__always) fileprivate func slot(of node: LayoutNode) -> Int32 {
        if node.slot >= 0 { return node.slot }
        label(node)
        return items.slot(of: node)
    }
}
