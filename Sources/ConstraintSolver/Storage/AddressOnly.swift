/// Makes a large value that contains it one that the compiler passes only by address. Otherwise it would pass a bitwise
/// copy of the whole value to each function that only reads it.
struct AddressOnly {
    private let value: Any? = nil
}
