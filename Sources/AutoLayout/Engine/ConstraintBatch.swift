/// Constraints of one item that are activated together: its place in the tree is looked up once, and none needs an object.
package struct ConstraintBatch {
    private let engine: LayoutEngine
    private let node: LayoutNode
    private let parent: LayoutNode
    private let lease: ConstraintLease
    private let start: Int

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
    package func activate(
        _ firstAttribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation, _ second: LayoutNode?,
        _ secondAttribute: LayoutConstraint.Attribute, multiplier: Double, constant: Double, priority: LayoutPriority,
        identifier: String?, location: SourceLocation
    ) {
        if let second { engine.label(second) }
        let item = engine.items.slot(of: node)
        let isAlone = second == nil || second === node
        let record = ConstraintRecord(
            item, firstAttribute, relation, second.map { engine.items.slot(of: $0) } ?? -1, secondAttribute,
            in: isAlone && !node.flags.contains(.isGuide) ? item : engine.items.slot(of: parent),
            multiplier: multiplier, constant: constant,
            priority: priority, line: location.line)
        let slot = engine.table.insert(record, location.fileID)
        engine.table.enterLease(slot)
        if let identifier { engine.table.name(slot, identifier) }
    }

    /// The constraints that were activated.
    package func finish() -> ConstraintRun {
        if lease.slots.count > start { node.becomeConstraintBased() }
        engine.needsSolve = true
        return ConstraintRun(lease, from: start, of: node)
    }
}
