/// The constraints of one or more activations, in their order; those that are not objects become objects when they are
/// requested.
@usableFromInline
package struct ActivatedConstraints {
    private let lease: ConstraintLease
    /// The item that the constraints were activated on; nil if there are several, or none.
    package let node: LayoutNode?
    /// The activation number of the first constraint; the others have consecutive numbers. If all constraints are
    /// objects, 0.
    private let order: Int
    /// The slot of the first constraint if the others follow in consecutive slots; -1 if the lease lists the slots or
    /// holds the objects. (With an optional, a call could not return these constraints in registers.)
    private let slot: Int32
    private let length: Int32
    /// The number of constraints.
    package var count: Int { Int(length) }

    /// - Parameter slot: The slot of the first constraint if the others follow in consecutive slots; nil if the lease
    ///   lists the slots one by one.
    init(_ lease: ConstraintLease, of node: LayoutNode, from slot: Int32?, _ order: Int, count: Int) {
        self.lease = lease
        self.node = node
        self.slot = slot ?? -1
        self.order = order
        length = Int32(count)
    }

    /// Wraps constraints that are already objects, active or inactive, given the item that they belong to, if there is
    /// only one.
    package init(_ objects: [LayoutConstraint], of node: LayoutNode?) {
        lease = ConstraintLease()
        lease.hasEnded = true
        for (position, object) in objects.enumerated() { lease.objects[position] = object }
        (self.node, order, slot, length) = (node, 0, -1, Int32(objects.count))
    }

    /// The constraint at a position: the same object while the constraint is active or this value exists.
    package func constraint(at position: Int) -> LayoutConstraint {
        precondition((0..<count).contains(position), "The position is not one of the \(count) constraints.")
        // The engine is read first: if it has lost its root, reading it may wake or replace it, which ends the leases
        // and makes objects for their constraints.
        let engine = lease.hasEnded ? nil : node?.engine
        if let object = lease.objects[order + position] { return object }
        guard let engine else { preconditionFailure("An active constraint is in a tree.") }
        return engine.handle(at: slot(at: position))
    }

    /// The position of the first constraint whose anchor in the shorthand is of the given kind; nil if there is none.
    package func firstPosition(ofKind kind: UInt8) -> Int? {
        let engine = lease.hasEnded ? nil : node?.engine
        return (0..<count).first { position in
            if let object = lease.objects[order + position] { return object.value.source == kind }
            return engine?.table.records[Int(slot(at: position))].value.source == kind
        }
    }

    /// The slot of the first constraint in the engine of its item's current tree; nil if the constraint is not active.
    package var firstSlot: Int32? {
        guard lease.hasEnded else { return slot(at: 0) }
        guard let object = lease.objects[order], object.isActive else { return nil }
        return object.slot
    }

    private func slot(at position: Int) -> Int32 {
        slot >= 0 ? slot + Int32(position) : lease.slots[order + position] ?? -1
    }

    /// The constraints of several activations, concatenated.
    package init(joining parts: [ActivatedConstraints]) {
        let parts = parts.filter { $0.count > 0 }
        let node = parts.first?.node
        self.init(
            parts.flatMap { part in (0..<part.count).map(part.constraint(at:)) },
            of: parts.allSatisfy { $0.node === node } ? node : nil)
    }
}
