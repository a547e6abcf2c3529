/// The search for the variables that follow from a region, and for their order.
struct PostsolveSearch: ~Copyable {
    /// Rows that touch what is already assigned.
    private(set) var contacts = Pool<Int32>()
    /// Definitions in the order in which they were found: the last is evaluated first.
    private var order = Pool<Int32>()
    /// Variables marked as visited.
    private var downstream = Pool<Int32>()
    /// Variables still to be examined.
    private var stack = Pool<Int32>()

    var hasDefinitions: Bool { !order.isEmpty }

    mutating func append(definition constraint: Int32) { order.append(constraint) }

    mutating func popDefinition() -> Int32? { order.popLast() }

    mutating func append(downstream variable: Int32) { downstream.append(variable) }

    mutating func popDownstream() -> Int32? { downstream.popLast() }

    mutating func push(_ variable: Int32) { stack.append(variable) }

    mutating func pop() -> Int32? { stack.popLast() }

    mutating func removeStack() { stack.removeAll() }

    mutating func append(contact constraint: Int32) { contacts.append(constraint) }

    mutating func removeContacts() { contacts.removeAll() }

    mutating func sortContacts(by comesBefore: (Int32, Int32) -> Bool) { contacts.sort(by: comesBefore) }
}
