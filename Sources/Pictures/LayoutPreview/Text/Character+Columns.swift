internal import AutoLayout

extension Character {
    /// The number of columns that the character occupies in a terminal; 0 if it is invisible.
    var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if isNewline || first == "\t" { return 0 }
        if first.isWide || first.properties.isEmojiPresentation { return 2 }
        if (0xFFE0...0xFFE6).contains(first.value) || unicodeScalars.contains("\u{FE0F}") { return 2 }
        return first.hasNoWidth ? 0 : 1
    }
}

extension StringProtocol {
    /// The number of columns that the text occupies in a terminal.
    var columns: Int { reduce(0) { $0 + $1.columns } }

    /// The text without invisible characters, truncated with an ellipsis if it is longer than a number of columns.
    func fitted(columns limit: Int) -> String {
        let shown = String(filter { $0.columns > 0 })
        guard shown.columns > limit else { return shown }
        var (kept, used) = ("", 0)
        for character in shown {
            used += character.columns
            guard used < limit else { break }
            kept.append(character)
        }
        return limit > 0 ? kept + "…" : ""
    }
}
