/// The constraints of a tree that has fallen apart, by the views that held them.
///
/// This value is immutable and refers to no item, since each part of the tree, perhaps on another thread, looks up its
/// constraints when its engine is requested.
struct FormerConstraints {
    /// The constraint with the highest slot that each item held, by the slots of items; -1 for none.
    private var last: [Int32] = []
    /// The constraint with the next lower slot that the same item held, by the slots of constraints; -1 for none.
    private var previous: [Int32] = []

    init() {}

    init(_ records: [ConstraintRecord], itemCount: Int) {
        last = [Int32](repeating: -1, count: itemCount)
        previous = [Int32](repeating: -1, count: records.count)
        for slot in records.indices where !records[slot].isVacant {
            let container = Int(records[slot].container)
            previous[slot] = last[container]
            last[container] = Int32(slot)
        }
    }

    /// The slots of the constraints that an item held, in descending order.
    func slots(heldBy item: Int32) -> some Sequence<Int32> {
        let first = item >= 0 && Int(item) < last.count ? last[Int(item)] : -1
        return sequence(first: first) { previous[Int($0)] }.prefix { $0 >= 0 }
    }
}
