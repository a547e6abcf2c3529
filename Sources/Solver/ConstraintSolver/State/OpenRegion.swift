/// The rows and variables that propagation has left unassigned, which the next decomposition reduces.
struct OpenRegion: ~Copyable {
    private(set) var rows = Pool<Int32>()
    private(set) var variables = Pool<Int32>()

    var isEmpty: Bool { rows.isEmpty && variables.isEmpty }

    mutating func append(row: Int32) { rows.append(row) }

    mutating func append(variable: Int32) { variables.append(variable) }

    mutating func popVariable() -> Int32? { variables.popLast() }

    mutating func truncateRows(to count: Int) { rows.truncate(to: count) }

    mutating func truncateVariables(to count: Int) { variables.truncate(to: count) }
}
