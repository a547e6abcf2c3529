/// A constraint that waits for its row, and when it was activated.
struct AwaitedConstraint {
    let slot: Int32
    /// The lower half of its number is enough to distinguish those that wait at the same time.
    let order: UInt32
}

/// The constraints of a table that wait for their rows, in the order of their activation.
///
/// Those at the end of the table follow from where it begins: of a layout that is being built no list is made.
struct AwaitedConstraints {
    /// Those that came before the ones at the end; one that has left since has another order in the table, or none.
    private(set) var list: [AwaitedConstraint] = []
    /// Where the slots begin at the end of the table that were taken one after the other, and how many they are.
    private var firstOfTail: Int32 = 0
    private var tailCount = 0
    /// When the first of them was activated.
    private var orderOfTail: UInt32 = 0

    var count: Int { list.count + tailCount }

    /// The slots at the end of the table that were taken one after the other.
    var tail: Range<Int32> { firstOfTail..<firstOfTail + Int32(tailCount) }

    /// Adds the slot at the end of the table.
    @inline(__always) mutating func append(last slot: Int32, _ order: Int) {
        if tailCount == 0 { (firstOfTail, orderOfTail) = (slot, UInt32(truncatingIfNeeded: order)) }
        tailCount &+= 1
    }

    /// Adds any slot.
    mutating func append(_ slot: Int32, _ order: Int) {
        for place in 0..<tailCount { list.append(inTail(place)) }
        tailCount = 0
        list.append(AwaitedConstraint(slot: slot, order: UInt32(truncatingIfNeeded: order)))
    }

    mutating func removeAll() {
        list.removeAll(keepingCapacity: true)
        tailCount = 0
    }

    /// Calls `body` for each up to the first that it returns false for, from a position on.
    /// - Returns: the position of that one, or the count.
    @inline(__always) func walk(from start: Int, _ body: (AwaitedConstraint) -> Bool) -> Int {
        let (listCount, end) = (list.count, count)
        var position = start
        while position < end, body(position < listCount ? list[position] : inTail(position &- listCount)) {
            position &+= 1
        }
        return position
    }

    subscript(position: Int) -> AwaitedConstraint {
        position < list.count ? list[position] : inTail(position - list.count)
    }

    @inline(__always) private func inTail(_ place: Int) -> AwaitedConstraint {
        AwaitedConstraint(
            slot: firstOfTail &+ Int32(truncatingIfNeeded: place),
            order: orderOfTail &+ UInt32(truncatingIfNeeded: place))
    }
}
