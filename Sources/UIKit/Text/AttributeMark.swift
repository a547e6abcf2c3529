/// The first property of each class whose instances are values in attributed texts.
///
/// The part of Foundation that is written in C compares these values. It takes bits 8 to 17 of the word after the
/// header of an object for the number of a type, and stops the process if the number is 0. If the number is not that of
/// one of its own types, it calls `isEqual(_:)`.
struct AttributeMark: Sendable {
    private let word: UInt64 = 0x2100
}
