/// The number of times that each slot has been freed, which distinguishes handles to the slot's earlier contents from
/// handles to its current contents.
///
/// In most solvers, no slot is ever freed, so no memory is allocated until the first slot is freed.
struct Generations: ~Copyable {
    private var counts = Pool<UInt32>()

    subscript(slot: Int32) -> UInt32 {
        get { Int(slot) < counts.count ? counts[slot] : 0 }
    }

    /// Invalidates all handles to the contents of a slot.
    mutating func end(_ slot: Int32, of slotCount: Int) {
        if Int(slot) >= counts.count { counts.resize(to: slotCount, filling: 0) }
        counts[slot] &+= 1
    }
}
