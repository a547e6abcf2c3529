/// The leases of a table, by number.
struct ConstraintLeases {
    private var leases: [ConstraintLease?] = []
    private var free: [Int32] = []
    /// Whether a lease may keep the objects of constraints that have left.
    private var keepsDeparted = false
    /// The one that is being filled.
    private var last: Int32 = -1

    /// A lease with room for so many constraints, at most `ConstraintLease.capacity`.
    mutating func open(for count: Int) -> ConstraintLease {
        if last >= 0, keepsDeparted { letGoOfDeparted(Int(last)) }
        if last >= 0, let lease = leases[Int(last)] {
            if lease.slots.count + count <= ConstraintLease.capacity { return lease }
            let full = last
            last = -1
            if lease.activeCount == 0 { close(full) }
        }
        let lease = ConstraintLease()
        lease.slots.reserveCapacity(max(count, ConstraintLease.capacity))
        if let number = free.popLast() {
            last = number
            leases[Int(number)] = lease
        } else {
            last = Int32(leases.count)
            leases.append(lease)
        }
        return lease
    }

    /// The place of a position in the lease that was opened last.
    func place(_ position: Int) -> Int32 { last * Int32(ConstraintLease.capacity) + Int32(position) }

    /// Whether somebody may ask for the constraint at a place.
    mutating func isHeld(_ place: Int32) -> Bool { !isKnownUniquelyReferenced(&leases[split(place).number]) }

    /// Takes note that a constraint leaves the table.
    /// - Returns: whether somebody may still ask for it.
    mutating func leave(_ place: Int32) -> Bool {
        let (number, position) = split(place)
        if keepsDeparted { letGoOfDeparted(number) }
        let isHeld = !isKnownUniquelyReferenced(&leases[number])
        leases[number]?.slots[position] = -1
        leases[number]?.activeCount -= 1
        if leases[number]?.activeCount == 0, number != last, !isHeld { close(Int32(number)) }
        return isHeld
    }

    /// Lets go of the objects that a lease keeps, if nobody can ask for them any more.
    private mutating func letGoOfDeparted(_ number: Int) {
        guard isKnownUniquelyReferenced(&leases[number]), leases[number]?.departed.isEmpty == false else { return }
        leases[number]?.departed.removeAll()
    }

    /// Has a lease keep the object of a constraint that has left the table.
    mutating func keep(_ handle: LayoutConstraint, at place: Int32) {
        let (number, position) = split(place)
        leases[number]?.slots[position] = -1
        leases[number]?.departed[position] = handle
        keepsDeparted = true
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
