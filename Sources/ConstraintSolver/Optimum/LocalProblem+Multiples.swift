/// Rows that are nearly multiples of each other: what is left of the difference of two is small and yet meant.
extension LocalProblem {
    /// Whether two coefficients of a row are nearly in the ratio of two others, or in that of small whole numbers. Where
    /// all are halves, thirds and quarters of each other, none are.
    var hasNearMultiples: Bool {
        var ratios: [Double] = []
        var isPlain = true
        for row in 0..<constraintCount where entryCount(of: Int32(row)) > 1 {
            let entries = entryRange(row)
            let first = abs(self.entries[entries.lowerBound].coefficient)
            for entry in entries.dropFirst() {
                let ratio = abs(self.entries[entry].coefficient) / first
                if ratio == 1 || ratios.contains(ratio) { continue }
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

    private static func isPlain(_ ratio: Double) -> Bool {
        let twelfths = 12 * max(ratio, 1 / ratio)
        return twelfths == twelfths.rounded() && twelfths <= 4096
    }

    private static func isNearMultiple(_ ratio: Double) -> Bool {
        let twelfths = 12 * ratio
        let error = abs(twelfths - twelfths.rounded())
        return error > Tolerance.mergedCoefficient * twelfths && error < Tolerance.nearMultiple * twelfths
    }
}
