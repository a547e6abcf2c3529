#if arch(wasm32)
    internal import AutoLayout

    // What the module does for the page. Both hand each other UTF-8 in the module's memory, which is unsafe by its nature:
    // here and nowhere else. There is one thread, so that globals are safe.

    nonisolated(unsafe) private var session = PlaygroundSession()
    nonisolated(unsafe) private var command = Mail()
    nonisolated(unsafe) private var answer = Mail()

    /// Bytes in the module's memory that stay where they are until the next ones.
    @safe private struct Mail {
        private(set) var bytes = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

        mutating func makeRoom(for count: Int) {
            unsafe bytes.deallocate()
            unsafe bytes = .allocate(capacity: count)
        }
    }

    /// Begins anew, with text measured by the page or, where that is 0, by the published widths of Helvetica.
    @_expose(wasm, "begin") @_cdecl("begin")
    public func begin(_ measuresInPage: Int32) {
        unsafe session = measuresInPage == 0 ? PlaygroundSession() : PlaygroundSession(measuring: BrowserMeasurer())
    }

    /// Where the page is to write a command of so many bytes.
    @_expose(wasm, "allocate") @_cdecl("allocate")
    public func allocate(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
        unsafe command.makeRoom(for: count)
        return unsafe command.bytes.baseAddress
    }

    /// Does the command that was written, and says where the answer is.
    @_expose(wasm, "perform") @_cdecl("perform")
    public func perform() -> UnsafeMutablePointer<UInt8>? {
        let bytes = unsafe session.perform(Array(command.bytes))
        unsafe answer.makeRoom(for: bytes.count)
        _ = unsafe answer.bytes.initialize(fromContentsOf: bytes)
        return unsafe answer.bytes.baseAddress
    }

    /// How many bytes the answer has.
    @_expose(wasm, "answerCount") @_cdecl("answerCount")
    public func answerCount() -> Int { unsafe answer.bytes.count }

    // What the standard library asks of its surroundings, where the usual answer would take files, a source of chance, or
    // tables that nothing here needs.

    /// Whether a scalar is the same in all of Unicode's normal forms: so that texts are equal here where they are written
    /// with the same scalars, which saves the tables of the others.
    @_cdecl("_swift_stdlib_getNormData")
    public func normData(_ scalar: UInt32) -> UInt16 { 0 }

    @_cdecl("_swift_stdlib_getDecompositionEntry")
    public func decompositionEntry(_ scalar: UInt32) -> UInt32 { .max }

    @_cdecl("_swift_stdlib_getComposition")
    public func composition(_ first: UInt32, _ second: UInt32) -> UInt32 { .max }
#endif
