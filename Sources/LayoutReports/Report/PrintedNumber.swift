/// A number as it was printed, and its possible distance from the actual number.
package struct PrintedNumber: Hashable, Sendable {
    package var value: Double
    /// The largest possible error. The system rounds to six significant digits, so the error is at most half a unit of
    /// the last digit if six or more digits were printed, and 0 if there are fewer, since such a number is printed in
    /// full.
    package var rounding: Double

    package init(_ value: Double, rounding: Double = 0) {
        self.value = value
        self.rounding = rounding
    }

    package static prefix func - (number: PrintedNumber) -> PrintedNumber {
        PrintedNumber(number.value == 0 ? 0 : -number.value, rounding: number.rounding)
    }
}
