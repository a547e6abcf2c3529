extension Array where Element: Equatable {
    /// The number of letters to add, remove, replace or swap with a neighbor to turn these letters into others.
    package func changes(to other: [Element]) -> Int {
        var before: [Int] = []
        var row = Swift.Array(0...other.count)
        for (index, letter) in enumerated() {
            var next = [index + 1]
            for (place, otherLetter) in other.enumerated() {
                var least = Swift.min(row[place + 1] + 1, next[place] + 1, row[place] + (letter == otherLetter ? 0 : 1))
                if index > 0, place > 0, letter == other[place - 1], self[index - 1] == otherLetter {
                    least = Swift.min(least, before[place - 1] + 1)
                }
                next.append(least)
            }
            (before, row) = (row, next)
        }
        return row[other.count]
    }
}
