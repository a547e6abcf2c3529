/// The leases of a table, by number.
struct ConstraintLeases {
    private struct Entry {
        var lease: ConstraintLease?
        /// For how many constraints it was issued.
        var count = 0
        /// How many of those constraints are still in the table.
        var activeCount = 0
    }

    private var entries: [Entry] = []
    private var free: [Int32] = []
    /// Whether a lease may keep the objects of constraints that have left.
    private var keepsDeparted = false
    /// The one that is being filled.
    private var last = -1

    /// A lease for so many constraints, at most `ConstraintLease.capacity`, and its number.
    mutating func open(for count: Int) -> (lease: ConstraintLease, number: Int32) {
        if last >= 0, keepsDeparted { letGoOfDeparted(last) }
        if last >= 0, let lease = entries[last].lease {
            if entries[last].count + count <= ConstraintLease.capacity { return (lease, Int32(last)) }
            let full = last
            last = -1
            if entries[full].activeCount == 0 { close(full) }
        }
        if let number = free.popLast() {
            last = Int(number)
        } else {
            last = entries.count
            entries.append(Entry())
        }
        let lease = ConstraintLease()
        entries[last] = Entry(lease: lease)
        return (lease, Int32(last))
    }

    /// Notes how many constraints have come under the lease that was opened last.
    mutating func extend(by count: Int) {
        entries[last].count += count
        entries[last].activeCount += count
    }

    /// Whether constraints of a lease may still be requested.
    mutating func isHeld(_ number: Int32) -> Bool { !isKnownUniquelyReferenced(&entries[Int(number)].lease) }

    /// Whether any of the leases is held.
    var areHeld: Bool {
        mutating get { entries.indices.contains { entries[$0].activeCount > 0 && isHeld(Int32($0)) } }
    }

    /// Records that a constraint of a lease leaves the table.
    /// - Returns: whether it may still be requested.
    mutating func leave(_ number: Int32) -> Bool {
        let number = Int(number)
        if keepsDeparted { letGoOfDeparted(number) }
        let isHeld = !isKnownUniquelyReferenced(&entries[number].lease)
        entries[number].activeCount -= 1
        if entries[number].activeCount == 0, number != last, !isHeld { close(number) }
        return isHeld
    }

    /// Releases the objects that a lease keeps, if they can no longer be requested.
    private mutating func letGoOfDeparted(_ number: Int) {
        guard isKnownUniquelyReferenced(&entries[number].lease), entries[number].lease?.departed.isEmpty == false
        else { return }
        entries[number].lease?.departed.removeAll()
    }

    /// Has a lease keep the object of a constraint that has left the table.
    mutating func keep(_ handle: LayoutConstraint, _ number: Int32, _ order: Int) {
        let number = Int(number)
        entries[number].lease?.departed[order] = handle
        keepsDeparted = true
        if entries[number].activeCount == 0, number != last { close(number) }
    }

    private mutating func close(_ number: Int) {
        entries[number] = Entry()
        free.append(Int32(number))
    }
}
