internal import AutoLayout

extension TextLayout.Line {
    /// The line with an ellipsis at its end.
    var withEllipsis: TextLayout.Line {
        var line = self
        line.text += "…"
        if let last = line.runs?.indices.last { line.runs?[last].text += "…" }
        return line
    }

    /// The characters from left to right, truncated with an ellipsis beyond a number of columns. A run after a gap,
    /// such as that of a tab, begins at the column for its distance from the left end of the line if that column is
    /// still free.
    func visualText(columns limit: Int, at column: (Double) -> Int) -> String {
        guard let runs else { return text.fitted(columns: limit) }
        var room = runs.reduce(0) { $0 + $1.text.columns } > limit ? limit - 1 : limit
        var shown: [(run: TextLayout.Run, text: String)] = []
        for run in runs {
            let isMirrored = run.direction == .rightToLeft
            var kept = ""
            let isWhole = run.text.allSatisfy { character in
                room -= character.columns
                if room >= 0, character.columns > 0 { kept.append(isMirrored ? character.mirrored : character) }
                return room >= 0
            }
            if !isWhole && limit > 0 { kept.append("…") }
            shown.append((run, isMirrored ? String(kept.reversed()) : kept))
            if !isWhole { break }
        }
        var (text, end, spare) = ("", 0.0, limit - shown.reduce(0) { $0 + $1.text.columns })
        for (run, characters) in shown.sorted(by: { $0.run.x < $1.run.x }) {
            if run.x > end + 1e-6, spare > 0 {
                let gap = min(spare, max(1, column(run.x) - text.columns))
                text += String(repeating: " ", count: gap)
                spare -= gap
            }
            text += characters
            end = max(end, run.x + run.width)
        }
        return text
    }
}
