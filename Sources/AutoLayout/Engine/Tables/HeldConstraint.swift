/// A constraint that was inserted without an object, as the container that made it remembers it, for as long as it wants it.
struct HeldConstraint {
    fileprivate let lease: ConstraintLease
    /// When it was activated.
    fileprivate let order: Int
    /// The slot in the table that issued the lease.
    fileprivate let slot: Int32
}

extension ConstraintTable {
    /// Inserts a constraint that was written in the file at a place of the list, and whose row has so many terms.
    mutating func insert(
        _ record: consuming ConstraintRecord, _ file: UInt16, termCount: Int
    ) -> HeldConstraint {
        let (lease, number) = leases.open(for: 1)
        let (start, order) = (nextSlot, nextOrder)
        let slot = insert(record, file, termCount: termCount, lease: number)
        leases.extend(by: 1, from: start)
        if start == nil { noteSlots(of: lease, from: order) }
        return HeldConstraint(lease: lease, order: order, slot: slot)
    }
}

extension LayoutEngine {
    /// The slot of a constraint, as long as it is active. The engine is that of the tree that the container is in now.
    func slot(of constraint: HeldConstraint) -> Int32? {
        guard constraint.lease.hasEnded else { return constraint.slot }
        guard let object = constraint.lease.objects[constraint.order], object.isActive else { return nil }
        return object.slot
    }

    func record(of constraint: HeldConstraint) -> ConstraintRecord? {
        slot(of: constraint).map { table.records[Int($0)] }
    }

    /// Removes a constraint that its container does not want any more.
    func remove(_ constraint: HeldConstraint) {
        if let slot = slot(of: constraint) { removeConstraint(slot, isWanted: false) }
    }
}
