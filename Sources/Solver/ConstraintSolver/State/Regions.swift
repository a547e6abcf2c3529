/// The components into which the variables that constraints do not determine one by one have been divided.
struct Regions: ~Copyable {
    private var records = Pool<ComponentRecord>()
    private var free = Pool<Int32>()
    private var dirty = Pool<Int32>()
    /// The variables and rows of the component that is being formed.
    private(set) var variables = Pool<Int32>()
    private(set) var rows = Pool<Int32>()
    /// Whether any component has ever been unverified.
    private(set) var mayHaveUnverified = false

    var count: Int { records.count }

    subscript(_ component: Int32) -> ComponentRecord {
        get { records[component] }
        nonmutating _modify { yield &records[component] }
    }

    /// Begins to form a component.
    mutating func begin() -> Int32 {
        variables.removeAll()
        rows.removeAll()
        if let component = free.popLast() { return component }
        records.append(ComponentRecord())
        return Int32(records.count - 1)
    }

    mutating func append(variable: Int32) { variables.append(variable) }

    mutating func append(row: Int32) { rows.append(row) }

    mutating func sortVariables(by comesBefore: (Int32, Int32) -> Bool) {
        if variables.count > 1 { variables.sort(by: comesBefore) }
    }

    mutating func sortRows(by comesBefore: (Int32, Int32) -> Bool) { if rows.count > 1 { rows.sort(by: comesBefore) } }

    mutating func remove(_ component: Int32) {
        records[component] = ComponentRecord()
        free.append(component)
    }

    mutating func markDirty(_ component: Int32) {
        guard !records[component].isDirty else { return }
        records[component].isDirty = true
        dirty.append(component)
    }

    mutating func popDirty() -> Int32? { dirty.popLast() }

    mutating func markUnverified(_ component: Int32) {
        records[component].isUnverified = true
        mayHaveUnverified = true
    }
}
