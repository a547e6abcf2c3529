import LayoutPreview

extension Report {
    /// Each state and setting drawn as text, no wider than a terminal of 80 columns, without empty rows.
    var drawing: String {
        let pictures = scenes.compactMap { scene in
            scene.runs.last.map { "\(scene.caption)\n\($0.snapshot.text(columns: 80).withoutLongRepetitions)" }
        }
        return (["\(title) (\(name))"] + pictures).joined(separator: "\n")
    }
}

extension String {
    /// The lines that are not empty. Each run of more than four equal lines with vertical strokes is shortened to the
    /// first and the last, and a line of broken strokes between them.
    var withoutLongRepetitions: String {
        var shown: [String] = []
        let lines = split(separator: "\n")
        var start = 0
        for index in lines.indices where index + 1 == lines.count || lines[index + 1] != lines[start] {
            let line = String(lines[start])
            let broken = String(line.map { $0 == "│" ? "┊" : $0 })
            let count = index + 1 - start
            shown += count > 4 && broken != line ? [line, broken, line] : Array(repeating: line, count: count)
            start = index + 1
        }
        return shown.joined(separator: "\n")
    }
}
