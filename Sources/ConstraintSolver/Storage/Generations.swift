/// How often each slot has been given back, so that a handle to what was in it before is told from one to what is in it now.
///
/// Most slots never are; so there is only room for those up to the last one that was.
struct Generations: ~Copyable {
    private var counts = Pool<UInt32>()

    subscript(slot: Int32) -> UInt32 {
        @inline(__always) get { Int(slot) < counts.count ? counts[slot] : 0 }
    }

    /// Makes all handles to what is in a slot invalid.
    mutating func end(_ slot: Int32) {
        if Int(slot) >= counts.count { counts.resize(to: Int(slot) + 1, filling: 0) }
        counts[slot] &+= 1
    }
}
