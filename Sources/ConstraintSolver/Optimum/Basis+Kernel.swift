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
    /// An eliminated row: which variable it determines, and of which others a multiple was taken from it.
    struct Pivot {
        var row: Int
        var variable: Int32
        var coefficient: Double
    }

    private(set) var pivots: [Pivot] = []
    /// By row: what is left of it, by variable, and the multiples of earlier rows that were taken from it, by their
    /// variables.
    private(set) var rows: [[Entry]]
    private(set) var multiples: [[Entry]]
    /// By variable: whether no row determines it yet, and the rows with it.
    private var isOpen: [Bool]
    private var columns: [[Int]]
    private var isDone: [Bool]
    private var candidates = Pool<Candidate>()
    /// The largest coefficient that each row has had.
    private var sizes: [Double]

    struct Candidate: BitwiseCopyable {
        var row: Int32
        var openCount: Int32

        func comes(before other: Candidate) -> Bool {
            openCount != other.openCount ? openCount < other.openCount : row < other.row
        }
    }

    /// - Parameters:
    ///   - rows: Entries by variable in ascending order, of which those that are open matter.
    ///   - isOpen: By variable, whether no other row determines it.
    init(_ rows: [[Entry]], isOpen: [Bool]) {
        self.rows = rows
        self.isOpen = isOpen
        multiples = rows.map { _ in [] }
        columns = isOpen.map { _ in [] }
        isDone = rows.map { _ in false }
        sizes = rows.map { $0.reduce(0) { max($0, abs($1.coefficient)) } }
        for (row, entries) in rows.enumerated() {
            for entry in entries where isOpen[Int(entry.index)] { columns[Int(entry.index)].append(row) }
        }
        for row in rows.indices { addCandidate(row) }
    }

    /// Eliminates row after row. Those that depend on others are left out.
    mutating func eliminate() {
        while let candidate = candidates.popFirstOfHeap(by: { $0.comes(before: $1) }) {
            let row = Int(candidate.row)
            // A row that has changed since is listed once more.
            if isDone[row] || openCount(of: row) != candidate.openCount { continue }
            isDone[row] = true
            guard let pivot = choosePivot(in: row) else { continue }
            pivots.append(Pivot(row: row, variable: pivot.index, coefficient: pivot.coefficient))
            isOpen[Int(pivot.index)] = false
            for other in columns[Int(pivot.index)] where !isDone[other] {
                take(pivot, of: row, from: other)
                addCandidate(other)
            }
        }
    }

    private func openCount(of row: Int) -> Int32 {
        rows[row].reduce(0) { isOpen[Int($1.index)] ? $0 + 1 : $0 }
    }

    private mutating func addCandidate(_ row: Int) {
        candidates.insertIntoHeap(Candidate(row: Int32(row), openCount: openCount(of: row))) { $0.comes(before: $1) }
    }

    /// Of the large enough coefficients of a row, the one whose variable is in the fewest rows; nil where nothing but
    /// rounding is left of the row.
    private func choosePivot(in row: Int) -> Entry? {
        let open = rows[row].filter { isOpen[Int($0.index)] }
        let largest = open.reduce(0) { max($0, abs($1.coefficient)) }
        if largest <= Tolerance.cancellation * sizes[row] { return nil }
        var best: (entry: Entry, count: Int)?
        for entry in open where abs(entry.coefficient) >= Tolerance.pivotShare * largest {
            let count = columns[Int(entry.index)].count { !isDone[$0] }
            if count < best?.count ?? .max { best = (entry, count) }
        }
        return best?.entry
    }

    /// Takes as much of a row from another as removes the variable of a pivot from that.
    private mutating func take(_ pivot: Entry, of row: Int, from other: Int) {
        guard let own = rows[other].first(where: { $0.index == pivot.index }) else { return }
        let factor = own.coefficient / pivot.coefficient
        multiples[other].append(Entry(coefficient: factor, index: pivot.index))
        let (mine, its) = (rows[other], rows[row])
        var merged: [Entry] = []
        merged.reserveCapacity(mine.count + its.count)
        var (i, j) = (0, 0)
        while i < mine.count || j < its.count {
            if j == its.count || i < mine.count && mine[i].index < its[j].index {
                merged.append(mine[i])
                i += 1
            } else if i == mine.count || its[j].index < mine[i].index {
                let coefficient = -factor * its[j].coefficient
                merged.append(Entry(coefficient: coefficient, index: its[j].index))
                sizes[other] = max(sizes[other], abs(coefficient))
                if isOpen[Int(its[j].index)] { columns[Int(its[j].index)].append(other) }
                j += 1
            } else {
                let part = factor * its[j].coefficient
                let coefficient = mine[i].coefficient - part
                let size = abs(mine[i].coefficient) + abs(part)
                sizes[other] = max(sizes[other], abs(coefficient))
                if mine[i].index != pivot.index, abs(coefficient) > Tolerance.factorNoise * max(size, sizes[other]) {
                    merged.append(Entry(coefficient: coefficient, index: mine[i].index))
                }
                i += 1
                j += 1
            }
        }
        rows[other] = merged
    }
}

extension Basis {
    /// Adds eliminated rows to the triangular part, as they are or as what is left of them.
    /// - Parameter sources: The rows of the problem, by row of the kernel.
    mutating func add(_ kernel: borrowing Kernel, of sources: [Int32], to problem: inout LocalProblem) {
        for pivot in kernel.pivots {
            let source = sources[pivot.row]
            if kernel.multiples[pivot.row].isEmpty {
                place(row: source, variable: pivot.variable, coefficient: pivot.coefficient)
            } else {
                let remainder = problem.appendRemainder(kernel.rows[pivot.row])
                determined.append(-1)
                place(row: remainder, variable: pivot.variable, coefficient: pivot.coefficient)
                slots[pivot.variable].row = source
                slots[pivot.variable].isUpdated = true
            }
            problem.rows[source].slot = pivot.variable
        }
        // Each row is a combination of remainders, so those that others are combined of are replaced last.
        for pivot in kernel.pivots.reversed() where !kernel.multiples[pivot.row].isEmpty {
            let first = Int32(etaEntries.count)
            for entry in kernel.multiples[pivot.row] { etaEntries.append(entry) }
            etas.append(
                Eta(
                    slot: pivot.variable, pivot: 1, firstEntry: first, entryCount: Int32(etaEntries.count) - first))
        }
        determinedCount += kernel.pivots.count
    }
}
