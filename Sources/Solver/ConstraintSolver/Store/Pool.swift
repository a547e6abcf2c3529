/// A growable array of trivial values that manages its own memory.
///
/// The loops of the solver read and write millions of elements; with an `Array`, each access would check the index, and
/// each write would also check for uniqueness. A pool has a single owner (it cannot be copied), its elements need no
/// destruction, and an index is checked only if `SOLVER_CHECKS` is defined, as in every debug build and with the
/// package's `Checked` trait.
///
/// Invariant: `base` points to `capacity` elements, of which the first `count` are initialized. The memory belongs to
/// the pool.
@safe struct Pool<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var capacity = 0
    private(set) var count = 0

    init() {
        // Nothing is allocated before the first element is added: a solver has many pools, and most stay small.
        unsafe base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    init(repeating element: Element, count: Int) {
        self.init()
        resize(to: count, filling: element)
    }

    deinit { release() }

    var isEmpty: Bool { count == 0 }

    subscript(_ index: Int) -> Element {
        get {
            check(index)
            return unsafe base[index]
        }
        nonmutating _modify {
            check(index)
            yield unsafe &base[index]
        }
    }

    subscript(_ index: Int32) -> Element {
        get {
            check(Int(index))
            return unsafe base[Int(index)]
        }
        nonmutating _modify {
            check(Int(index))
            yield unsafe &base[Int(index)]
        }
    }

    var last: Element { self[count - 1] }

    /// The address of the first element, valid until the pool grows, shrinks or goes away.
    @unsafe var start: UnsafePointer<Element> { unsafe UnsafePointer(base) }

    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        unsafe (base + count).initialize(to: element)
        count += 1
    }

    /// Appends four elements with a single capacity check.
    mutating func append(
        _ first: Element, _ second: Element, _ third: Element, _ fourth: Element
    ) {
        reserve(4)
        let end = unsafe base + count
        unsafe end.initialize(to: first)
        unsafe (end + 1).initialize(to: second)
        unsafe (end + 2).initialize(to: third)
        unsafe (end + 3).initialize(to: fourth)
        count += 4
    }

    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return unsafe base[count]
    }

    mutating func removeAll() { count = 0 }

    /// Removes the elements from index `newCount` on.
    mutating func truncate(to newCount: Int) { count = Swift.min(count, newCount) }

    /// Changes the count to `newCount`; new elements get the value `element`.
    mutating func resize(to newCount: Int, filling element: Element) {
        if newCount > capacity { grow(to: newCount) }
        if newCount > count { unsafe (base + count).initialize(repeating: element, count: newCount - count) }
        count = newCount
    }

    /// Changes the count to `newCount` and sets every element to `element`.
    mutating func reset(to newCount: Int, filling element: Element) {
        count = 0
        resize(to: newCount, filling: element)
    }

    /// Sorts the elements from index `start` on.
    mutating func sort(from start: Int = 0, by precedes: (Element, Element) -> Bool) {
        // Most lists are short and often already sorted; longer ones use the standard library.
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

    /// Grows at once to have room for additional elements.
    mutating func reserve(_ additional: Int) {
        if count + additional > capacity { grow(to: count + additional) }
    }

    /// Grows geometrically, so that appending takes amortized constant time.
    @inline(never) private mutating func grow(to needed: Int) {
        // The first allocation is enough for a small layout; a large pool grows only by half, to waste little memory.
        let bytes = capacity * MemoryLayout<Element>.stride
        let growth = bytes < 1 << 14 ? capacity * 4 : bytes < 1 << 18 ? capacity * 2 : capacity + capacity / 2
        let newCapacity = Swift.max(needed, growth, 512 / MemoryLayout<Element>.stride)
        let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        unsafe newBase.moveInitialize(from: base, count: count)
        release()
        unsafe base = newBase
        capacity = newCapacity
    }

    private func release() {
        if capacity > 0 { unsafe base.deallocate() }
    }

    private func check(_ index: Int) {
        #if SOLVER_CHECKS
            if UInt(bitPattern: index) >= UInt(bitPattern: count) { reportOutOfRange(index, count) }
        #endif
    }
}

#if SOLVER_CHECKS
    /// Reports an index that is out of range. This function is separate from the check, whose code runs at every
    /// access, and it is not generic, since generic code is slow without optimization.
    @inline(never) private func reportOutOfRange(_ index: Int, _ count: Int) -> Never {
        preconditionFailure("Index \(index) is out of range for a pool of \(count) elements.")
    }
#endif
