/// What clients learn of a solve: the variables that have changed, and how many are undetermined.
struct ChangeList: ~Copyable {
    private(set) var variables = Pool<Int32>()
    /// Whether one of the changed variables has been removed.
    private(set) var hasRemoved = false
    /// The number of undetermined variables, and how often a variable has become or ceased to be undetermined.
    private(set) var undeterminedCount = 0
    private(set) var undeterminedChanges = 0

    mutating func append(_ variable: Int32) { variables.append(variable) }

    mutating func popVariable() -> Int32? { variables.popLast() }

    mutating func truncate(to count: Int) { variables.truncate(to: count) }

    mutating func setRemoved(_ removed: Bool) { hasRemoved = removed }

    mutating func countUndetermined(_ count: Int) {
        undeterminedCount += count
        undeterminedChanges += abs(count)
    }
}
