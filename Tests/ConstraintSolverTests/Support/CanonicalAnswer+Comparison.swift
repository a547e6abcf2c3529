extension CanonicalAnswer {
    /// A description of how this answer differs from the expected one; nil if it does not.
    ///
    /// - Parameter tolerance: The tolerance, relative to the expected total (for values, to the largest expected value)
    ///   or to 1 if that is larger.
    func difference(from expected: CanonicalAnswer, tolerance: Double) -> String? {
        if dropped != expected.dropped { return "dropped are \(dropped), should be \(expected.dropped)" }
        for (mine, theirs) in zip(levels, expected.levels) {
            let allowed = tolerance * max(1, theirs.totalViolation) + mine.rounding + theirs.rounding
            if let words = Self.difference(mine.totalViolation, theirs.totalViolation, within: allowed) {
                return "the total violation at \(mine.priority) \(words)"
            }
        }
        let scale = expected.values.reduce(1) { max($0, abs($1)) }
        for (i, (mine, theirs)) in zip(values, expected.values).enumerated() {
            if let words = Self.difference(mine, theirs, within: tolerance * scale) { return "x\(i) \(words)" }
        }
        return nil
    }

    private static func difference(_ mine: Double, _ theirs: Double, within tolerance: Double) -> String? {
        // Totals that have overflowed in the same way count as equal; a NaN and a number do not.
        mine == theirs || (mine.isNaN && theirs.isNaN) || abs(mine - theirs) <= tolerance
            ? nil : "is \(mine), should be \(theirs)"
    }
}
