/// A required limit that could determine a variable of the first basis.
struct LimitCandidate: BitwiseCopyable {
    var row: Int32
    /// The end of the weakest level that determines one of its other variables.
    var strength: Int32

    func comes(before other: LimitCandidate) -> Bool {
        strength != other.strength ? strength < other.strength : row < other.row
    }
}

/// The choice of a first basis in progress.
struct FirstBasis: ~Copyable {
    /// Rows that could determine a variable, in order of preference.
    fileprivate var candidates = OrderedBits()
    /// The limits among the candidates that relate several variables.
    fileprivate var limitCandidates = Pool<LimitCandidate>()
    /// The end of the weakest level that determines each variable.
    fileprivate var strengths = Pool<Int32>()
    /// Whether the basis is chosen from the rows of an earlier basis.
    fileprivate var isWarm = false
    fileprivate var kernel = Kernel()
}

extension Simplex {
    /// Chooses a first basis by propagation: the strongest row with one open variable determines that variable, and so
    /// on.
    ///
    /// Rows that were in the basis before go first (a warm start): after an edit of a few numbers, that basis is nearly
    /// optimal, and since the optimum is a single point, it does not depend on the first basis. If every row has
    /// several open variables, one of these variables starts at its resting value. In layouts, the result is nearly
    /// always the optimum already. Unless rows have to be eliminated, the cost is nearly proportional to the number of
    /// entries.
    mutating func chooseBasis() {
        problem.removeFactorRows()
        basis.prepare(variableCount: problem.variableCount, rowCount: problem.rows.count)
        var basicCount = 0
        for row in 0..<problem.rows.count where problem.rows[row].wasBasic { basicCount += 1 }
        let isComplete = basicCount == problem.variableCount
        for row in 0..<problem.rows.count {
            let isCandidate = problem.rows[row].wasBasic || (!isComplete && row < problem.constraintCount)
            problem.rows[row].openCount = isCandidate ? Int32(problem.entryCount(of: Int32(row))) : -1
            problem.rows[row].slot = -1
        }
        firstBasis.isWarm = isComplete
        fillBasis()
    }

    /// Makes the next basis start with every variable at its resting value.
    mutating func startFromRest() {
        for row in 0..<problem.rows.count { problem.rows[row].wasBasic = row >= problem.constraintCount }
    }

    /// Refactors the present basis, and computes the values and residuals from it.
    mutating func refactorize() {
        work.refactorizations += 1
        multipliers.invalidate()
        for row in 0..<problem.rows.count { problem.rows[row].wasBasic = problem.rows[row].slot >= 0 }
        chooseBasis()
        countFreeSlots()
        basis.solveValues(&problem)
        problem.updateResiduals()
        trust.valuesSolved()
    }

    private mutating func fillBasis() {
        if !firstBasis.isWarm { firstBasis.strengths.reset(to: problem.variableCount, filling: 0) }
        for row in 0..<Int32(problem.rows.count) where problem.rows[row].openCount == 1 { addCandidate(row) }
        var (nextGuess, isKernelDone) = (0, false)
        while basis.determinedCount < problem.variableCount {
            if let row = popCandidate() {
                determine(from: row)
            } else if firstBasis.isWarm, !isKernelDone {
                eliminateKernel()
                isKernelDone = true
            } else {
                while basis.slots[nextGuess].row >= 0 { nextGuess += 1 }
                let resting = Int32(problem.constraintCount + nextGuess)
                let entry = Entry(coefficient: 1, index: Int32(nextGuess))
                if firstBasis.isWarm { take(resting, entry) } else { takeWithinLimits(resting, entry) }
            }
        }
        firstBasis.candidates.removeAll()
        firstBasis.limitCandidates.removeAll()
    }

    /// Adds a row that can now determine a variable to the candidates: rows of the last basis come first, then
    /// equalities and optional rows in the order of their levels, and limits of one variable last, since they are
    /// rarely tight. A limit on several variables comes after the level of the weakest row that determines one of its
    /// other variables (the walkabout firstBasis.strengths of DeltaBlue; Freeman-Benson, Maloney and Borning, CACM 33, 1990,
    /// doi:10.1145/76372.77531).
    private mutating func addCandidate(_ row: Int32) {
        let record = problem.rows[row]
        let count = problem.rows.count
        if record.wasBasic {
            firstBasis.candidates.insert(Int(row))
        } else if record.relation == .equal || row >= levels.requiredRowCount {
            firstBasis.candidates.insert(count + Int(row))
        } else if problem.entryCount(of: row) == 1 {
            firstBasis.candidates.insert(2 * count + Int(row))
        } else {
            let candidate = LimitCandidate(row: row, strength: strength(ofInputsOf: row))
            firstBasis.limitCandidates.insertIntoHeap(candidate) { $0.comes(before: $1) }
        }
    }

    private mutating func popCandidate() -> Int32? {
        let key = firstBasis.candidates.popFirst()
        guard firstBasis.limitCandidates.count > 0 else { return key.map { Int32($0 % problem.rows.count) } }
        if let key {
            if key < problem.rows.count + Int(max(firstBasis.limitCandidates[0].strength, levels.requiredRowCount)) {
                return Int32(key % problem.rows.count)
            }
            firstBasis.candidates.insert(key)
        }
        return firstBasis.limitCandidates.popFirstOfHeap { $0.comes(before: $1) }?.row
    }

    /// The end of the weakest level that determines a variable of a row.
    private func strength(ofInputsOf row: Int32) -> Int32 {
        var weakest: Int32 = 0
        for entry in problem.entryRange(Int(row)) {
            weakest = max(weakest, firstBasis.strengths[problem.entries[entry].index])
        }
        return weakest
    }

    private func levelEnd(of row: Int32) -> Int32 {
        row < problem.constraintCount ? levels.ends[levels.level(of: row)] : Int32(problem.rows.count)
    }

    /// Lets a row, or a limit that it would violate, determine its one open variable, if the variable's coefficient is
    /// large enough.
    private mutating func determine(from row: Int32) {
        guard problem.rows[row].openCount == 1 else { return }
        var found: Entry?
        var largest = 0.0
        for index in problem.entryRange(Int(row)) {
            let entry = problem.entries[index]
            largest = max(largest, abs(entry.coefficient))
            if basis.slots[entry.index].row < 0 { found = entry }
        }
        // In a given basis, a row with only one variable left has to determine that variable.
        let share = firstBasis.isWarm ? Tolerance.cancellation : Tolerance.pivot
        guard let entry = found, abs(entry.coefficient) >= share * largest else { return }
        if problem.rows[row].wasBasic || (row < levels.requiredRowCount && problem.rows[row].relation == .equal) {
            take(row, entry)
        } else {
            takeWithinLimits(row, entry)
        }
    }

    /// Assigns a row to a variable or, if that would violate limits, assigns the most violated limit instead. Limits on
    /// variables that weaker rows determine are ignored, since these rows should yield.
    private mutating func takeWithinLimits(_ row: Int32, _ entry: Entry) {
        problem.values[entry.index] = value(of: entry, in: row)
        let level = row < levels.requiredRowCount ? strength(ofInputsOf: row) : levelEnd(of: row)
        var (best, coefficient, farthest) = (row, entry.coefficient, 0.0)
        for index in problem.columnRange(Int(entry.index)) {
            let column = problem.columnEntries[index]
            let limit = problem.rows[column.index]
            guard column.index < levels.requiredRowCount, limit.relation != .equal, limit.openCount == 1 else {
                continue
            }
            let excess = excess(of: column.index) / abs(column.coefficient)
            if excess <= farthest || strength(ofInputsOf: column.index) > level { continue }
            (best, coefficient, farthest) = (column.index, column.coefficient, excess)
        }
        take(best, Entry(coefficient: coefficient, index: entry.index))
    }

    /// The amount by which a limit is violated at the present values; 0 if the coefficient of a variable that it would
    /// have to determine may be too small.
    private func excess(of limit: Int32) -> Double {
        var (sum, magnitude) = (-problem.rows[limit].constant, abs(problem.rows[limit].constant))
        var (smallest, largest) = (Double.infinity, 0.0)
        for index in problem.entryRange(Int(limit)) {
            let entry = problem.entries[index]
            let product = entry.coefficient * problem.values[entry.index]
            sum += product
            magnitude += abs(product)
            (smallest, largest) = (min(smallest, abs(entry.coefficient)), max(largest, abs(entry.coefficient)))
        }
        if abs(sum) <= Tolerance.residual * magnitude || smallest < Tolerance.pivot * largest { return 0 }
        return problem.rows[limit].relation == .lessThanOrEqual ? sum : -sum
    }

    private func value(of entry: Entry, in row: Int32) -> Double {
        var sum = problem.rows[row].constant
        for index in problem.entryRange(Int(row)) where problem.entries[index].index != entry.index {
            sum -= problem.entries[index].coefficient * problem.values[problem.entries[index].index]
        }
        return sum / entry.coefficient
    }

    private mutating func take(_ row: Int32, _ entry: Entry) {
        let variable = entry.index
        basis.assign(row: row, variable: variable, coefficient: entry.coefficient)
        basis.determinedCount += 1
        if !firstBasis.isWarm {
            problem.values[variable] = value(of: entry, in: row)
            firstBasis.strengths[variable] = max(levelEnd(of: row), strength(ofInputsOf: row))
        }
        problem.rows[row].slot = variable
        for index in problem.columnRange(Int(variable)) {
            let other = problem.columnEntries[index].index
            problem.rows[other].openCount -= 1
            if problem.rows[other].openCount == 1 { addCandidate(other) }
        }
    }

    /// Eliminates the rows of a given basis that propagation has not made triangular. If they are linearly dependent,
    /// some variables are left without a row and start at their resting values.
    private mutating func eliminateKernel() {
        firstBasis.kernel.removeAll()
        for variable in 0..<problem.variableCount {
            firstBasis.kernel.appendVariable(isOpen: basis.slots[variable].row < 0)
        }
        for row in 0..<Int32(problem.rows.count) where problem.rows[row].wasBasic && problem.rows[row].slot < 0 {
            firstBasis.kernel.append(row, of: problem)
        }
        firstBasis.kernel.eliminate()
        basis.add(firstBasis.kernel, to: &problem)
    }

    private mutating func countFreeSlots() {
        freeSlotCount = 0
        for slot in 0..<problem.variableCount where problem.rows[basis.slots[slot].row].isFree { freeSlotCount += 1 }
    }
}
