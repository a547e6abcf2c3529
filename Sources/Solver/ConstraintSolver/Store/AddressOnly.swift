/// Makes the compiler pass a large value that contains this one by address. Otherwise it would pass a bitwise copy of
/// the whole value to each function that only reads it.
struct AddressOnly {
    private let value: Any? = nil
}
