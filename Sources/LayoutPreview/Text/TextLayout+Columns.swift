internal import AutoLayout

extension TextLayout.Line {
    /// The line, showing at its end that more follows.
    var withEllipsis: TextLayout.Line {
        var line = self
        line.text += "…"
        if let last = line.runs?.indices.last { line.runs?[last].text += "…" }
        return line
    }

    /// The characters from left to right, cut with an ellipsis where they take more than so many columns.
    func visualText(columns limit: Int) -> String {
        guard let runs else { return text.fitted(columns: limit) }
        var room = runs.reduce(0) { $0 + $1.text.columns } > limit ? limit - 1 : limit
        var shown: [(x: Double, text: String)] = []
        for run in runs {
            let isMirrored = run.direction == .rightToLeft
            var kept = ""
            let isWhole = run.text.allSatisfy { character in
                room -= character.columns
                if room >= 0, character.columns > 0 { kept.append(isMirrored ? character.mirrored : character) }
                return room >= 0
            }
            if !isWhole && limit > 0 { kept.append("…") }
            shown.append((run.x, isMirrored ? String(kept.reversed()) : kept))
            if !isWhole { break }
        }
        return shown.sorted { $0.x < $1.x }.reduce("") { $0 + $1.text }
    }
}
