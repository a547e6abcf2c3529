#if arch(wasm32)
    // Functions that the standard library calls, and that the C library lacks in a module without an operating system.

    /// Ignores the output of a failed precondition; the page shows the stack.
    @_cdecl("putchar")
    public func putchar(_ character: Int32) -> Int32 { character }

    /// Provides the seeds of hash tables; nothing here depends on their order.
    @_cdecl("arc4random_buf")
    public func fillSeed(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
        unsafe buffer.initializeMemory(as: UInt8.self, repeating: 42, count: count)
    }
#endif
