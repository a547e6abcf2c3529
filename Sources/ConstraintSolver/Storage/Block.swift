/// Memory for several pools in one piece.
///
/// A small layout feels each call of the allocator. And pieces of a large one that are freed one after the other an
/// allocator tends to give back to the system, to fetch them page by page for the next layout; that was half of the time
/// of building a list of 1,000 rows. One piece it keeps.
///
/// It is filled in two rounds that name the same pools: the first counts, the second moves them in.
///
/// Invariant: `base`, if there is one, points to as many bytes as the first round counted, of which the first `end` are
/// given out.
@safe struct Block: ~Copyable {
    private var base: UnsafeMutableRawPointer?
    private var end = 0
    /// Whether a pool has been named that has not enough room where it is.
    private(set) var isNeeded = false

    private static let alignment = 16

    deinit { unsafe base?.deallocate() }

    /// Counts a pool that is to have room for more elements or, once there is memory, moves it in.
    mutating func hold<Element>(_ pool: inout Pool<Element>, additional: Int) {
        let capacity = pool.capacity(for: pool.count + additional)
        if let memory = unsafe base {
            let place = unsafe (memory + end).bindMemory(to: Element.self, capacity: capacity)
            unsafe pool.move(to: place, capacity: capacity, inBlock: true)
        } else if !pool.hasRoom(for: additional) {
            isNeeded = true
        }
        let bytes = capacity * MemoryLayout<Element>.stride
        end += (bytes + Block.alignment - 1) & ~(Block.alignment - 1)
    }

    /// Ends the first round.
    mutating func allocate() {
        unsafe base = .allocate(byteCount: end, alignment: Block.alignment)
        end = 0
    }
}
