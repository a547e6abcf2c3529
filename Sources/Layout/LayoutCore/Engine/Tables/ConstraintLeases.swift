/// The leases of a table, by number.
struct ConstraintLeases {
    private struct Entry {
        var lease: ConstraintLease?
        /// The number of constraints inserted under the lease.
        var count = 0
        /// The number of the lease's constraints that are still in the table.
        var activeCount = 0
        /// A range that contains the slots of the lease's constraints, except those whose slots the lease lists.
        var slots: Range<Int32> = 0..<0
    }

    private var entries: [Entry] = []
    private var free: [Int32] = []
    /// The number of the lease that is being filled; -1 for none.
    private var last = -1

    /// Returns a lease with room for the given number of constraints, at most `ConstraintLease.capacity`, and its
    /// number: the lease opened last if it has room, otherwise a new one.
    mutating func open(for count: Int) -> (lease: ConstraintLease, number: Int32) {
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

    /// Records that constraints were inserted under the lease opened last.
    /// - Parameter start: The slot of the first constraint if the others follow in consecutive slots.
    mutating func extend(by count: Int, from start: Int32?) {
        entries[last].count += count
        entries[last].activeCount += count
        guard let start else { return }
        let first = entries[last].slots.isEmpty ? start : entries[last].slots.lowerBound
        entries[last].slots = first..<start + Int32(count)
    }

    /// Whether the constraints of a lease may still be requested.
    mutating func isHeld(_ number: Int32) -> Bool { !isKnownUniquelyReferenced(&entries[Int(number)].lease) }

    /// The leases that are held and have constraints in the table.
    var held: [Int32] {
        mutating get { (0..<Int32(entries.count)).filter { entries[Int($0)].activeCount > 0 && isHeld($0) } }
    }

    /// Records that a constraint of a lease leaves the table and can no longer be requested.
    mutating func leave(_ number: Int32) {
        let number = Int(number)
        entries[number].activeCount -= 1
        if entries[number].activeCount == 0, number != last { close(number) }
    }

    /// Removes a lease.
    /// - Returns: the lease, and slots that include those of its constraints; nil if there is no such lease.
    mutating func end(_ number: Int32) -> (lease: ConstraintLease, slots: [Int32])? {
        let entry = entries[Int(number)]
        guard let lease = entry.lease else { return nil }
        if Int(number) == last { last = -1 }
        close(Int(number))
        return (lease, Array(entry.slots) + lease.slots.values.sorted())
    }

    private mutating func close(_ number: Int) {
        entries[number] = Entry()
        free.append(Int32(number))
    }
}
