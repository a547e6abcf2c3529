/// What a solve checks at the end.
struct PendingChecks: ~Copyable {
    /// Lazy rows that may be violated.
    private(set) var rows = Pool<Int32>()
    /// Variables with a lower bound of 0 that have become negative in this solve.
    private var negatives = Pool<Int32>()

    mutating func append(row: Int32) { rows.append(row) }

    mutating func removeRows() { rows.removeAll() }

    mutating func append(negative variable: Int32) { negatives.append(variable) }

    mutating func popNegative() -> Int32? { negatives.popLast() }
}
