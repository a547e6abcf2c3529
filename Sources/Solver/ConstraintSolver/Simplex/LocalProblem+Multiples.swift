/// Detection of coefficients with which rows may be nearly multiples of each other: the small differences are
/// intentional, and not rounding error.
extension LocalProblem {
    /// Whether two coefficients of a row are nearly, but not exactly, in the ratio of two others or of small whole
    /// numbers. If every ratio or its inverse is a whole number of twelfths and not very large, the result is false; if
    /// there are very many different ratios, it is true.
    func containsNearMultiples() -> Bool {
        var ratios: [Double] = []
        var isPlain = true
        for row in 0..<constraintCount where entryCount(of: Int32(row)) > 1 {
            let entries = entryRange(row)
            let first = abs(self.entries[entries.lowerBound].coefficient)
            for entry in entries.dropFirst() {
                let ratio = abs(self.entries[entry].coefficient) / first
                if ratio == 1 || ratios.contains(ratio) { continue }
                // Among this many ratios, some are likely to be close to each other.
                if ratios.count == LocalProblem.manyRatios { return true }
                ratios.append(ratio)
                isPlain = isPlain && LocalProblem.isPlain(ratio)
            }
        }
        if isPlain { return false }
        ratios.append(1)
        for (index, ratio) in ratios.enumerated() {
            for other in ratios[..<index] where LocalProblem.isNearMultiple(max(ratio, other) / min(ratio, other)) {
                return true
            }
        }
        return false
    }

    private static let manyRatios = 64

    private static func isPlain(_ ratio: Double) -> Bool {
        let twelfths = 12 * max(ratio, 1 / ratio)
        return twelfths <= 4096 && distanceToWholeNumber(twelfths) == 0
    }

    private static func isNearMultiple(_ ratio: Double) -> Bool {
        let twelfths = 12 * ratio
        let error = distanceToWholeNumber(twelfths)
        return error > Tolerance.mergedCoefficient * twelfths && error < Tolerance.nearMultiple * twelfths
    }

    /// The exact distance from a positive number to the nearest whole number.
    ///
    /// `rounded()` would call the C math library, which is not linked into a program that imports only this library.
    private static func distanceToWholeNumber(_ number: Double) -> Double {
        // From this size on, all doubles are integers.
        guard number < 0x1p52 else { return 0 }
        let fraction = number - Double(Int64(number))
        return min(fraction, 1 - fraction)
    }
}
