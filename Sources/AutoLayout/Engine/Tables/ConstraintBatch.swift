/// Constraints of one item that are activated together, none of which needs an object.
///
/// The item's place in the tree is looked up once.
package struct ConstraintBatch: ~Copyable {
    private let engine: LayoutEngine
    private let node: LayoutNode
    private let parent: LayoutNode
    private let lease: ConstraintLease
    private let start: Int
    private var count = 0

    /// Nil for an item that is in no view, and for so many constraints that objects are made for them.
    package init?(of node: LayoutNode, count: Int) {
        guard let parent = node.parent, count <= ConstraintLease.capacity, !node.isDead, !parent.isDead else {
            return nil
        }
        self.node = node
        self.parent = parent
        engine = parent.engineOfTree()
        engine.checkThread()
        engine.label(node)
        lease = engine.table.openLease(for: count)
        start = lease.slots.count
    }

    /// Activates a constraint that makes sense and ties the item to nothing but its parent, or to an item in the same one.
    /// - Returns: false for any other, of which an object has to be made.
    package mutating func activate(
        _ firstAttribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation, _ second: LayoutNode?,
        _ secondAttribute: LayoutConstraint.Attribute, multiplier: Double, constant: Double, priority: LayoutPriority,
        identifier: String?, location: SourceLocation
    ) -> Bool {
        guard constant.isUsable, multiplier.isUsable, multiplier != 0 || second == nil, priority.isValid,
            LayoutConstraint.pairingFault(firstAttribute, secondAttribute, hasSecondItem: second != nil) == nil
        else { return false }
        var container = node.flags.contains(.isGuide) ? parent : node
        if let second, second !== node {
            guard second === parent || second.parent === parent, !second.isDead else { return false }
            engine.label(second)
            container = parent
        }
        let record = ConstraintRecord(
            engine.slot(of: node), firstAttribute, relation, second.map(engine.slot) ?? -1, secondAttribute,
            in: engine.slot(of: container), isLocal: true, multiplier: multiplier, constant: constant,
            priority: priority, line: location.line)
        let slot = engine.table.insert(record, location.fileID, leasedAt: start + count)
        lease.slots.append(slot)
        if let identifier { engine.table.name(slot, identifier) }
        count += 1
        return true
    }

    /// - Returns: the constraints that were activated.
    package consuming func finish() -> ConstraintRun {
        lease.activeCount += count
        engine.needsSolve = true
        if count > 0 { node.becomeConstraintBased() }
        return ConstraintRun(lease, from: start, of: node)
    }
}

extension LayoutEngine {
    /// The slot of an item of this tree, which gets one if it has none.
    @inline(__always) fileprivate func slot(of node: LayoutNode) -> Int32 {
        node.slot >= 0 ? node.slot : items.slot(of: node)
    }
}
