/// One allocation for several pools.
///
/// In a small layout, each call to the allocator is noticeable. If the memory of a large layout is freed piece by
/// piece, allocators tend to return it to the system and to fetch it again page by page for the next layout; this took
/// half of the time needed to build a list of 1,000 rows. A single large allocation is kept for reuse.
///
/// The block is filled in two rounds over the same pools: the first adds up their sizes, and the second moves them in.
///
/// Invariant: `base`, if set, points to as many bytes as the first round added up, of which the first `end` are in use.
@safe struct Block: ~Copyable {
    private var base: UnsafeMutableRawPointer?
    private var end = 0
    /// Whether a pool needs more room than it has.
    private(set) var isNeeded = false

    private static let alignment = 16

    deinit { unsafe base?.deallocate() }

    /// Adds the size of a pool, with room for additional elements, or, once the block has memory, moves the pool in.
    mutating func include<Element>(_ pool: inout Pool<Element>, additional: Int) {
        let capacity = pool.capacity(for: pool.count + additional)
        if let memory = unsafe base {
            let address = unsafe (memory + end).bindMemory(to: Element.self, capacity: capacity)
            unsafe pool.move(to: address, capacity: capacity, inBlock: true)
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
