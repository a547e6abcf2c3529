/// A set of small non-negative integers that can change while it is being traversed in order.
///
/// A number inserted during the traversal is visited, too, which is how a change propagates down a plan. Skipping
/// absent numbers takes one step for each 64 of them.
struct OrderedBits: ~Copyable {
    private var words = Pool<UInt64>()
    private var low = Int.max
    private var high = -1

    var isEmpty: Bool { low > high || low == high && words[low] == 0 }

    mutating func insert(_ number: Int) {
        let word = number >> 6
        if word >= words.count { words.resize(to: word + 1, filling: 0) }
        words[word] |= 1 << UInt64(number & 63)
        if word < low { low = word }
        if word > high { high = word }
    }

    func contains(_ number: Int) -> Bool {
        number >> 6 < words.count && words[number >> 6] & (1 << UInt64(number & 63)) != 0
    }

    /// Removes and returns the smallest number.
    mutating func popFirst() -> Int? {
        while low <= high {
            let bits = words[low]
            if bits != 0 {
                words[low] = bits & (bits - 1)
                return low << 6 + bits.trailingZeroBitCount
            }
            low += 1
        }
        low = .max
        high = -1
        return nil
    }

    mutating func removeAll() {
        while popFirst() != nil {}
    }
}
