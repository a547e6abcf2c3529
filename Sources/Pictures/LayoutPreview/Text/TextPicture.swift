internal import AutoLayout

/// A picture in box-drawing characters under construction.
struct TextPicture {
    private(set) var grid: TextGrid
    private let scale: TextScale
    private let canvas: Rect
    /// The last box that was drawn; a box that coincides with it needs no lines of its own.
    private var lastBox: TextBox?
    /// Whether the upper edge of the last box has no more space for names.
    private var isLastBoxFull = false

    init(size: Size, columns: Int) {
        scale = TextScale(size, columns: columns)
        grid = TextGrid(columns: scale.columns, rows: scale.rows)
        canvas = Rect(size: size)
    }

    /// Draws the visible part of a view over the views before it.
    mutating func draw(_ entry: LayoutSnapshot.Entry, in clip: Rect, isInnermost: Bool) {
        let rect = entry.rectInRoot
        guard rect == canvas || rect.overlaps(clip) else { return }
        let box = scale.box(clip == canvas ? rect : rect.intersection(clip))
        if case .text(let text) = entry.content { return draw(text, in: rect, box) }
        let title = entry.name + (entry.isInConflict ? "!" : "") + (entry.ambiguousAttributes.isEmpty ? "" : "?")
        guard box.width >= 2, box.height >= 2 else { return drawSmall(title, in: box) }
        if box != lastBox {
            if let color = entry.backgroundColor, color.alpha > 0 { grid.clear(inside: box) }
            grid.drawOutline(of: box)
            lastBox = box
            isLastBoxFull = false
        }
        if isInnermost, box.height > 2, title.columns <= box.width - 2 {
            let shown = title.fitted(columns: box.width - 2)
            grid.write(shown, box.left + (box.width - shown.columns) / 2, box.top + (box.height - 1) / 2)
        } else {
            write(title, onTopOf: box)
        }
    }

    /// Writes a name into the upper edge of a box, after existing ones, if there is space.
    private mutating func write(_ title: String, onTopOf box: TextBox) {
        guard !isLastBoxFull else { return }
        let edge = (box.left + 1)..<(box.right - 1)
        let shown = " " + title.fitted(columns: edge.count - 2) + " "
        if shown.columns <= 2 {
            isLastBoxFull = true
        } else if let column = grid.room(for: shown.columns + 2, in: edge, box.top) {
            grid.write(shown, column + 1, box.top)
        } else if let column = grid.room(for: shown.columns, in: edge, box.top) {
            grid.write(shown, column, box.top)
        } else {
            isLastBoxFull = true
        }
    }

    private mutating func drawSmall(_ title: String, in box: TextBox) {
        let row = min(box.top, scale.rows - 1)
        let right = max(box.right, min(box.left + 1, scale.columns))
        let left = min(box.left, right - 1)
        let shown = right - left > 2 ? "[" + title.fitted(columns: right - left - 2) + "]" : "·"
        grid.write(shown, left, row)
    }

    /// Writes each line in the row of its baseline or, if the previous line is in or below that row, in the row after
    /// the previous line. Only the rows of the box are used, but always at least one. If there are more lines, the last
    /// row ends with an ellipsis.
    private mutating func draw(_ text: LayoutSnapshot.Text, in rect: Rect, _ box: TextBox) {
        var next = 0
        for (index, line) in text.lines.enumerated() {
            let row = max(next, scale.rowAround(rect.minY + line.baseline - 0.3 * text.font.size))
            next = row + 1
            guard row >= box.top || box.height == 0 else { continue }
            let isLast = index == text.lines.count - 1
            let end = min(scale.rows, box.bottom)
            guard row < end || index == 0 else { return }
            let start = scale.column(rect.minX + line.x)
            let shown = (isLast || next < end ? line : line.withEllipsis).visualText(columns: box.width) {
                scale.column(rect.minX + line.x + $0) - start
            }
            let room = box.width - shown.columns
            let column =
                switch text.alignment {
                case .left: start
                case .center: box.left + room / 2
                case .right: box.left + room
                }
            grid.write(shown, max(box.left, min(column, box.left + room)), row)
        }
    }
}
