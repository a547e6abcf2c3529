/// Constraints of one item that are activated together, none of which needs an object.
///
/// The item's place in the tree is looked up once, and the records are collected before the table takes them all: what
/// belongs to an object is checked for overlapping access at each use, which took a quarter of activating a constraint.
package struct ConstraintBatch: ~Copyable {
    private let engine: LayoutEngine
    private let node: LayoutNode
    private let parent: LayoutNode
    /// How many there are to be at most.
    private let capacity: Int
    private var lease: ConstraintLease?
    private var start = 0
    /// What the table has not taken yet: all from one file.
    private var records: [ConstraintRecord] = []
    private var fileID = ""
    private var names: [(index: Int, name: String)] = []

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
        capacity = count
        swap(&records, &engine.spareRecords)
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
        if location.fileID != fileID {
            insertRecords()
            fileID = location.fileID
        }
        if let identifier { names.append((records.count, identifier)) }
        records.append(
            ConstraintRecord(
                engine.slot(of: node), firstAttribute, relation, second.map(engine.slot) ?? -1, secondAttribute,
                in: engine.slot(of: container), isLocal: true, multiplier: multiplier, constant: constant,
                priority: priority, line: location.line))
        return true
    }

    private mutating func insertRecords() {
        if records.isEmpty { return }
        let known = lease
        let lease = engine.table.insert(records, fileID, names, in: known, for: capacity)
        if known == nil { start = lease.slots.count - records.count }
        self.lease = lease
        records.removeAll(keepingCapacity: true)
        names.removeAll()
    }

    /// - Returns: the constraints that were activated.
    package consuming func finish() -> ConstraintRun {
        insertRecords()
        // Not swapped: with the thread sanitizer on, the compiler takes that for overlapping access.
        engine.spareRecords = records
        guard let lease else { return ConstraintRun(ConstraintLease(), from: 0, of: node) }
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
        node.slot >= 0 ? node.slot : items.slot(of: node)
    }
}
