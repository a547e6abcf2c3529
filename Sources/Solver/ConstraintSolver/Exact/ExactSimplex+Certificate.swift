extension ExactSimplex {
    /// The multipliers that prove the levels of a component that have a violation; nil if the computation would take
    /// too long, or if a constant is not finite.
    static func proveLevels(_ simplex: borrowing Simplex) -> [LevelMultiplier]? {
        guard var exact = ExactSimplex(simplex) else { return nil }
        _ = exact.minimize(Array(0..<exact.requiredCount))
        var proof: [LevelMultiplier] = []
        var start = exact.requiredCount
        for end in exact.levelEnds where end > exact.requiredCount {
            if !exact.minimize(Array(start..<end)) { exact.addMultipliers(of: start..<end, to: &proof) }
            start = end
        }
        return exact.isExhausted ? nil : proof
    }

    private func addMultipliers(of rows: Range<Int>, to proof: inout [LevelMultiplier]) {
        let level = quantities[rows.lowerBound].source
        for position in tableau.indices where rows.contains(rowOwners[position]) {
            let (quantity, side) = (quantities[rowOwners[position]], side(of: position))
            guard quantity.isPriced(side) else { continue }
            proof.append(LevelMultiplier(level: level, constraint: quantity.source, multiplier: Double(side)))
        }
        for column in 0..<columnCount where !gradient[column].isZero {
            let quantity = quantities[columnOwners[column]]
            guard quantity.source >= 0 else { continue }
            let multiplier = BigInteger.ratio(
                gradient[column].shiftedLeft(by: quantity.power), denominator.shiftedLeft(by: unit))
            proof.append(LevelMultiplier(level: level, constraint: quantity.source, multiplier: -multiplier))
        }
    }
}
