import AutoLayout

extension String {
    /// The word that was probably meant: one that begins with this one, or else the one that differs in the fewest
    /// letters (at most one, or one in four of a longer word). Nil if there is none, or if this word has fewer than two
    /// letters.
    func likeliest(of words: [String]) -> String? {
        guard count > 1 else { return nil }
        if let longer = words.first(where: { $0.hasPrefix(self) && self != "--" }) { return longer }
        let letters = Array(self)
        let nearest = words.map { (word: $0, changes: letters.changes(to: Array($0))) }.min { $0.changes < $1.changes }
        return nearest.flatMap { $0.changes <= max(1, count / 4) ? $0.word : nil }
    }
}
