/// A number as it was printed, and its possible distance from the actual number.
package struct PrintedNumber: Hashable, Sendable {
    package var value: Double
    /// The largest possible error. The system rounds to six significant digits, so the error is taken to be half a unit
    /// of the last digit if at least six significant digits were printed, except for whole numbers of six digits.
    /// Otherwise, it is taken to be 0, since the number was probably printed in full.
    package var rounding: Double

    package init(_ value: Double, rounding: Double = 0) {
        self.value = value
        self.rounding = rounding
    }

    package static prefix func - (number: PrintedNumber) -> PrintedNumber {
        PrintedNumber(number.value == 0 ? 0 : -number.value, rounding: number.rounding)
    }
}
