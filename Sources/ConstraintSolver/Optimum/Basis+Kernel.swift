/// The rows of a basis that no order makes triangular: each is left with at least two variables, and each variable with
/// two rows.
///
/// They are eliminated by Gauss' method. Of the rows, one with the fewest open variables goes first, and of its
/// variables, the one in the fewest rows among those whose coefficient is large enough, so that little is filled in and
/// little is magnified (Markowitz, Management Science 3, 1957, doi:10.1287/mnsc.3.3.255, with a threshold for the pivot, as
/// in Duff, Erisman and Reid, Direct Methods for Sparse Matrices, 1986).
///
/// What elimination leaves of a row joins the triangular part, and the row itself is an eta: a combination of
/// what is left of it and of those before it.
struct Kernel: ~Copyable {
    /// An eliminated row, and which variable it determines.
    struct Pivot: BitwiseCopyable {
        var row: Int32
        var variable: Int32
        var coefficient: Double
    }

    struct Row: BitwiseCopyable {
        var source: Int32
        var isDone = false
        /// What is left of the row, by variable in ascending order.
        var first: Int32
        var count: Int32 = 0
        /// How many entries have room there.
        var capacity: Int32 = 0
        /// The largest coefficient that the row has had.
        var size = 0.0
        var multiples = List()
    }

    struct Column: BitwiseCopyable {
        /// Whether no row determines the variable yet.
        var isOpen: Bool
        /// The rows with the variable.
        var rows = List()
    }

    /// A list in one of the pools of nodes.
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
    /// The multiples of earlier rows that were taken from a row, by the variables of those.
    private(set) var multiples = Pool<Multiple>()
    private var columns = Pool<Column>()
    private var occurrences = Pool<Occurrence>()
    private var candidates = Pool<Candidate>()
    private var merged = Pool<Entry>()

    mutating func appendVariable(isOpen: Bool) { columns.append(Column(isOpen: isOpen)) }

    /// Adds a row of the problem, whose variables have been added.
    mutating func append(_ source: Int32, of problem: borrowing LocalProblem) {
        let row = Int32(rows.count)
        rows.append(Row(source: source, first: Int32(entries.count)))
        for index in problem.entryRange(Int(source)) { entries.append(problem.entries[index]) }
        entries.sort(from: Int(rows[row].first)) { $0.index < $1.index }
        rows[row].count = Int32(entries.count) - rows[row].first
        rows[row].capacity = rows[row].count
        for index in entryRange(row) {
            rows[row].size = max(rows[row].size, abs(entries[index].coefficient))
            if columns[entries[index].index].isOpen { addOccurrence(of: entries[index].index, in: row) }
        }
    }

    func entryRange(_ row: Int32) -> Range<Int> { Int(rows[row].first)..<Int(rows[row].first + rows[row].count) }

    /// Eliminates row after row. Those that depend on others are left out.
    mutating func eliminate() {
        for row in 0..<Int32(rows.count) { addCandidate(row) }
        while let candidate = candidates.popFirstOfHeap(by: { $0.comes(before: $1) }) {
            let row = candidate.row
            // A row that has changed since is listed once more.
            if rows[row].isDone || openCount(of: row) != candidate.openCount { continue }
            rows[row].isDone = true
            guard let pivot = choosePivot(in: row) else { continue }
            pivots.append(Pivot(row: row, variable: pivot.index, coefficient: pivot.coefficient))
            columns[pivot.index].isOpen = false
            var node = columns[pivot.index].rows.first
            while node >= 0 {
                let occurrence = occurrences[node]
                if !rows[occurrence.row].isDone {
                    take(pivot, of: row, from: occurrence.row)
                    addCandidate(occurrence.row)
                }
                node = occurrence.next
            }
        }
    }

    private func openCount(of row: Int32) -> Int32 {
        entryRange(row).reduce(0) { columns[entries[$1].index].isOpen ? $0 + 1 : $0 }
    }

    private mutating func addCandidate(_ row: Int32) {
        candidates.insertIntoHeap(Candidate(row: row, openCount: openCount(of: row))) { $0.comes(before: $1) }
    }

    private mutating func addOccurrence(of variable: Int32, in row: Int32) {
        let node = Int32(occurrences.count)
        occurrences.append(Occurrence(row: row))
        let last = columns[variable].rows.last
        if last < 0 { columns[variable].rows.first = node } else { occurrences[last].next = node }
        columns[variable].rows.last = node
    }

    private mutating func addMultiple(_ factor: Double, of variable: Int32, to row: Int32) {
        let node = Int32(multiples.count)
        multiples.append(Multiple(entry: Entry(coefficient: factor, index: variable)))
        let last = rows[row].multiples.last
        if last < 0 { rows[row].multiples.first = node } else { multiples[last].next = node }
        rows[row].multiples.last = node
    }

    /// In how many rows that are not done a variable is.
    private func occurrenceCount(of variable: Int32) -> Int {
        var (count, node) = (0, columns[variable].rows.first)
        while node >= 0 {
            if !rows[occurrences[node].row].isDone { count += 1 }
            node = occurrences[node].next
        }
        return count
    }

    /// Of the large enough coefficients of a row, the one whose variable is in the fewest rows; nil where nothing but
    /// rounding is left of the row.
    private func choosePivot(in row: Int32) -> Entry? {
        var largest = 0.0
        for index in entryRange(row) where columns[entries[index].index].isOpen {
            largest = max(largest, abs(entries[index].coefficient))
        }
        if largest <= Tolerance.cancellation * rows[row].size { return nil }
        var best: (entry: Entry, count: Int)?
        for index in entryRange(row) where columns[entries[index].index].isOpen {
            let entry = entries[index]
            if abs(entry.coefficient) < Tolerance.pivotShare * largest { continue }
            let count = occurrenceCount(of: entry.index)
            if count < best?.count ?? .max { best = (entry, count) }
        }
        return best?.entry
    }

    /// Takes as much of a row from another as removes the variable of a pivot from that.
    private mutating func take(_ pivot: Entry, of row: Int32, from other: Int32) {
        guard let own = entryRange(other).first(where: { entries[$0].index == pivot.index }) else { return }
        let factor = entries[own].coefficient / pivot.coefficient
        addMultiple(factor, of: pivot.index, to: other)
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
                if columns[variable].isOpen { addOccurrence(of: variable, in: other) }
                j += 1
            } else {
                let part = factor * entries[j].coefficient
                let coefficient = entries[i].coefficient - part
                let size = abs(entries[i].coefficient) + abs(part)
                rows[other].size = max(rows[other].size, abs(coefficient))
                let noise = Tolerance.factorNoise * max(size, rows[other].size)
                if entries[i].index != pivot.index, abs(coefficient) > noise {
                    merged.append(Entry(coefficient: coefficient, index: entries[i].index))
                }
                i += 1
                j += 1
            }
        }
        replaceEntries(of: other)
    }

    /// Puts the merged entries in a row's place, or behind the others with room for as many again, so that what is left
    /// unused is at most as much as what is used.
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
    /// Adds eliminated rows to the triangular part, as they are or as what is left of them.
    mutating func add(_ kernel: borrowing Kernel, to problem: inout LocalProblem) {
        for index in 0..<kernel.pivots.count {
            let pivot = kernel.pivots[index]
            let row = kernel.rows[pivot.row]
            if row.multiples.first < 0 {
                place(row: row.source, variable: pivot.variable, coefficient: pivot.coefficient)
            } else {
                let remainder = problem.appendRemainder(of: pivot.row, in: kernel)
                determined.append(-1)
                place(row: remainder, variable: pivot.variable, coefficient: pivot.coefficient)
                slots[pivot.variable].row = row.source
                slots[pivot.variable].isUpdated = true
            }
            problem.rows[row.source].slot = pivot.variable
        }
        // Each row is a combination of remainders, so those that others are combined of are replaced last.
        for index in stride(from: kernel.pivots.count - 1, through: 0, by: -1) {
            let pivot = kernel.pivots[index]
            var node = kernel.rows[pivot.row].multiples.first
            if node < 0 { continue }
            let first = Int32(etaEntries.count)
            while node >= 0 {
                etaEntries.append(kernel.multiples[node].entry)
                node = kernel.multiples[node].next
            }
            etas.append(
                Eta(
                    slot: pivot.variable, pivot: 1, firstEntry: first, entryCount: Int32(etaEntries.count) - first))
        }
        determinedCount += kernel.pivots.count
    }
}
