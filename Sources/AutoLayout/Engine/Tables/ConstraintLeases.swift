/// The leases of a table, by number, and which constraint is at each place of them.
struct ConstraintLeases {
    private struct Entry {
        var lease: ConstraintLease?
        /// How many places are taken.
        var count = 0
        /// How many of those constraints are still in the table.
        var activeCount = 0
    }

    private var entries: [Entry] = []
    /// The constraints' slots by place, of those that are still in the table.
    private var slots: [Int32] = []
    private var free: [Int32] = []
    /// Whether a lease may keep the objects of constraints that have left.
    private var keepsDeparted = false
    /// The one that is being filled.
    private var last = -1

    /// A lease with room for so many constraints, at most `ConstraintLease.capacity`, and the first position for them.
    mutating func open(for count: Int) -> (lease: ConstraintLease, position: Int) {
        if last >= 0, keepsDeparted { letGoOfDeparted(last) }
        if last >= 0, let lease = entries[last].lease {
            if entries[last].count + count <= ConstraintLease.capacity { return (lease, entries[last].count) }
            let full = last
            last = -1
            if entries[full].activeCount == 0 { close(full) }
        }
        if let number = free.popLast() {
            last = Int(number)
        } else {
            last = entries.count
            entries.append(Entry())
            slots.append(contentsOf: repeatElement(-1, count: ConstraintLease.capacity))
        }
        let lease = ConstraintLease(at: Int32(last * ConstraintLease.capacity))
        entries[last] = Entry(lease: lease)
        return (lease, 0)
    }

    /// Notes which constraint is at a place of the lease that was opened last.
    @inline(__always) mutating func fill(_ place: Int32, with slot: Int32) { slots[Int(place)] = slot }

    /// Notes how many constraints have got places in the lease that was opened last.
    mutating func extend(by count: Int) {
        entries[last].count += count
        entries[last].activeCount += count
    }

    /// The slot of a constraint that is still in the table.
    func slot(at place: Int32) -> Int32 { slots[Int(place)] }

    /// Whether the constraint at a place may still be requested.
    mutating func isHeld(_ place: Int32) -> Bool { !isKnownUniquelyReferenced(&entries[number(of: place)].lease) }

    /// Records that a constraint leaves the table.
    /// - Returns: whether it may still be requested.
    mutating func leave(_ place: Int32) -> Bool {
        let number = number(of: place)
        if keepsDeparted { letGoOfDeparted(number) }
        let isHeld = !isKnownUniquelyReferenced(&entries[number].lease)
        slots[Int(place)] = -1
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
    mutating func keep(_ handle: LayoutConstraint, at place: Int32) {
        let number = number(of: place)
        slots[Int(place)] = -1
        entries[number].lease?.departed[Int(place) - number * ConstraintLease.capacity] = handle
        keepsDeparted = true
        if entries[number].activeCount == 0, number != last { close(number) }
    }

    /// The constraints that may still be requested, by place and slot.
    var held: [(place: Int32, slot: Int32)] {
        mutating get {
            var held: [(place: Int32, slot: Int32)] = []
            for number in entries.indices where !isKnownUniquelyReferenced(&entries[number].lease) {
                let start = number * ConstraintLease.capacity
                for place in start..<start + entries[number].count where slots[place] >= 0 {
                    held.append((Int32(place), slots[place]))
                }
            }
            return held
        }
    }

    private mutating func close(_ number: Int) {
        entries[number] = Entry()
        free.append(Int32(number))
    }

    private func number(of place: Int32) -> Int { Int(place) / ConstraintLease.capacity }
}
