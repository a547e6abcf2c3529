@testable import ConstraintSolver

/// A solver that is being edited, and a plain list of its expected contents, in creation order.
struct EditedSystem {
    struct Slot {
        let number: Int
        let handle: Variable
        var restingValue: Double
    }

    struct Entry {
        let handle: Constraint
        /// The row; its terms refer to variables by numbers that never change.
        var row: TestSystem.Row
    }

    let solver: Solver
    let usesFastPath: Bool
    /// Whether a comparison includes the members of the conflicts.
    var comparesConflicts = false
    private(set) var variables: [Slot] = []
    private(set) var entries: [Entry] = []
    private(set) var removed: [TestSystem.Row] = []
    private var madeVariables = 0
    private let capacity: Int

    init(usesFastPath: Bool, capacity: Int = 24) {
        solver = Solver(usesFastPath: usesFastPath)
        self.usesFastPath = usesFastPath
        self.capacity = capacity
    }

    /// The current system, with variables identified by position.
    var snapshot: TestSystem {
        var positions: [Int: Int] = [:]
        for (position, slot) in variables.enumerated() { positions[slot.number] = position }
        let rows = entries.map { entry in
            var row = entry.row
            row.terms = row.terms.compactMap { term in
                positions[term.variable].map { .init(variable: $0, coefficient: term.coefficient) }
            }
            return row
        }
        return TestSystem(
            restingValues: variables.map(\.restingValue), rows: rows,
            nonNegative: Set(variables.indices.filter { Self.isNonNegative(variables[$0].number) }),
            positions: Set(variables.indices.filter { Self.isPosition(variables[$0].number) }))
    }
}

extension EditedSystem {
    private static func isNonNegative(_ number: Int) -> Bool { number % 3 == 2 }
    private static func isPosition(_ number: Int) -> Bool { number % 6 == 3 }

    mutating func makeVariable(restingValue: Double) throws {
        guard variables.count < capacity / 2 else { return }
        let handle = try solver.makeVariable(
            nil, restingValue: restingValue, isNonNegative: Self.isNonNegative(madeVariables))
        solver.state.store.variables[handle.slot].isPosition = Self.isPosition(madeVariables)
        variables.append(Slot(number: madeVariables, handle: handle, restingValue: restingValue))
        madeVariables += 1
    }

    /// Removes a variable and its rows, unless it has more than two rows or is the only variable.
    mutating func removeVariable(_ position: Int) throws {
        guard variables.count > 1 else { return }
        let i = position % variables.count
        let number = variables[i].number
        let users = entries.indices.filter { entries[$0].row.terms.contains { $0.variable == number } }
        guard users.count <= 2 else { return }
        for user in users.reversed() { try removeEntry(at: user) }
        removed.removeAll { $0.terms.contains { $0.variable == number } }
        try solver.remove(variables.remove(at: i).handle)
    }

    mutating func setRestingValue(_ position: Int, to value: Double) throws {
        guard !variables.isEmpty else { return }
        let i = position % variables.count
        variables[i].restingValue = value
        try solver.setRestingValue(of: variables[i].handle, to: value)
    }

    mutating func add(_ row: TestSystem.Row) throws {
        guard !variables.isEmpty else { return }
        var row = row
        var terms: [TestSystem.Term] = []
        for term in row.terms {
            let number = variables[term.variable % variables.count].number
            if terms.contains(where: { $0.variable == number }) { continue }
            terms.append(.init(variable: number, coefficient: term.coefficient))
        }
        row.terms = terms
        try addKnown(row)
    }

    mutating func addAgain() throws {
        guard !removed.isEmpty else { return }
        try addKnown(removed.removeFirst())
    }

    mutating func remove(_ position: Int) throws {
        guard !entries.isEmpty else { return }
        removed.append(try removeEntry(at: position % entries.count))
        if removed.count > 8 { removed.removeFirst() }
    }

    /// Changes a row in the list, and returns its handle, with which the caller makes the same change in the solver.
    mutating func change(_ position: Int, _ change: (inout TestSystem.Row) -> Void) -> Constraint? {
        guard !entries.isEmpty else { return nil }
        let i = position % entries.count
        change(&entries[i].row)
        return entries[i].handle
    }

    /// Changes a coefficient in the list; 0 removes the variable from the row. Returns the handles of the row and the
    /// variable.
    mutating func changeCoefficient(
        _ position: Int, of variable: Int, to value: Double
    ) -> (row: Constraint, variable: Variable)? {
        guard !entries.isEmpty, !variables.isEmpty else { return nil }
        let i = position % entries.count
        let slot = variables[variable % variables.count]
        entries[i].row.terms.removeAll { $0.variable == slot.number }
        if value != 0 { entries[i].row.terms.append(.init(variable: slot.number, coefficient: value)) }
        return (entries[i].handle, slot.handle)
    }

    func handle(of number: Int) -> Variable? { variables.first { $0.number == number }?.handle }

    private mutating func addKnown(_ row: TestSystem.Row) throws {
        guard entries.count < capacity else { return }
        let terms = row.terms.compactMap { term in handle(of: term.variable).map { Term($0, term.coefficient) } }
        let added = try solver.add(terms.span, row.relation, constant: row.constant, priority: row.priority)
        entries.append(Entry(handle: added, row: row))
    }

    @discardableResult private mutating func removeEntry(at position: Int) throws -> TestSystem.Row {
        let entry = entries.remove(at: position)
        try solver.remove(entry.handle)
        return entry.row
    }
}
