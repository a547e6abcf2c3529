/// The constraints that read the baselines of each item, so that those affected by a changed view are found without a
/// search.
///
/// A constraint is listed under the items whose baselines it mentions and under the views to which those items delegate
/// their baselines.
struct BaselineReaders {
    /// The row of each constraint on baselines as it was last written, by the constraint's slot.
    private(set) var rows: [Int32: LinearRow] = [:]
    private var readItems: [Int32: [ObjectIdentifier]] = [:]
    private var readers: [ObjectIdentifier: Set<Int32>] = [:]

    mutating func insert(_ slot: Int32, _ row: LinearRow, reading items: [LayoutNode]) {
        remove(slot)
        rows[slot] = row
        readItems[slot] = items.map { ObjectIdentifier($0) }
        for item in items { readers[ObjectIdentifier(item), default: []].insert(slot) }
    }

    mutating func remove(_ slot: Int32) {
        guard rows.removeValue(forKey: slot) != nil else { return }
        for item in readItems.removeValue(forKey: slot) ?? [] {
            readers[item]?.remove(slot)
            if readers[item]?.isEmpty == true { readers[item] = nil }
        }
    }

    mutating func removeAll() { self = BaselineReaders() }

    /// The slots of the constraints that read the baselines of an item, in a repeatable order.
    func slots(reading item: LayoutNode) -> [Int32] { readers[ObjectIdentifier(item)]?.sorted() ?? [] }
}
