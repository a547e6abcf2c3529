import ConstraintSolver

/// Computes the canonical answer straight from its definition, step by step and in exact numbers: slow but simple.
struct Oracle {
    private let system: TestSystem
    private var tableau: Tableau
    /// Row i of the tableau is row i of the system times `scales[i]`, so that its numbers are integers.
    private let scales: [Int]

    private init(_ system: TestSystem) throws(ExactOverflow) {
        self.system = system
        var rows: [ExactRow] = []
        var scales: [Int] = []
        for row in system.rows {
            let (exact, scale) = try row.exact(restingValues: system.restingValues)
            rows.append(exact)
            scales.append(scale)
        }
        self.scales = scales
        tableau = Tableau(columnCount: system.restingValues.count, rows: rows)
    }

    static func answer(_ system: TestSystem) throws(ExactOverflow) -> CanonicalAnswer {
        var oracle = try Oracle(system.spelledOut)
        var answer = CanonicalAnswer()
        answer.dropped = try oracle.takeRequiredRows().map { $0 - system.nonNegative.count }
        try oracle.minimize(answer.dropped.map { $0 + system.nonNegative.count })
        answer.levels = try oracle.minimizeLevels()
        try oracle.settleTies(and: answer.dropped.map { $0 + system.nonNegative.count })
        answer.loose = try oracle.looseVariables()
        try oracle.settleRest()
        answer.values = system.restingValues.enumerated().map { $1 + oracle.tableau.value(of: $0) }
        return answer
    }

    /// Whether the given rows can all hold, whatever their priorities.
    static func canHoldTogether(_ rows: some Sequence<Int>, of system: TestSystem) throws(ExactOverflow) -> Bool {
        var required = system
        required.rows = rows.map { system.rows[$0] }
        for i in required.rows.indices { required.rows[i].priority = 1000 }
        var oracle = try Oracle(required)
        return try oracle.takeRequiredRows().isEmpty
    }
}

extension Oracle {
    /// Step 1: required rows in the order of their ranks, each kept unless it contradicts those kept before.
    private mutating func takeRequiredRows() throws(ExactOverflow) -> [Int] {
        var dropped: [Int] = []
        for i in system.requiredRows {
            var attempt = tableau
            try attempt.minimizeAndKeep([cost(of: i)])
            if attempt.isZero([cost(of: i)]) { tableau = attempt } else { dropped.append(i) }
        }
        return dropped.sorted()
    }

    /// Minimizes the total violation of some rows.
    private mutating func minimize(_ rows: [Int]) throws(ExactOverflow) {
        let commonScale = rows.reduce(1) { max($0, scales[$1]) }
        try tableau.minimizeAndKeep(rows.map { cost(of: $0, weight: commonScale / scales[$0]) })
    }

    /// Step 2: the total violation of the dropped rows, then that of each priority, from the highest down.
    private mutating func minimizeLevels() throws(ExactOverflow) -> [CanonicalAnswer.Level] {
        var levels: [CanonicalAnswer.Level] = []
        for priority in system.softPriorities {
            let members = system.rows.indices.filter { system.rows[$0].priority == priority }
            try minimize(members)
            let total = members.reduce(0) { $0 + violation(of: $1) }
            levels.append(.init(priority: priority, totalViolation: total))
        }
        return levels
    }

    /// Step 3: the amount by which each optional or dropped row is missed, in order of creation, then the amount by which each is
    /// exceeded, in the opposite order.
    private mutating func settleTies(and dropped: [Int]) throws(ExactOverflow) {
        let soft = system.rows.indices.filter { !system.rows[$0].isRequired || dropped.contains($0) }
        for i in soft where system.rows[i].relation != .lessThanOrEqual {
            try tableau.minimizeAndKeep([.init(quantity: system.restingValues.count + i, negative: 1, positive: 0)])
        }
        for i in soft.reversed() where system.rows[i].relation != .greaterThanOrEqual {
            try tableau.minimizeAndKeep([.init(quantity: system.restingValues.count + i, negative: 0, positive: 1)])
        }
    }

    /// Step 4: the distance of each variable from its resting value, in order of creation, but positions last; if the
    /// range of a position has only one end, the distance from that end instead.
    private mutating func settleRest() throws(ExactOverflow) {
        for variable in system.restingValues.indices where !system.positions.contains(variable) {
            try tableau.minimizeAndKeep([.init(quantity: variable, negative: 1, positive: 1)])
        }
        for variable in system.positions.sorted() {
            let descent = Tableau.Cost(quantity: variable, negative: -1, positive: 1)
            let climb = Tableau.Cost(quantity: variable, negative: 1, positive: -1)
            var (low, high) = (tableau, tableau)
            switch (try low.minimize([descent]), try high.minimize([climb])) {
            case (true, false): try tableau.minimizeAndKeep([descent])
            case (false, true): try tableau.minimizeAndKeep([climb])
            default: try tableau.minimizeAndKeep([.init(quantity: variable, negative: 1, positive: 1)])
            }
        }
    }

    /// The variables that steps 1 to 3 do not determine.
    private func looseVariables() throws(ExactOverflow) -> [Int] {
        guard !tableau.columns.isEmpty else { return [] }
        var loose: [Int] = []
        for variable in system.restingValues.indices {
            let up = try canMove(variable, 1)
            let down = try canMove(variable, -1)
            if up || down { loose.append(variable) }
        }
        return loose
    }

    private func canMove(_ variable: Int, _ direction: Int) throws(ExactOverflow) -> Bool {
        var attempt = tableau
        let cost = Tableau.Cost(quantity: variable, negative: direction, positive: -direction)
        guard try attempt.minimize([cost]) else { return true }
        return attempt.value(of: variable) != tableau.value(of: variable)
    }

    private func cost(of row: Int, weight: Int = 1) -> Tableau.Cost {
        let relation = system.rows[row].relation
        return Tableau.Cost(
            quantity: system.restingValues.count + row,
            negative: relation == .lessThanOrEqual ? 0 : weight,
            positive: relation == .greaterThanOrEqual ? 0 : weight)
    }

    private func violation(of row: Int) -> Double {
        let residual = tableau.value(of: system.restingValues.count + row) / Double(scales[row])
        return switch system.rows[row].relation {
        case .equal: abs(residual)
        case .lessThanOrEqual: max(0, residual)
        case .greaterThanOrEqual: max(0, -residual)
        }
    }
}
