/// A growable array of plain values: the one place in this package that touches raw memory.
///
/// The loops of the solver read and write millions of elements; an `Array` would pay for uniqueness checks and
/// exclusivity on each. A pool is owned by exactly one place (it cannot be copied), its elements need no destruction,
/// and an index is checked only where `SOLVER_CHECKS` is defined, which it is in every debug build.
///
/// Invariant: `base` points to `capacity` elements, of which the first `count` are initialised. Their memory is the
/// pool's own, or part of a `Block` that its owner keeps for as long as the pool is in it.
@safe struct Pool<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity = 0
    private var isInBlock = false
    private(set) var count = 0

    init() {
        // No memory until the first element: a solver has many pools and most stay small.
        unsafe base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    init(repeating element: Element, count: Int) {
        self.init()
        resize(to: count, filling: element)
    }

    deinit { release() }

    var isEmpty: Bool { count == 0 }

    subscript(_ index: Int) -> Element {
        @inline(__always) get {
            check(index)
            return unsafe base[index]
        }
        @inline(__always) nonmutating _modify {
            check(index)
            yield unsafe &base[index]
        }
    }

    subscript(_ index: Int32) -> Element {
        @inline(__always) get { self[Int(index)] }
        @inline(__always) nonmutating _modify { yield &self[Int(index)] }
    }

    var last: Element { self[count - 1] }

    /// Lends all elements.
    func withSpan<Result>(_ body: (Span<Element>) -> Result) -> Result {
        let elements = unsafe UnsafeBufferPointer(start: base, count: count)
        return unsafe body(elements.span)
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        unsafe (base + count).initialize(to: element)
        count += 1
    }

    @inline(__always) mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return unsafe base[count]
    }

    mutating func removeAll() { count = 0 }

    /// Drops the elements from `newCount` on.
    mutating func truncate(to newCount: Int) { count = Swift.min(count, newCount) }

    /// Makes the count exactly `newCount`; elements that come in have the value `element`.
    mutating func resize(to newCount: Int, filling element: Element) {
        if newCount > capacity { grow(to: newCount) }
        if newCount > count { unsafe (base + count).initialize(repeating: element, count: newCount - count) }
        count = newCount
    }

    /// Makes the count exactly `newCount` with every element `element`.
    mutating func reset(to newCount: Int, filling element: Element) {
        count = 0
        resize(to: newCount, filling: element)
    }

    /// Sorts the elements from `start` on.
    mutating func sort(from start: Int = 0, by precedes: (Element, Element) -> Bool) {
        // Most runs are a handful of elements, often in order already; larger ones go to the standard library.
        if count - start <= 16 {
            for end in stride(from: start + 1, to: count, by: 1) {
                let element = self[end]
                var hole = end
                while hole > start, precedes(element, self[hole - 1]) {
                    self[hole] = self[hole - 1]
                    hole -= 1
                }
                self[hole] = element
            }
        } else {
            var elements = unsafe UnsafeMutableBufferPointer(start: base + start, count: count - start)
            unsafe elements.sort(by: precedes)
        }
    }

    /// How many elements to have room for, so that many calls still cost little.
    func capacity(for needed: Int) -> Int {
        if needed <= capacity { return capacity }
        // The first memory is enough for a small layout; a large pool grows by half, to hold little that is not used.
        let bytes = capacity * MemoryLayout<Element>.stride
        let growth = bytes < 1 << 14 ? capacity * 4 : bytes < 1 << 18 ? capacity * 2 : capacity + capacity / 2
        return Swift.max(needed, growth)
    }

    func hasRoom(for additional: Int) -> Bool { count + additional <= capacity }

    @inline(never) private mutating func grow(to needed: Int) {
        let newCapacity = Swift.max(capacity(for: needed), 512 / MemoryLayout<Element>.stride)
        unsafe move(to: .allocate(capacity: newCapacity), capacity: newCapacity, inBlock: false)
    }

    /// Takes other memory.
    @unsafe mutating func move(to newBase: UnsafeMutablePointer<Element>, capacity newCapacity: Int, inBlock: Bool) {
        unsafe newBase.moveInitialize(from: base, count: count)
        release()
        unsafe base = newBase
        capacity = newCapacity
        isInBlock = inBlock
    }

    private func release() {
        if capacity > 0, !isInBlock { unsafe base.deallocate() }
    }

    @inline(__always) private func check(_ index: Int) {
        #if SOLVER_CHECKS
            precondition(index >= 0 && index < count, "Index \(index) is outside a pool of \(count) elements.")
        #endif
    }
}
