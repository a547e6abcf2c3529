/// The exact optimum of a component of one variable, level after level, without a basis. A label usually forms one such
/// component for each dimension that nothing else determines.
///
/// The cost of a constraint has one kink. The cost of a level is lowest on an interval, which begins where the slope of
/// the cost is no longer negative and ends where the slope becomes positive. Each level narrows the interval that
/// earlier ones left, until one point is left, by the same rules as in `Simplex`.
struct SingleVariableOptimum: ~Copyable {
    /// The cost of one constraint as a function of the variable.
    struct Cost: BitwiseCopyable {
        /// The value at which the constraint is tight.
        var position: Double
        /// The cost per unit below `position`, and per unit above it.
        var below: Double
        var above: Double
        /// The rounding error that `position` may have from the sums that led to it.
        var error: Double
        /// The priority, or infinity if the constraint is required.
        var level: Double
        var serial: UInt32
        /// Whether the constraint is exceeded above `position` and missed below it, and not the other way round.
        var isUpward: Bool
    }

    /// The costs by priority, highest first, and in creation order within each.
    private var costs = Pool<Cost>()
    private var sorted = Pool<Cost>()
    /// The interval left to the variable, and the rounding errors that its ends may have.
    private var low = -Double.infinity
    private var high = Double.infinity
    private var lowError = 0.0
    private var highError = 0.0

    mutating func removeAll() { costs.removeAll() }

    /// Adds coefficient · x {=, ≤, ≥} constant; `magnitude` is the sum of the magnitudes in the constant.
    mutating func append(
        _ record: ConstraintRecord, level: Double, coefficient: Double, constant: Double, magnitude: Double
    ) {
        let size = abs(coefficient)
        let excess = record.relation == .greaterThanOrEqual ? 0 : size
        let lack = record.relation == .lessThanOrEqual ? 0 : size
        costs.append(
            Cost(
                position: constant / coefficient, below: coefficient > 0 ? lack : excess,
                above: coefficient > 0 ? excess : lack, error: Tolerance.componentScale * magnitude / size,
                level: level, serial: record.serial, isUpward: coefficient > 0))
    }

    /// The optimum; whether the constraints leave the variable undetermined; and the lowest priority that helps to
    /// determine it, or 0 if ties or the resting value help. Nil if the required constraints may contradict each other,
    /// or if the rounding error of large slopes may hide a small one.
    mutating func optimum(
        restingValue: Double, isPosition: Bool
    ) -> (value: Double, isUndetermined: Bool, decidingPriority: Double)? {
        (low, high, lowError, highError) = (-.infinity, .infinity, 0, 0)
        var start = 0
        while start < costs.count {
            var end = start + 1
            while end < costs.count, costs[end].level == costs[start].level { end += 1 }
            guard narrow(start..<end) else { return nil }
            if costs[start].level == .infinity, !isMet(start..<end) { return nil }
            if isDecided { return (low, false, costs[start].level) }
            start = end
        }
        if narrowOneByOne() { return (low, false, 0) }
        if isPosition, (low == -.infinity) != (high == .infinity) {
            return (low == -.infinity ? high : low, true, 0)
        }
        return (min(max(restingValue, low), high), true, 0)
    }

    private var isDecided: Bool {
        high - low < .infinity
            && high - low <= Tolerance.residual * (abs(low) + abs(high)) + lowError + highError
    }

    /// Whether the constraints hold where they cost the minimum; the answer is the same everywhere in the interval.
    private func isMet(_ level: Range<Int>) -> Bool {
        let (value, error) = low > -.infinity ? (low, lowError) : (high, highError)
        for index in level {
            let cost = costs[index]
            // Where the constraint is tight, both the product and the constant are as large as `position`.
            let tolerance = 2 * Tolerance.residual * abs(cost.position) + cost.error + error
            // With an infinite tolerance, every constraint would count as satisfied.
            if tolerance == .infinity { return false }
            if cost.below > 0, cost.position - value > tolerance { return false }
            if cost.above > 0, value - cost.position > tolerance { return false }
        }
        return true
    }

    /// Narrows the interval to the part where the sum of some costs is lowest.
    /// - Returns: False if rounding error may hide one of the costs.
    private mutating func narrow(_ level: Range<Int>) -> Bool {
        if level.count == 1 {
            narrow(to: costs[level.lowerBound])
            return true
        }
        sorted.removeAll()
        var slope = 0.0
        var steepness = 0.0
        var smallest = Double.infinity
        for index in level {
            let cost = costs[index]
            sorted.append(cost)
            slope -= cost.below
            steepness += cost.below + cost.above
            smallest = min(smallest, max(cost.below, cost.above))
        }
        sorted.sort { $0.position < $1.position }
        let noise = Tolerance.sum * Double(level.count) * steepness
        if smallest <= noise { return false }
        var (first, last): (Cost?, Cost?)
        for index in 0..<sorted.count {
            let isFalling = slope < -noise
            slope += sorted[index].below + sorted[index].above
            if isFalling, slope >= -noise { first = sorted[index] }
            if slope > noise {
                last = sorted[index]
                break
            }
        }
        if let first { narrow(from: first) }
        if let last { narrow(upTo: last) }
        return true
    }

    /// Narrows the interval to the part where one cost is lowest.
    private mutating func narrow(to cost: Cost) {
        if cost.below > 0 { narrow(from: cost) }
        if cost.above > 0 { narrow(upTo: cost) }
    }

    /// Cuts the interval off below the kink of a cost; if nothing would be left, keeps the upper end.
    private mutating func narrow(from cost: Cost) {
        if cost.position <= low { return }
        (low, lowError) = cost.position < high ? (cost.position, cost.error) : (high, highError)
    }

    /// Cuts the interval off above the kink of a cost; if nothing would be left, keeps the lower end.
    private mutating func narrow(upTo cost: Cost) {
        if cost.position >= high { return }
        (high, highError) = cost.position > low ? (cost.position, cost.error) : (low, lowError)
    }

    /// Minimizes the cost of each optional constraint alone, in the order of `TieRank`, until one point is left.
    private mutating func narrowOneByOne() -> Bool {
        let (low, high) = (low, high)
        // Since the interval contains no kink of a cost inside, each constraint can be violated on only one side.
        func rank(_ cost: Cost) -> TieRank {
            let isAbove = cost.position - low < high - cost.position
            return TieRank(serial: cost.serial, isExceeded: isAbove == cost.isUpward)
        }
        costs.sort { rank($0) < rank($1) }
        for index in 0..<costs.count where costs[index].level < .infinity {
            narrow(to: costs[index])
            if isDecided { return true }
        }
        return false
    }
}
