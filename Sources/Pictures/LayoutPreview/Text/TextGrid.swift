/// A page of a terminal: rows of cells, each as wide as a letter.
struct TextGrid {
    private enum Cell {
        case empty
        /// The arms of a line, which join with the arms of other lines.
        case line(Arms)
        case letter(Character)
        /// The second half of a wide character.
        case secondHalf
    }

    let columns: Int
    let rows: Int
    private var cells: [Cell]

    init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cells = Array(repeating: .empty, count: columns * rows)
    }

    /// The page as lines, without trailing spaces.
    var text: String {
        (0..<rows).map { row in
            var line = ""
            for cell in cells[row * columns..<(row + 1) * columns] {
                switch cell {
                case .empty: line.append(" ")
                case .line(let arms): line.append(arms.character)
                case .letter(let letter): line.append(letter)
                case .secondHalf: break
                }
            }
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }

    /// Draws the outline of a box of at least two rows and columns, joining existing lines and leaving text in place.
    mutating func drawOutline(of box: TextBox) {
        let (left, right, top, bottom) = (box.left, box.right - 1, box.top, box.bottom - 1)
        for column in (left + 1)..<right {
            join(.horizontal, column, top)
            join(.horizontal, column, bottom)
        }
        for row in (top + 1)..<bottom {
            join(.vertical, left, row)
            join(.vertical, right, row)
        }
        join([.right, .down], left, top)
        join([.left, .down], right, top)
        join([.right, .up], left, bottom)
        join([.left, .up], right, bottom)
    }

    /// Clears the inside of a box.
    mutating func clear(inside box: TextBox) {
        guard box.width > 2, box.height > 2 else { return }
        for row in (box.top + 1)..<(box.bottom - 1) {
            for column in (box.left + 1)..<(box.right - 1) { put(.empty, column, row) }
        }
    }

    /// Writes text, starting at a column; the text must fit.
    mutating func write(_ text: String, _ column: Int, _ row: Int) {
        var column = column
        for letter in text {
            put(.letter(letter), column, row)
            if letter.columns == 2 { put(.secondHalf, column + 1, row) }
            column += letter.columns
        }
    }

    /// The first column of `count` adjacent cells of a row that contain no text; nil if there are none.
    func room(for count: Int, in columns: Range<Int>, _ row: Int) -> Int? {
        var start = columns.lowerBound
        for column in columns {
            if isWritten(column, row) { start = column + 1 } else if column - start + 1 >= count { return start }
        }
        return nil
    }

    private func isWritten(_ column: Int, _ row: Int) -> Bool {
        switch cells[row * columns + column] {
        case .letter, .secondHalf: true
        case .empty, .line: false
        }
    }

    private mutating func join(_ arms: Arms, _ column: Int, _ row: Int) {
        guard !isWritten(column, row) else { return }
        var joined = arms
        if case .line(let present) = cells[row * columns + column] { joined.formUnion(present) }
        put(.line(joined), column, row)
    }

    /// Sets a cell; if it held one half of a wide character, the other half is removed, too.
    private mutating func put(_ cell: Cell, _ column: Int, _ row: Int) {
        let index = row * columns + column
        switch (cells[index], cell) {
        case (.secondHalf, _): cells[index - 1] = .empty
        case (.letter(let letter), _) where letter.columns == 2: cells[index + 1] = .empty
        default: break
        }
        cells[index] = cell
    }
}
