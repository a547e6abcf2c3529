/// What lets somebody ask for constraints later that were activated without an object for each.
///
/// A table gives out one lease for many constraints after another, so that it costs next to nothing where nobody asks.
/// A constraint that leaves the table while its lease is held goes on as an object, which the lease keeps.
final class ConstraintLease {
    /// How many constraints share a lease, unless one call alone makes more.
    static let capacity = 64

    /// The constraints' slots in the table, -1 for those that have left it.
    var slots: ContiguousArray<Int32> = []
    /// Those that have left the table, by position.
    var departed: [Int: LayoutConstraint] = [:]
    /// How many are still in the table.
    var activeCount = 0
}

/// The leases of a table, by number.
struct ConstraintLeases {
    private var leases: [ConstraintLease?] = []
    private var free: [Int32] = []
    /// The one that is being filled.
    private var last: Int32 = -1

    /// A lease with room for so many constraints, at most `ConstraintLease.capacity`.
    mutating func open(for count: Int) -> ConstraintLease {
        if last >= 0, let lease = leases[Int(last)] {
            if lease.slots.count + count <= ConstraintLease.capacity { return lease }
            let full = last
            last = -1
            if lease.activeCount == 0 { close(full) }
        }
        let lease = ConstraintLease()
        if let number = free.popLast() {
            last = number
            leases[Int(number)] = lease
        } else {
            last = Int32(leases.count)
            leases.append(lease)
        }
        return lease
    }

    /// Enters a constraint into the lease that was opened last.
    /// - Returns: its place.
    mutating func enter(_ slot: Int32) -> Int32 {
        guard let lease = leases[Int(last)] else { return -1 }
        lease.slots.append(slot)
        lease.activeCount += 1
        return last * Int32(ConstraintLease.capacity) + Int32(lease.slots.count - 1)
    }

    /// Whether somebody may ask for the constraint at a place.
    mutating func isHeld(_ place: Int32) -> Bool { !isKnownUniquelyReferenced(&leases[split(place).number]) }

    /// Takes note that a constraint leaves the table.
    /// - Returns: whether somebody may still ask for it.
    mutating func leave(_ place: Int32) -> Bool {
        let (number, position) = split(place)
        let isHeld = !isKnownUniquelyReferenced(&leases[number])
        leases[number]?.slots[position] = -1
        leases[number]?.activeCount -= 1
        if leases[number]?.activeCount == 0, number != last, !isHeld { close(Int32(number)) }
        return isHeld
    }

    /// Has a lease keep the object of a constraint that has left the table.
    mutating func keep(_ handle: LayoutConstraint, at place: Int32) {
        let (number, position) = split(place)
        leases[number]?.slots[position] = -1
        leases[number]?.departed[position] = handle
        if leases[number]?.activeCount == 0, number != last { close(Int32(number)) }
    }

    /// The constraints that somebody may ask for, by place and slot.
    var held: [(place: Int32, slot: Int32)] {
        mutating get {
            var held: [(place: Int32, slot: Int32)] = []
            for number in leases.indices where !isKnownUniquelyReferenced(&leases[number]) {
                for (position, slot) in (leases[number]?.slots ?? []).enumerated() where slot >= 0 {
                    held.append((Int32(number * ConstraintLease.capacity + position), slot))
                }
            }
            return held
        }
    }

    private mutating func close(_ number: Int32) {
        leases[Int(number)] = nil
        free.append(number)
    }

    private func split(_ place: Int32) -> (number: Int, position: Int) {
        let (number, position) = Int(place).quotientAndRemainder(dividingBy: ConstraintLease.capacity)
        return (number, position)
    }
}

/// Constraints that were activated by one call, in its order; each becomes an object when it is asked for.
package struct ConstraintRun {
    private let lease: ConstraintLease
    private let start: Int
    private let node: LayoutNode
    /// How many there are.
    package let count: Int

    init(_ lease: ConstraintLease, from start: Int, of node: LayoutNode) {
        self.lease = lease
        self.start = start
        self.node = node
        count = lease.slots.count - start
    }

    /// The constraint at a position: the same object as long as the constraint is active or the run is held.
    package func constraint(at position: Int) -> LayoutConstraint {
        precondition((0..<count).contains(position), "The position is not one of the \(count) constraints.")
        if let departed = lease.departed[start + position] { return departed }
        guard let engine = node.engine else { preconditionFailure("An active constraint is in a tree.") }
        return engine.handle(at: lease.slots[start + position])
    }
}
