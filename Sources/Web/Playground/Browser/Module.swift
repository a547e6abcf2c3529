#if arch(wasm32)
    internal import AutoLayout

    // The functions that the module provides for the page. They exchange UTF-8 in the module's memory, which is
    // inherently unsafe. There is only one thread, so globals are safe.

    nonisolated(unsafe) private var session = PlaygroundSession()
    nonisolated(unsafe) private var command = Mail()
    nonisolated(unsafe) private var answer = Mail()

    /// Bytes in the module's memory that keep their address until they are replaced.
    @safe private struct Mail {
        private(set) var bytes = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

        mutating func makeRoom(for count: Int) {
            unsafe bytes.deallocate()
            unsafe bytes = .allocate(capacity: count)
        }
    }

    /// Starts a new session. The page measures its text or, if the argument is 0, the published widths of Helvetica are
    /// used.
    @_expose(wasm, "begin") @_cdecl("begin")
    public func begin(_ measuresInPage: Int32) {
        unsafe session = measuresInPage == 0 ? PlaygroundSession() : PlaygroundSession(measuring: BrowserMeasurer())
    }

    /// Returns the address at which the page writes a command of the given number of bytes.
    @_expose(wasm, "allocate") @_cdecl("allocate")
    public func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
        unsafe command.makeRoom(for: count)
        return unsafe command.bytes.baseAddress
    }

    /// Executes the command that was written, and returns the address of the answer.
    @_expose(wasm, "perform") @_cdecl("perform")
    public func perform() -> UnsafeMutablePointer<UInt8>? {
        let bytes = unsafe session.perform(Array(command.bytes))
        unsafe answer.makeRoom(for: bytes.count)
        _ = unsafe answer.bytes.initialize(fromContentsOf: bytes)
        return unsafe answer.bytes.baseAddress
    }

    /// Returns the length of the answer, in bytes.
    @_expose(wasm, "answerCount") @_cdecl("answerCount")
    public func answerCount() -> Int { unsafe answer.bytes.count }

    // Functions that the standard library requires, and whose usual implementations would need tables that are not used
    // here.

    /// The normalization data of a scalar. Every scalar counts as normalized, so strings are equal only if they consist
    /// of the same scalars; this avoids the normalization tables.
    @_cdecl("_swift_stdlib_getNormData")
    public func normData(_ scalar: UInt32) -> UInt16 { 0 }

    @_cdecl("_swift_stdlib_getDecompositionEntry")
    public func decompositionEntry(_ scalar: UInt32) -> UInt32 { .max }

    @_cdecl("_swift_stdlib_getComposition")
    public func composition(_ first: UInt32, _ second: UInt32) -> UInt32 { .max }
#endif
