/// The type of the first property of each class whose instances are values in attributed strings.
///
/// The part of Foundation that is written in C compares these values. It reads bits 8 to 17 of the word after an
/// object's header as a type number, and stops the process if the number is 0. If the number is not that of one of its
/// own types, it calls `isEqual(_:)`.
struct AttributeMark: Sendable {
    private let word: UInt64 = 0x2100
}
