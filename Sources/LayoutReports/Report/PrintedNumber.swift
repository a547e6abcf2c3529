/// A number as it was printed, and how far from the actual one it may be.
package struct PrintedNumber: Hashable, Sendable {
    package var value: Double
    /// Half a unit of its last digit if it has six significant digits or more, to which the system rounds; 0 for
    /// shorter ones, which are printed in full.
    package var rounding: Double

    package init(_ value: Double, rounding: Double = 0) {
        self.value = value
        self.rounding = rounding
    }

    package static prefix func - (number: PrintedNumber) -> PrintedNumber {
        PrintedNumber(number.value == 0 ? 0 : -number.value, rounding: number.rounding)
    }
}
