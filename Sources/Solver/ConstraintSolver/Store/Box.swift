/// A value stored on the heap and changed through a constant reference.
///
/// If the solver's state were a class property, every call would check it for overlapping access, which took a sixth of
/// the time of building a layout; the same is true of a layout's tables. The value never calls back into the caller
/// while it changes, so accesses cannot overlap.
///
/// Invariant: `pointer` points to one initialized value, from `init` to `deinit`.
@usableFromInline
@safe package struct Box<Value: ~Copyable>: ~Copyable {
    @usableFromInline
    package let pointer: UnsafeMutablePointer<Value>

    @inlinable
    package init(_ value: consuming Value) {
        unsafe pointer = .allocate(capacity: 1)
        unsafe pointer.initialize(to: value)
    }

    @inlinable
    deinit {
        unsafe pointer.deinitialize(count: 1)
        unsafe pointer.deallocate()
    }
}
