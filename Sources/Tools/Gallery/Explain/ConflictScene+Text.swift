import AutoLayout
import ConflictScenes
import LayoutPreview

/// The views as boxes for a terminal, with a ruler beside or below them for each member of the conflict.
extension ConflictScene {
    /// The number of terminal columns for boxes.
    private static let columns = 56

    var text: String {
        let rulers = members.compactMap { Ruler($0, in: root) }
        var rows = root.text(columns: Self.columns).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        while rows.last == "" { rows.removeLast() }
        let scale = Double(Self.columns) / root.frame.width
        for ruler in rulers where ruler.axis == .vertical { draw(ruler, beside: &rows, scale / 2) }
        rows = rows.joined(separator: "\n").withoutLongRepetitions.split(
            separator: "\n", omittingEmptySubsequences: false
        ).map(String.init)
        for ruler in rulers where ruler.axis == .horizontal { rows.append(row(ruler, scale)) }
        return rows.joined(separator: "\n")
    }

    /// Draws a ruler as a vertical line, to the right of everything drawn so far in its rows.
    private func draw(_ ruler: Ruler, beside rows: inout [String], _ scale: Double) {
        let last = rows.count - 1
        let top = max(0, min(Int((ruler.start * scale).rounded()), last))
        let bottom = max(top, min(Int((ruler.end * scale).rounded()) - 1, last))
        let left = max(Self.columns, rows[top...bottom].map { $0.count }.max() ?? 0) + 1
        let middle = (top + bottom) / 2
        for index in top...bottom {
            let arm = top == bottom ? "╶" : index == top ? "┬" : index == bottom ? "┴" : "│"
            rows[index] = padded(rows[index], to: left) + arm + (index == middle ? " \(ruler.words)" : "")
        }
    }

    /// A row of text that shows a ruler as a horizontal line.
    private func row(_ ruler: Ruler, _ scale: Double) -> String {
        let start = max(0, Int((ruler.start * scale).rounded()))
        let end = max(start + 1, Int((ruler.end * scale).rounded()))
        let (width, words) = (end - start, " \(ruler.words) ")
        if width == 1 { return padded("", to: start) + "│" + words.dropLast() }
        let room = width - 2 - words.count
        guard room >= 2 else {
            return padded("", to: start) + "├" + String(repeating: "─", count: width - 2) + "┤" + words.dropLast()
        }
        let left = room / 2
        return padded("", to: start) + "├" + String(repeating: "─", count: left) + words
            + String(repeating: "─", count: room - left) + "┤"
    }

    private func padded(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - text.count))
    }
}
