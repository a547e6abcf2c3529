/// The role of a row while a level is being minimized.
enum RowPhase: UInt8 {
    /// The row has a lower priority: neither its cost nor its sides matter yet.
    case waiting
    /// The row belongs to this level: its violation is minimized.
    case priced
    /// The row's level has been minimized: its residual stays on the sides that the optimum of the level allows.
    case fixed
}

/// One constraint of a component, or the preference of one variable for its resting value.
struct Row: BitwiseCopyable {
    var constant: Double
    /// The sum of the magnitudes that went into the constant.
    var magnitude: Double
    /// Σ aᵢxᵢ − c, zero while the row is in the basis.
    var residual: Double = 0
    /// The magnitude below which the residual counts as zero.
    var tolerance: Double = 0
    /// The rate of change of the residual along the current direction, and the sum of the magnitudes; zero between
    /// steps.
    var rate: Double = 0
    var rateMagnitude: Double = 0
    /// The multiplier of the row while it is in the basis, and the magnitudes that went into it.
    var multiplier: Double = 0
    var multiplierMagnitude: Double = 0
    /// The slope of the row's cost that the multipliers include while the row is not in the basis.
    var countedSlope: Double = 0
    /// The constraint in the store; −1 for a resting value.
    var source: Int32
    /// The creation number of the constraint; 0 for a resting value.
    var serial: UInt32
    /// The row's slot in the basis; −1 if it is not in the basis.
    var slot: Int32 = -1
    /// The number of the row's variables that have no slot yet, while the first basis is chosen.
    var openCount: Int32 = 0
    var relation: Relation
    var phase: RowPhase = .waiting
    /// Whether the row was in the basis with which the component was last solved.
    var wasBasic = false
    var mayRise = true
    var mayFall = true
    /// Whether the row is in the list of rows with a multiplier.
    var hasMultiplier = false
    /// The side of zero, +1 or −1, to which a zero residual belongs if the row is not in the basis; 0 if the residual
    /// has not left zero since its level began.
    var side: Int8 = 0

    /// The cost of one unit of positive residual at the row's own level.
    var risePrice: Double { relation == .greaterThanOrEqual ? 0 : 1 }
    /// The cost of one unit of negative residual at the row's own level.
    var fallPrice: Double { relation == .lessThanOrEqual ? 0 : 1 }
    /// Whether the row could still move out of the basis.
    var isFree: Bool { phase != .fixed || mayRise || mayFall }

    /// The row's rank in ties, once its level has been minimized.
    var tieRank: TieRank {
        if mayRise && risePrice > 0 { return TieRank(serial: serial, isExceeded: true) }
        return mayFall && fallPrice > 0 ? TieRank(serial: serial, isExceeded: false) : .none
    }

    var isTight: Bool { abs(residual) <= tolerance }

    /// The magnitude of a residual that is on a side to which the row may not move; otherwise 0.
    func excess(of residual: Double) -> Double {
        residual > 0 ? (mayRise ? 0 : residual) : (mayFall ? 0 : -residual)
    }

    var violation: Double {
        if isTight { return 0 }
        return residual > 0 ? residual * risePrice : -residual * fallPrice
    }

    /// The change of the cost per unit of residual on the row's current side.
    var slope: Double {
        let isAbove = isTight ? side > 0 : residual > 0
        let isBelow = isTight ? side < 0 : residual < 0
        return isAbove ? risePrice : isBelow ? -fallPrice : 0
    }
}

/// A coefficient and the index of its variable (in a row) or of its row (in a column).
struct Entry: BitwiseCopyable {
    var coefficient: Double
    var index: Int32
}

/// The range of sizes, relative to a number's summands, in which it is uncertain whether the number is rounding error.
struct Doubt: BitwiseCopyable {
    var above: Double
    var below: Double

    static let none = Doubt(above: Tolerance.clear, below: Tolerance.clear)
}

/// An element of the list of the factor rows that read a node.
struct FactorLink: BitwiseCopyable {
    var row: Int32
    var next: Int32
}

/// The rows and columns of one component, numbered from zero.
///
/// Variables come in creation order, but positions last. Rows come in the order of their levels, and within a level in
/// creation order or, for optional limits from above, the newest first; they are followed by one row `x == resting
/// value` for each variable. The rows of the factors of a basis, which `Kernel` explains, have entries of the same
/// kind, numbered after those of all rows.
struct LocalProblem: ~Copyable {
    private let addressOnly = AddressOnly()

    var rows = Pool<Row>()
    /// The start of the entries of each row, and the end of those of the last one.
    private(set) var rowStarts = Pool<Int32>()
    var entries = Pool<Entry>()
    var values = Pool<Double>()
    private var columnStarts = Pool<Int32>()
    private(set) var columnEntries = Pool<Entry>()
    /// For each node, the first link to the factor rows that read it, and all links.
    private var firstFactorLinks = Pool<Int32>()
    private var factorLinks = Pool<FactorLink>()
    /// The number of rows that are constraints; the others are resting values.
    private(set) var constraintCount = 0
    /// The number of variables that precede the positions.
    var firstPosition = 0
    /// The largest `magnitude` among the rows that have been in the basis since the last update, including those in it
    /// now. Other rows do not determine the values, so they do not count, however large their numbers are.
    private(set) var valueScale = 0.0
    /// Whether, at some time since the problem was loaded, the scale of the values was so large that ordinary numbers
    /// lost digits to rounding error.
    private(set) var hasHeldLarge = false
    /// Whether some coefficients are nearly multiples of others.
    private var hasNearMultiples = false
    /// The magnitudes of the smallest and the largest coefficient.
    private var smallest = Double.infinity
    private var largest = 0.0

    var variableCount: Int { values.count }
    /// Whether the coefficients differ so much, or so little, that doubles may not distinguish a zero from rounding
    /// error.
    var isDelicate: Bool { largest > Tolerance.spread * smallest || hasNearMultiples }
    /// Whether the problem is small enough for fractions; with more variables, they become too long to compute with.
    var fitsFractions: Bool { variableCount <= 48 && constraintCount <= 192 }
    /// Whether the problem should be solved in fractions first. If the coefficients differ only very little and the
    /// problem is too large for fractions, doubles are used instead.
    var needsFractions: Bool { largest > Tolerance.spread * smallest || fitsFractions && hasNearMultiples }
    /// The range of sizes, relative to a number's summands, in which it is uncertain whether the number is rounding
    /// error. The range is smaller if the problem is too large for fractions and not delicate, since only delicate
    /// coefficients often produce numbers as small as rounding error.
    var doubt: Doubt {
        Doubt(
            above: Tolerance.rounding,
            below: isDelicate || fitsFractions ? Tolerance.clear : Tolerance.plainClear)
    }

    mutating func removeAll() {
        rows.removeAll()
        factorLinks.removeAll()
        hasHeldLarge = false
        rowStarts.removeAll()
        entries.removeAll()
        values.removeAll()
        smallest = .infinity
        largest = 0
    }

    /// Begins a row; its entries follow with `appendEntry`.
    mutating func appendRow(source: Int32, serial: UInt32, relation: Relation, constant: Double, magnitude: Double) {
        rows.append(
            Row(constant: constant, magnitude: magnitude, source: source, serial: serial, relation: relation))
        rowStarts.append(Int32(entries.count))
    }

    mutating func appendEntry(_ coefficient: Double, _ variable: Int32) {
        entries.append(Entry(coefficient: coefficient, index: variable))
        smallest = min(smallest, abs(coefficient))
        largest = max(largest, abs(coefficient))
    }

    /// Prepares for the factor rows of a basis with the given number of nodes.
    mutating func beginFactorRows(nodeCount: Int) { firstFactorLinks.reset(to: nodeCount, filling: -1) }

    mutating func appendFactorEntry(_ coefficient: Double, _ node: Int32) {
        entries.append(Entry(coefficient: coefficient, index: node))
        factorLinks.append(FactorLink(row: Int32(rowStarts.count) - 1, next: firstFactorLinks[node]))
        firstFactorLinks[node] = Int32(factorLinks.count) - 1
    }

    /// Ends a factor row, and returns its number.
    mutating func endFactorRow() -> Int32 {
        rowStarts.append(Int32(entries.count))
        return Int32(rowStarts.count) - 2
    }

    mutating func removeFactorRows() {
        if factorLinks.isEmpty { return }
        factorLinks.removeAll()
        rowStarts.truncate(to: rows.count + 1)
        entries.truncate(to: Int(rowStarts[rows.count]))
    }

    /// The start of the column of a node. The column of an eliminated row has only factor rows.
    func columnStart(of node: Int32) -> Int32 {
        node < values.count ? columnStarts[node] : -2 - firstFactorLinks[node]
    }

    /// The row at a position in the column of a node, factor rows included, and the next position; nil at the end.
    func row(at place: Int32, inColumnOf node: Int32) -> (row: Int32, next: Int32)? {
        if place >= 0, place < columnStarts[node + 1] { return (columnEntries[place].index, place + 1) }
        return factorLinks.isEmpty ? nil : factorRow(at: place, of: node)
    }

    /// The factor row at a position in a node's list, in which positions are negative and −1 is the end.
    private func factorRow(at place: Int32, of node: Int32) -> (row: Int32, next: Int32)? {
        let link = place >= 0 ? firstFactorLinks[node] : -2 - place
        return link < 0 ? nil : (factorLinks[link].row, -2 - factorLinks[link].next)
    }

    mutating func appendVariable(restingValue: Double) { values.append(restingValue) }

    /// Adds a row for the resting value of each variable, and builds the columns from the rows.
    mutating func complete() {
        constraintCount = rows.count
        let count = values.count
        for variable in 0..<count {
            let resting = values[variable]
            values[variable] = 0
            appendRow(source: -1, serial: 0, relation: .equal, constant: resting, magnitude: abs(resting))
            appendEntry(1, Int32(variable))
        }
        rowStarts.append(Int32(entries.count))
        hasNearMultiples = containsNearMultiples()
        columnStarts.reset(to: count + 1, filling: 0)
        for entry in 0..<entries.count { columnStarts[entries[entry].index] += 1 }
        var sum: Int32 = 0
        for variable in 0..<count {
            sum += columnStarts[variable]
            columnStarts[variable] = sum
        }
        columnStarts[count] = sum
        columnEntries.resize(to: entries.count, filling: Entry(coefficient: 0, index: 0))
        for row in stride(from: rows.count - 1, through: 0, by: -1) {
            for entry in entryRange(row) {
                let variable = entries[entry].index
                columnStarts[variable] -= 1
                columnEntries[columnStarts[variable]] = Entry(
                    coefficient: entries[entry].coefficient, index: Int32(row))
            }
        }
    }

    func entryRange(_ row: Int) -> Range<Int> {
        Int(rowStarts[row])..<Int(rowStarts[row + 1])
    }

    func entryCount(of row: Int32) -> Int { Int(rowStarts[row + 1] - rowStarts[row]) }

    func firstEntry(of row: Int32) -> Entry { entries[rowStarts[row]] }

    func columnRange(_ variable: Int) -> Range<Int> {
        Int(columnStarts[variable])..<Int(columnStarts[variable + 1])
    }

    /// Computes a row's residual and its tolerance from the current values.
    func updateResidual(_ row: Int) {
        let residual = residual(of: row)
        rows[row].tolerance = residual.tolerance
        rows[row].residual = rows[row].slot >= 0 ? 0 : residual.value
    }

    /// Σ aᵢxᵢ − c of a row at the current values, the sum of the magnitudes that went into it, and the tolerance within
    /// which it counts as zero.
    func residual(of row: Int) -> (value: Double, magnitude: Double, tolerance: Double) {
        let constant = rows[row].constant
        var sum = -constant
        var magnitude = abs(constant)
        var largest = 0.0
        for entry in entryRange(row) {
            let coefficient = entries[entry].coefficient
            let product = coefficient * values[entries[entry].index]
            sum += product
            magnitude += abs(product)
            largest = max(largest, abs(coefficient))
        }
        // If the magnitude were infinite, every residual would be within the tolerance.
        magnitude = min(magnitude, .greatestFiniteMagnitude)
        let noise = min(max(valueScale, rows[row].magnitude) * largest, .greatestFiniteMagnitude)
        return (sum, magnitude, Tolerance.residual * magnitude + Tolerance.componentScale * noise)
    }

    /// Σ aᵢxᵢ − c of a row at the current values, computed in double-double arithmetic.
    func preciseResidual(of row: Int) -> Double {
        var sum = TwoDoubles(-rows[row].constant)
        for entry in entryRange(row) { sum.add(entries[entry].coefficient, times: values[entries[entry].index]) }
        return sum.rounded
    }

    /// The largest magnitude among the values.
    var valueSize: Double {
        var largest = 0.0
        for variable in 0..<values.count { largest = max(largest, abs(values[variable])) }
        return largest
    }

    /// Includes the magnitude of a row of the basis in the scale of the values.
    mutating func includeMagnitude(of row: Int32) {
        let magnitude = rows[row].magnitude
        valueScale = max(valueScale, magnitude)
        if magnitude <= Tolerance.ordinary || hasHeldLarge { return }
        let largest = entryRange(Int(row)).reduce(0) { max($0, abs(entries[$1].coefficient)) }
        hasHeldLarge = magnitude > Tolerance.ordinary * largest
    }

    /// Recomputes the scale of the values from the rows of the basis, which alone determine them.
    mutating func updateValueScale() {
        valueScale = 0
        for row in 0..<rows.count where rows[row].slot >= 0 { includeMagnitude(of: Int32(row)) }
    }

    func updateResiduals() {
        for row in 0..<rows.count { updateResidual(row) }
    }
}
