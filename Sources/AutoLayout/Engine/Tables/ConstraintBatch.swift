/// Constraints of one item that are activated together, none of which needs an object.
///
/// The item's place in the tree is looked up once, and the table of constraints is taken out of the engine meanwhile: what
/// belongs to an object is checked for overlapping access at each use, which took a quarter of activating a constraint.
package struct ConstraintBatch: ~Copyable {
    private let engine: LayoutEngine
    private let node: LayoutNode
    private let parent: LayoutNode
    private let slot: Int32
    private let isGuide: Bool
    /// How many there are to be at most.
    private let capacity: Int
    private var table = ConstraintTable()
    private var lease: ConstraintLease?
    /// The slots in the lease, those of this batch from `start` on, and the place of the first of all.
    private var slots: ContiguousArray<Int32> = []
    private var start = 0
    private var firstPlace: Int32 = 0
    /// The file the last one was written in, and its place in the table's list.
    private var fileID = ""
    private var file: Int32 = -1

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
        slot = engine.slot(of: node)
        isGuide = node.flags.contains(.isGuide)
        capacity = count
        swap(&table, &engine.table)
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
        var (secondSlot, isHeldByParent) = (Int32(-1), isGuide)
        if let second {
            guard second === node || second === parent || second.parent === parent && !second.isDead else {
                return false
            }
            secondSlot = engine.slot(of: second)
            isHeldByParent = isGuide || second !== node
        }
        let container = isHeldByParent ? engine.slot(of: parent) : slot
        if location.fileID != fileID || file < 0 {
            fileID = location.fileID
            file = table.place(of: fileID)
        }
        if lease == nil { openLease() }
        let inserted = table.insert(
            ConstraintRecord(
                slot, firstAttribute, relation, secondSlot, secondAttribute, in: container, isLocal: true,
                multiplier: multiplier, constant: constant, priority: priority, line: location.line),
            file, leasedAt: firstPlace + Int32(slots.count))
        slots.append(inserted)
        if let identifier { table.name(inserted, identifier) }
        return true
    }

    private mutating func openLease() {
        let opened = table.leases.open(for: capacity)
        swap(&slots, &opened.slots)
        start = slots.count
        firstPlace = table.leases.place(0)
        lease = opened
    }

    /// - Returns: the constraints that were activated.
    package mutating func finish() -> ConstraintRun {
        // Through a copy of the reference: with the thread sanitizer on, the compiler takes the other for overlapping access.
        let engine = engine
        swap(&table, &engine.table)
        guard let lease else { return ConstraintRun(ConstraintLease(), from: 0, of: node) }
        lease.activeCount += slots.count - start
        swap(&slots, &lease.slots)
        engine.needsSolve = true
        parent.forgetFitting()
        node.forgetFitting()
        node.becomeConstraintBased()
        return ConstraintRun(lease, from: start, of: node)
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
