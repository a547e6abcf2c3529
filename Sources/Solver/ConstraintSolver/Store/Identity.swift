/// Unique numbers that distinguish the handles of one solver from those of any other, including deallocated solvers.
///
/// This is the only state that all solvers share: a counter that several threads may increment at the same time.
/// `Atomic` would be the natural type, but needs macOS 15; the exchange below, an atomic instruction, has been in the
/// standard library for much longer, and exists in Embedded Swift as well. A random number would require a system call,
/// which takes a tenth of the time of a small layout.
///
/// Invariant: `last` points to one initialized word that is only changed by that exchange.
@safe enum Identity {
    private nonisolated(unsafe) static let last: UnsafeMutablePointer<UnsafeRawPointer?> = {
        let word = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
        unsafe word.initialize(to: nil)
        return unsafe word
    }()

    /// A number that has never been returned before; the program traps once all values of a word have been used.
    static func next() -> UInt {
        var expected: UnsafeRawPointer?
        while true {
            let number = UInt(bitPattern: expected) + 1
            // On failure, `expected` becomes the current value, so the first iteration just reads it.
            let isTaken = unsafe _stdlib_atomicCompareExchangeStrongPtr(
                object: last, expected: &expected, desired: UnsafeRawPointer(bitPattern: number))
            if isTaken { return number }
        }
    }
}
