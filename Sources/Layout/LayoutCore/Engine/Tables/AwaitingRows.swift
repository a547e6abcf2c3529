/// The constraints whose rows have to be made, in the order of their activation; some may have left the table since.
struct AwaitingRows {
    private var runs: [ConstraintRun] = []
    private(set) var count = 0

    /// The maximum number of runs for which storage is kept.
    private static let keptRoom = 256

    /// Appends constraints with consecutive slots and activation numbers.
    mutating func append(_ first: RegisteredConstraint, count added: Int) {
        count += added
        let length = Int32(truncatingIfNeeded: added)
        if runs.isEmpty || !runs[runs.count - 1].append(first, count: length) {
            runs.append(ConstraintRun(first, count: length))
        }
    }

    mutating func take() -> [ConstraintRun] {
        let taken = runs
        (runs, count) = ([], 0)
        return taken
    }

    /// Reuses the storage of a list that has been processed, unless the list was long.
    mutating func reuse(_ taken: consuming [ConstraintRun]) {
        guard runs.isEmpty, taken.count <= AwaitingRows.keptRoom else { return }
        taken.removeAll(keepingCapacity: true)
        runs = taken
    }
}
