#if arch(wasm32)
    // Functions that the standard library calls and that the C library of a module without a system lacks.

    /// Where the last words of a failed precondition go: the page has the stack.
    @_cdecl("putchar")
    public func putchar(_ character: Int32) -> Int32 { character }

    /// Seeds of hash tables, whose order nothing here goes by.
    @_cdecl("arc4random_buf")
    public func fillSeed(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
        unsafe buffer.initializeMemory(as: UInt8.self, repeating: 42, count: count)
    }
#endif
