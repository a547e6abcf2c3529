/// How often each slot has been given back, so that a handle to what was in it before is told from one to what is in it now.
///
/// In most solvers none ever is; so there is no room for any before the first one.
struct Generations: ~Copyable {
    private var counts = Pool<UInt32>()

    subscript(slot: Int32) -> UInt32 {
        @inline(__always) get { Int(slot) < counts.count ? counts[slot] : 0 }
    }

    /// Makes all handles to what is in one of so many slots invalid.
    mutating func end(_ slot: Int32, of slotCount: Int) {
        if Int(slot) >= counts.count { counts.resize(to: slotCount, filling: 0) }
        counts[slot] &+= 1
    }
}
