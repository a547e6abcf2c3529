/// Constraints that were activated by one call, in its order; each becomes an object when it is asked for.
package struct ConstraintRun {
    private let lease: ConstraintLease
    private let node: LayoutNode
    /// When the first one was activated; the others followed at once.
    private let order: Int
    /// The slot of the first one, where the others follow it; otherwise -1, and the lease has the slots.
    private let slot: Int32
    /// How many there are.
    package var count: Int { Int(length) }
    private let length: Int32

    /// - Parameter slot: That of the first one where the others follow it, otherwise -1.
    init(_ lease: ConstraintLease, of node: LayoutNode, from slot: Int32, _ order: Int, count: Int) {
        self.lease = lease
        self.node = node
        self.slot = slot
        self.order = order
        length = Int32(count)
    }

    /// The constraint at a position: the same object as long as the constraint is active or the run is held.
    package func constraint(at position: Int) -> LayoutConstraint {
        precondition((0..<count).contains(position), "The position is not one of the \(count) constraints.")
        if let object = lease.objects[order + position] { return object }
        guard let engine = node.engine else { preconditionFailure("An active constraint is in a tree.") }
        return engine.handle(at: slot(at: position))
    }

    /// The first position whose constraint is of a kind of the shorthand.
    package func firstPosition(ofKind kind: UInt8) -> Int? {
        let engine = node.engine
        return (0..<count).first { position in
            if let object = lease.objects[order + position] { return object.shorthandKind == kind }
            return engine?.table.records[Int(slot(at: position))].shorthandKind == kind
        }
    }

    private func slot(at position: Int) -> Int32 {
        slot >= 0 ? slot + Int32(position) : lease.slots[order + position] ?? -1
    }
}
