#if arch(wasm32)
    // The functions that Node calls. There is only one thread, so globals are safe.

    nonisolated(unsafe) private var bits: [UInt64] = []
    nonisolated(unsafe) private var list: CellList?

    /// Lays out all examples, and returns the number of values that `frameBits` gives access to.
    @_expose(wasm, "layOutExamples") @_cdecl("layOutExamples")
    public func layOutExamples() -> Int {
        unsafe bits = frameBits()
        return unsafe bits.count
    }

    /// Returns one of the values of the last call of `layOutExamples`.
    @_expose(wasm, "frameBits") @_cdecl("frameBits")
    public func frameBits(at index: Int) -> UInt64 { unsafe bits[index] }

    /// Makes a list of cells, and lays it out.
    @_expose(wasm, "makeList") @_cdecl("makeList")
    public func makeList(_ count: Int) {
        unsafe list = CellList(cells: count)
        unsafe list?.layOut(width: 390)
    }

    /// Lays out the list at another width.
    @_expose(wasm, "layOutList") @_cdecl("layOutList")
    public func layOutList(_ width: Double) { unsafe list?.layOut(width: width) }
#endif
