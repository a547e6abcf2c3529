/// The rows of a basis that propagation does not make triangular, usually because each of them has at least two
/// variables left.
///
/// They are eliminated by Gaussian elimination. A variable that is in only one row is eliminated first, together with
/// that row, since nothing has to be subtracted from other rows. After that, the pivot is in a row with the fewest open
/// variables, at the variable in the fewest rows among those with a large enough coefficient, which limits fill-in and
/// growth (Markowitz, Management Science 3, 1957, doi:10.1287/mnsc.3.3.255, with a threshold for the pivot, as in Duff,
/// Erisman and Reid, Direct Methods for Sparse Matrices, 1986).
///
/// The elimination factors these rows: their remainders are upper triangular, and each row is the sum of its remainder
/// and multiples of earlier ones. Both factors are added to the triangular part of the basis, connected by a node for
/// each row: a *lower* row subtracts the multiples, and the terms that the triangular part has determined, from the
/// right side, and an *upper* row determines the variable from the result. Variables that are determined already
/// therefore cause no fill-in.
struct Kernel: ~Copyable {
    /// An eliminated row, and the variable that it determines.
    struct Pivot: BitwiseCopyable {
        var row: Int32
        var variable: Int32
        var coefficient: Double
    }

    struct Row: BitwiseCopyable {
        var source: Int32
        var isDone = false
        /// Whether multiples of other rows were subtracted from the row, or multiples of the row from others.
        var isCombined = false
        /// The remaining entries of open variables, in ascending order.
        var first: Int32
        var count: Int32 = 0
        /// The number of entries that the row's storage can hold.
        var capacity: Int32 = 0
        /// The largest magnitude that a coefficient of the row or, after a subtraction, `closedPart` has had.
        var size = 0.0
        /// The sum of the row's terms in variables that are not open, at fixed values between 1 and 2 in magnitude. The
        /// sum indicates the size of the coefficients of these terms, which are not computed themselves.
        var closedPart = 0.0
        var multiples = List()
    }

    struct Column: BitwiseCopyable {
        /// Whether the variable is one that the triangular part does not determine.
        var isOpen: Bool
        /// The rows with the variable, and the number of unfinished rows that still have it.
        var rows = List()
        var count: Int32 = 0
    }

    /// A linked list in `multiples` or `occurrences`.
    struct List: BitwiseCopyable {
        var first: Int32 = -1
        var last: Int32 = -1
    }

    struct Multiple: BitwiseCopyable {
        var entry: Entry
        var next: Int32 = -1
    }

    struct Occurrence: BitwiseCopyable {
        var row: Int32
        var next: Int32 = -1
    }

    struct Candidate: BitwiseCopyable {
        var row: Int32
        var openCount: Int32

        func comes(before other: Candidate) -> Bool {
            openCount != other.openCount ? openCount < other.openCount : row < other.row
        }
    }

    private(set) var pivots = Pool<Pivot>()
    private(set) var rows = Pool<Row>()
    private(set) var entries = Pool<Entry>()
    /// The multiples of earlier rows that were subtracted from rows; the index in each entry is that of the variable
    /// that the earlier row determines.
    private(set) var multiples = Pool<Multiple>()
    private var columns = Pool<Column>()
    private var occurrences = Pool<Occurrence>()
    private var candidates = Pool<Candidate>()
    /// Variables that occurred in only one remaining row when they were added here.
    private var singletons = Pool<Int32>()
    private var merged = Pool<Entry>()

    /// Removes all rows and variables.
    mutating func removeAll() {
        pivots.removeAll()
        rows.removeAll()
        entries.removeAll()
        multiples.removeAll()
        columns.removeAll()
        occurrences.removeAll()
        candidates.removeAll()
        singletons.removeAll()
    }

    mutating func appendVariable(isOpen: Bool) { columns.append(Column(isOpen: isOpen)) }

    /// Adds a row of the problem; all of its variables must have been added before.
    mutating func append(_ source: Int32, of problem: borrowing LocalProblem) {
        let row = Int32(rows.count)
        rows.append(Row(source: source, first: Int32(entries.count)))
        for index in problem.entryRange(Int(source)) {
            let entry = problem.entries[index]
            rows[row].size = max(rows[row].size, abs(entry.coefficient))
            if isOpen(entry.index) {
                entries.append(entry)
            } else {
                rows[row].closedPart += entry.coefficient * Kernel.probe(entry.index)
            }
        }
        entries.sort(from: Int(rows[row].first)) { $0.index < $1.index }
        rows[row].count = Int32(entries.count) - rows[row].first
        rows[row].capacity = rows[row].count
        for index in entryRange(row) { addOccurrence(of: entries[index].index, in: row) }
    }

    /// A reproducible pseudorandom number between 1 and 2 in magnitude, so that terms that do not cancel in a row do
    /// not cancel in `closedPart` either.
    private static func probe(_ variable: Int32) -> Double {
        let bits = UInt64(variable + 1) &* 0x9E37_79B9_7F4A_7C15
        return Double(bitPattern: bits >> 12 | (1023 << 52) | bits << 63)
    }

    func isOpen(_ variable: Int32) -> Bool { columns[variable].isOpen }

    func entryRange(_ row: Int32) -> Range<Int> { Int(rows[row].first)..<Int(rows[row].first + rows[row].count) }

    /// Eliminates row after row. Dependent rows are left out.
    mutating func eliminate() {
        for variable in 0..<Int32(columns.count) where columns[variable].count == 1 { singletons.append(variable) }
        removeSingletons()
        for row in 0..<Int32(rows.count) where !rows[row].isDone { addCandidate(row) }
        while let candidate = candidates.popFirstOfHeap(by: { $0.comes(before: $1) }) {
            // A row that changed after it was listed has been listed again.
            if rows[candidate.row].isDone || rows[candidate.row].count != candidate.openCount { continue }
            eliminate(candidate.row)
            removeSingletons()
        }
    }

    private mutating func eliminate(_ row: Int32) {
        let pivot = choosePivot(in: row)
        finish(row)
        guard let pivot else { return }
        pivots.append(Pivot(row: row, variable: pivot.index, coefficient: pivot.coefficient))
        var node = columns[pivot.index].rows.first
        while node >= 0 {
            let occurrence = occurrences[node]
            if !rows[occurrence.row].isDone {
                let count = rows[occurrence.row].count
                take(pivot, of: row, from: occurrence.row)
                if rows[occurrence.row].count != count { addCandidate(occurrence.row) }
            }
            node = occurrence.next
        }
    }

    /// Lets rows determine variables that are in no other row, if the coefficients are large enough.
    private mutating func removeSingletons() {
        while let variable = singletons.popLast() {
            guard columns[variable].count == 1 else { continue }
            var node = columns[variable].rows.first
            while rows[occurrences[node].row].isDone { node = occurrences[node].next }
            let row = occurrences[node].row
            guard let entry = entryRange(row).first(where: { entries[$0].index == variable }) else { continue }
            let coefficient = entries[entry].coefficient
            guard let largest = largestCoefficient(of: row), abs(coefficient) >= Tolerance.pivotShare * largest else {
                continue
            }
            finish(row)
            pivots.append(Pivot(row: row, variable: variable, coefficient: coefficient))
        }
    }

    /// Marks a row as done.
    private mutating func finish(_ row: Int32) {
        rows[row].isDone = true
        for index in entryRange(row) { dropOccurrence(of: entries[index].index) }
    }

    private mutating func dropOccurrence(of variable: Int32) {
        columns[variable].count -= 1
        if columns[variable].count == 1 { singletons.append(variable) }
    }

    private mutating func addCandidate(_ row: Int32) {
        candidates.insertIntoHeap(Candidate(row: row, openCount: rows[row].count)) { $0.comes(before: $1) }
    }

    private mutating func addOccurrence(of variable: Int32, in row: Int32) {
        let node = Int32(occurrences.count)
        occurrences.append(Occurrence(row: row))
        let last = columns[variable].rows.last
        if last < 0 { columns[variable].rows.first = node } else { occurrences[last].next = node }
        columns[variable].rows.last = node
        columns[variable].count += 1
    }

    private mutating func addMultiple(_ factor: Double, of variable: Int32, to row: Int32) {
        let node = Int32(multiples.count)
        multiples.append(Multiple(entry: Entry(coefficient: factor, index: variable)))
        let last = rows[row].multiples.last
        if last < 0 { rows[row].multiples.first = node } else { multiples[last].next = node }
        rows[row].multiples.last = node
    }

    /// The entry of a row whose variable is in the fewest rows, among those with a large enough coefficient; nil if
    /// only rounding error is left of the row.
    private func choosePivot(in row: Int32) -> Entry? {
        guard let largest = largestCoefficient(of: row) else { return nil }
        var best: Entry?
        for index in entryRange(row) {
            let entry = entries[index]
            if abs(entry.coefficient) < Tolerance.pivotShare * largest { continue }
            if let best, columns[entry.index].count >= columns[best.index].count { continue }
            best = entry
        }
        return best
    }

    /// The magnitude of the largest remaining coefficient of a row; nil if only rounding error is left.
    private func largestCoefficient(of row: Int32) -> Double? {
        let largest = entryRange(row).reduce(0) { max($0, abs(entries[$1].coefficient)) }
        return largest <= Tolerance.cancellation * rows[row].size ? nil : largest
    }

    /// Eliminates the variable of a pivot from another row by subtracting a multiple of the pivot's row.
    private mutating func take(_ pivot: Entry, of row: Int32, from other: Int32) {
        guard let own = entryRange(other).first(where: { entries[$0].index == pivot.index }) else { return }
        let factor = entries[own].coefficient / pivot.coefficient
        addMultiple(factor, of: pivot.index, to: other)
        (rows[row].isCombined, rows[other].isCombined) = (true, true)
        rows[other].closedPart -= factor * rows[row].closedPart
        rows[other].size = max(rows[other].size, abs(rows[other].closedPart))
        merged.removeAll()
        let (mine, its) = (entryRange(other), entryRange(row))
        var (i, j) = (mine.lowerBound, its.lowerBound)
        while i < mine.upperBound || j < its.upperBound {
            if j == its.upperBound || i < mine.upperBound && entries[i].index < entries[j].index {
                merged.append(entries[i])
                i += 1
            } else if i == mine.upperBound || entries[j].index < entries[i].index {
                let variable = entries[j].index
                let coefficient = -factor * entries[j].coefficient
                merged.append(Entry(coefficient: coefficient, index: variable))
                rows[other].size = max(rows[other].size, abs(coefficient))
                addOccurrence(of: variable, in: other)
                j += 1
            } else {
                let part = factor * entries[j].coefficient
                let coefficient = entries[i].coefficient - part
                let size = abs(entries[i].coefficient) + abs(part)
                rows[other].size = max(rows[other].size, abs(coefficient))
                let noise = Tolerance.factorNoise * max(size, rows[other].size)
                if entries[i].index != pivot.index, abs(coefficient) > noise {
                    merged.append(Entry(coefficient: coefficient, index: entries[i].index))
                } else {
                    dropOccurrence(of: entries[i].index)
                }
                i += 1
                j += 1
            }
        }
        replaceEntries(of: other)
    }

    /// Replaces a row's entries by the merged ones, in place or, if there is no room, at the end with twice the room,
    /// so that a growing row seldom has to be moved.
    private mutating func replaceEntries(of row: Int32) {
        let count = Int32(merged.count)
        if count > rows[row].capacity {
            rows[row].first = Int32(entries.count)
            rows[row].capacity = 2 * count
            entries.resize(to: entries.count + 2 * merged.count, filling: Entry(coefficient: 0, index: -1))
        }
        rows[row].count = count
        for index in 0..<count { entries[rows[row].first + index] = merged[index] }
    }
}

extension Basis {
    /// Adds eliminated rows to the triangular part, as they are or as their factors.
    mutating func add(_ kernel: borrowing Kernel, to problem: inout LocalProblem) {
        problem.beginFactorRows(nodeCount: slots.count + kernel.pivots.count)
        for index in 0..<kernel.pivots.count {
            let pivot = kernel.pivots[index]
            let row = kernel.rows[pivot.row]
            problem.rows[row.source].slot = pivot.variable
            if row.isCombined {
                addFactors(of: pivot, in: kernel, to: &problem)
            } else {
                assign(row: row.source, variable: pivot.variable, coefficient: pivot.coefficient)
            }
        }
        determinedCount += kernel.pivots.count
    }

    private mutating func addFactors(
        of pivot: Kernel.Pivot, in kernel: borrowing Kernel, to problem: inout LocalProblem
    ) {
        let (row, node) = (kernel.rows[pivot.row], Int32(slots.count))
        slots.append(BasisSlot())
        nodes.append(BasisNode())
        problem.appendFactorEntry(1, node)
        for index in problem.entryRange(Int(row.source)) where !kernel.isOpen(problem.entries[index].index) {
            problem.appendFactorEntry(problem.entries[index].coefficient, problem.entries[index].index)
        }
        var link = row.multiples.first
        while link >= 0 {
            let multiple = kernel.multiples[link]
            problem.appendFactorEntry(multiple.entry.coefficient, slots[multiple.entry.index].node)
            link = multiple.next
        }
        placeFactor(problem.endFactorRow(), at: node, coefficient: 1)
        for index in kernel.entryRange(pivot.row) {
            problem.appendFactorEntry(kernel.entries[index].coefficient, kernel.entries[index].index)
        }
        problem.appendFactorEntry(-1, node)
        placeFactor(problem.endFactorRow(), at: pivot.variable, coefficient: pivot.coefficient)
        (slots[pivot.variable].row, slots[pivot.variable].node) = (row.source, node)
        (nodes[pivot.variable].slot, nodes[node].slot) = (-1, pivot.variable)
    }

    private mutating func placeFactor(_ row: Int32, at node: Int32, coefficient: Double) {
        determined.append(-1)
        assign(row: row, variable: node, coefficient: coefficient)
    }
}
