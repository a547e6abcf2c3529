extension String {
    /// The word that was probably meant: one that begins with this one, or else the one that differs in the fewest
    /// letters (at most one, or one in four of a longer word). Nil if there is none, or if this word has fewer than two
    /// letters.
    func likeliest(of words: [String]) -> String? {
        guard count > 1 else { return nil }
        if let longer = words.first(where: { $0.hasPrefix(self) && self != "--" }) { return longer }
        let nearest = words.map { (word: $0, changes: changes(to: $0)) }.min { $0.changes < $1.changes }
        return nearest.flatMap { $0.changes <= max(1, count / 4) ? $0.word : nil }
    }

    /// The number of letters to add, remove, replace or swap with a neighbor to turn this word into another.
    func changes(to other: String) -> Int {
        let (from, to) = (Array(self), Array(other))
        var beforeLast: [Int] = []
        var last = Array(0...to.count)
        for row in from.indices {
            var current = [row + 1]
            for column in to.indices {
                let isSame = from[row] == to[column]
                var least = Swift.min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
                    least = Swift.min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            (beforeLast, last) = (last, current)
        }
        return last[to.count]
    }
}
