/// Constraints of one item that are activated together, none of which needs an object.
///
/// The item's place in the tree is looked up once, and the tree's table of constraints is lent to all of them: what
/// belongs to an object is checked for overlapping access each time it is borrowed.
package struct ConstraintBatch: ~Copyable {
    private let engine: LayoutEngine
    private let node: LayoutNode
    private let parent: LayoutNode
    private let slot: Int32
    private let parentSlot: Int32
    private let isGuide: Bool
    /// The place of the first one among the leases.
    private let firstPlace: Int32
    /// How many have been activated.
    private var count = 0
    /// The file the last one was written in, and its place in the table's list.
    private var fileID = ""
    private var file: UInt16 = 0

    /// Activates constraints of an item, at most as many as are announced, and lets `body` say which.
    /// - Returns: the constraints that were activated; nil, without asking, for an item that is in no view, and for so
    ///   many constraints that objects are made for them.
    package static func activate(
        on node: LayoutNode, count: Int, _ body: (inout ConstraintBatch, inout ConstraintTable) -> Void
    ) -> ConstraintRun? {
        guard let parent = node.parent, count <= ConstraintLease.capacity, !node.isDead, !parent.isDead else {
            return nil
        }
        let engine = parent.engineOfTree()
        engine.checkThread()
        let (slot, parentSlot) = (engine.slot(of: node), engine.slot(of: parent))
        let run = run(&engine.table, engine, node, parent, slot, parentSlot, count, body)
        guard run.count > 0 else { return run }
        engine.needsSolve = true
        parent.forgetFitting()
        node.forgetFitting()
        node.becomeConstraintBased()
        return run
    }

    private static func run(
        _ table: inout ConstraintTable, _ engine: LayoutEngine, _ node: LayoutNode, _ parent: LayoutNode,
        _ slot: Int32, _ parentSlot: Int32, _ count: Int, _ body: (inout ConstraintBatch, inout ConstraintTable) -> Void
    ) -> ConstraintRun {
        let (lease, start) = table.leases.open(for: count)
        var batch = ConstraintBatch(
            engine: engine, node: node, parent: parent, slot: slot, parentSlot: parentSlot,
            isGuide: node.flags.contains(.isGuide), firstPlace: lease.firstPlace + Int32(start))
        body(&batch, &table)
        table.leases.extend(by: batch.count)
        return ConstraintRun(lease, from: start, count: batch.count, of: node)
    }

    /// Activates a constraint that makes sense and ties the item to nothing but its parent, or to an item in the same one.
    /// - Returns: false for any other, of which an object has to be made.
    package mutating func activate(
        _ firstAttribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation, _ second: LayoutNode?,
        _ secondAttribute: LayoutConstraint.Attribute, multiplier: Double, constant: Double, priority: LayoutPriority,
        identifier: String?, location: SourceLocation, in table: inout ConstraintTable
    ) -> Bool {
        guard constant.isUsable, multiplier.isUsable, multiplier != 0 || second == nil, priority.isValid,
            LayoutConstraint.pairingFault(firstAttribute, secondAttribute, hasSecondItem: second != nil) == nil
        else { return false }
        var (secondSlot, isHeldByParent) = (Int32(-1), isGuide)
        if let second {
            if second === parent {
                (secondSlot, isHeldByParent) = (parentSlot, true)
            } else if second === node {
                secondSlot = slot
            } else {
                guard second.parent === parent, !second.isDead else { return false }
                (secondSlot, isHeldByParent) = (engine.slot(of: second), true)
            }
        }
        if count == 0 || location.fileID != fileID {
            fileID = location.fileID
            file = table.place(of: fileID)
        }
        let place = firstPlace + Int32(count)
        let inserted = table.insert(
            ConstraintRecord(
                slot, firstAttribute, relation, secondSlot, secondAttribute,
                in: isHeldByParent ? parentSlot : slot, isLocal: true, multiplier: multiplier, constant: constant,
                priority: priority, line: location.line),
            file, leasedAt: place)
        table.leases.fill(place, with: inserted)
        count += 1
        if let identifier { table.name(inserted, identifier) }
        return true
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
