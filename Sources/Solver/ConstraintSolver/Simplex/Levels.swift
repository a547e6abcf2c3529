/// The levels of a component: ranges of its rows, each of which has one priority, with the required rows first.
struct Levels: ~Copyable {
    /// The end of each level's range of rows.
    private(set) var ends = Pool<Int32>()
    private(set) var requiredRowCount: Int32 = 0
    /// The last row of the level after which a single point was left; −1 if no level has left a single point, or if the
    /// component was solved in fractions.
    private(set) var decidingRow: Int32 = -1

    var count: Int { ends.count }

    mutating func removeAll() {
        ends.removeAll()
        (requiredRowCount, decidingRow) = (0, -1)
    }

    /// Ends a level before a row.
    mutating func end(before row: Int) { ends.append(Int32(row)) }

    mutating func countRequired(_ count: Int32 = 1) { requiredRowCount += count }

    mutating func decide(at row: Int32) { decidingRow = row }

    /// The level of a row.
    func level(of row: Int32) -> Int32 {
        var (low, high) = (0, ends.count)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= row { low = middle + 1 } else { high = middle }
        }
        return Int32(low)
    }
}
