/// The simplex method in its plainest form, with Bland's rule, which cannot cycle.
///
/// Bland, "New finite pivoting rules for the simplex method", 1977, doi:10.1287/moor.2.2.103.
extension Tableau {
    /// Minimizes the weighted sum of sides; returns false if the sum is unbounded, which is possible only with a
    /// negative cost.
    mutating func minimize(_ costs: [Cost]) throws(ExactOverflow) -> Bool {
        while let (column, side) = try improvement(costs) {
            guard let row = blockingRow(column, side) else { return false }
            try pivot(row: row, column: column, side: side)
        }
        return true
    }

    /// Minimizes, then restricts the tableau to the optimal solutions: those in which every side with a positive
    /// reduced cost is 0.
    mutating func minimizeAndKeep(_ costs: [Cost]) throws(ExactOverflow) {
        guard try minimize(costs) else { preconditionFailure("Costs that are kept are never negative.") }
        for (quantity, side, reducedCost) in try reducedCosts(costs) where reducedCost > 0 {
            close(quantity, side)
        }
        for cost in costs where cost.negative + cost.positive > 0 {
            guard let row = row(of: cost.quantity) else { continue }
            close(cost.quantity, sides[row] == .negative ? .positive : .negative)
        }
        dropClosedColumns()
    }

    /// Whether the weighted sum is currently 0; costs must not be negative.
    func isZero(_ costs: [Cost]) -> Bool {
        costs.allSatisfy { cost in
            guard let row = row(of: cost.quantity), rows[row].constant != 0 else { return true }
            return cost.of(sides[row]) == 0
        }
    }

    /// The first open side, in the order of quantities, whose growth reduces the sum.
    private func improvement(_ costs: [Cost]) throws(ExactOverflow) -> (column: Int, side: Side)? {
        let best = try reducedCosts(costs).filter { $0.reducedCost < 0 }.min { $0.quantity < $1.quantity }
        return best.flatMap { best in columns.firstIndex(of: best.quantity).map { ($0, best.side) } }
    }

    /// The amount that a unit of growth of each open side of a column adds to the sum, up to a common positive factor.
    private func reducedCosts(
        _ costs: [Cost]
    ) throws(ExactOverflow) -> [(quantity: Int, side: Side, reducedCost: Int128)] {
        let inRows = costs.compactMap { cost in row(of: cost.quantity).map { (row: $0, cost: cost) } }
        var scale = 1
        for (row, _) in inRows {
            let denominator = rows[row].denominator
            scale = try narrow(Int128(scale / gcd(scale, denominator)) * Int128(denominator))
        }
        var slopes = Array(repeating: Int128(0), count: columns.count)
        for (row, cost) in inRows {
            let side = sides[row]
            let weight = try narrow(
                Int128(side.rawValue * cost.of(side)) * Int128(scale / rows[row].denominator))
            guard weight != 0 else { continue }
            for c in columns.indices { slopes[c] += Int128(weight) * Int128(rows[row].numerators[c]) }
        }
        var result: [(quantity: Int, side: Side, reducedCost: Int128)] = []
        for (c, quantity) in columns.enumerated() {
            let own = costs.first { $0.quantity == quantity }
            for side in Side.allCases where isOpen(quantity, side) {
                let reducedCost = Int128(side.rawValue) * slopes[c] + Int128(scale) * Int128(own?.of(side) ?? 0)
                result.append((quantity, side, reducedCost))
            }
        }
        return result
    }

    /// The row that first reaches 0 as the column grows on that side; in a tie, the row of the first quantity.
    private func blockingRow(_ column: Int, _ side: Side) -> Int? {
        var best: (row: Int, value: Int128, speed: Int128)?
        for k in rows.indices {
            let speed = Int128(rows[k].numerators[column] * side.rawValue * sides[k].rawValue)
            guard speed < 0 else { continue }
            let value = Int128(abs(rows[k].constant))
            guard let other = best else {
                best = (k, value, -speed)
                continue
            }
            let (mine, theirs) = (value * other.speed, other.value * -speed)
            if mine < theirs || (mine == theirs && rowQuantities[k] < rowQuantities[other.row]) {
                best = (k, value, -speed)
            }
        }
        return best?.row
    }
}
