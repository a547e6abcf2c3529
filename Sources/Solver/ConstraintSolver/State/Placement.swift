/// What propagation has to place: constraints that are new or have lost their roles, and variables that have lost their
/// determining constraint.
struct Placement: ~Copyable {
    /// The first slot of the new constraints, which are pending but not listed.
    private(set) var placedCount: Int32 = 0
    /// Rows that may determine a variable, in the order in which they are tried.
    private(set) var queue = Pool<Int32>()
    private var pending = Pool<Int32>()
    /// Forward variables that have lost their determining constraint.
    private var orphans = Pool<Int32>()

    /// Lists a pending constraint, unless its slot is new.
    mutating func await(_ constraint: Int32) {
        if constraint < placedCount { pending.append(constraint) }
    }

    mutating func placedNext() { placedCount += 1 }

    mutating func popPending() -> Int32? { pending.popLast() }

    mutating func enqueue(_ constraint: Int32) { queue.append(constraint) }

    mutating func removeQueue() { queue.removeAll() }

    mutating func append(orphan variable: Int32) { orphans.append(variable) }

    mutating func popOrphan() -> Int32? { orphans.popLast() }
}
