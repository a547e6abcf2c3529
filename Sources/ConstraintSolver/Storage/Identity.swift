/// Numbers that are handed out once: they tell the handles of one solver from those of any other, alive or gone.
///
/// This is the only state that all solvers share, a counter that several threads may advance at once. `Atomic` would be
/// the type for it, but needs macOS 15; the standard library has offered the exchange below, an atomic instruction,
/// since long before, and in Embedded Swift as well. A random number would cost a system call, a tenth of a small
/// layout.
///
/// Invariant: `last` points to one initialised word that is only ever changed by that exchange.
@safe enum Identity {
    private nonisolated(unsafe) static let last: UnsafeMutablePointer<UnsafeRawPointer?> = {
        let word = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
        unsafe word.initialize(to: nil)
        return unsafe word
    }()

    /// A number that was never handed out before. There are as many as a word has values, and it stops when they run out.
    static func next() -> UInt {
        var expected: UnsafeRawPointer?
        while true {
            let number = UInt(bitPattern: expected) + 1
            // Where `expected` is not what is there, it becomes that: the first round reads.
            let isTaken = unsafe _stdlib_atomicCompareExchangeStrongPtr(
                object: last, expected: &expected, desired: UnsafeRawPointer(bitPattern: number))
            if isTaken { return number }
        }
    }
}
