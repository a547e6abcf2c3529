/// One value in a place of its own, changed through a constant reference.
///
/// A class property that holds the solver's state would be checked for overlapping access at every call, which took a
/// sixth of the time of building a layout. Nothing here calls back into the caller, so accesses cannot overlap.
///
/// Invariant: `pointer` points to one initialised value, from `init` to `deinit`.
@safe struct Box<Value: ~Copyable>: ~Copyable {
    let pointer: UnsafeMutablePointer<Value>

    init(_ value: consuming Value) {
        unsafe pointer = .allocate(capacity: 1)
        unsafe pointer.initialize(to: value)
    }

    deinit {
        unsafe pointer.deinitialize(count: 1)
        unsafe pointer.deallocate()
    }
}

extension Solver {
    /// Addressed rather than yielded: what a coroutine lends may be a bitwise copy in its own frame, and unoptimized
    /// code was seen to read a part of that after the frame was gone.
    var state: SolverState {
        @inline(__always) unsafeAddress { unsafe UnsafePointer(box.pointer) }
        @inline(__always) unsafeMutableAddress { unsafe box.pointer }
    }
}
