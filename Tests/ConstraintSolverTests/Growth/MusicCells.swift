import ConstraintSolver

/// Independent cells, each with artwork, a title and an album that yield to a duration, as in a list of songs.
struct MusicCells {
    struct Cell {
        var variables: [Variable] = []
        /// The natural width of the title, as an upper and a lower limit.
        var title: [Constraint] = []
    }

    let solver = Solver()
    private(set) var cells: [Cell] = []

    init(count: Int) throws {
        for i in 0..<count { cells.append(try makeCell(titleWidth: Double(60 + i % 300))) }
    }

    private func makeCell(titleWidth: Double) throws -> Cell {
        var cell = Cell()
        func box() throws -> (x: Variable, width: Variable) {
            let box = (x: solver.makeVariable(), width: solver.makeVariable())
            cell.variables += [box.x, box.width]
            try solver.add(box.width >= 0)
            return box
        }
        let (row, art, title, album, duration) = (try box(), try box(), try box(), try box(), try box())
        try solver.add(row.x == 0)
        try solver.add(row.width == 320)
        try solver.add(art.x == row.x + 16)
        try solver.add(art.width == 36)
        for label in [title, album] {
            try solver.add(label.x == art.x + art.width + 16)
            try solver.add(duration.x >= label.x + label.width + 8)
        }
        try solver.add(duration.x + duration.width == row.x + row.width - 24)
        cell.title = try naturalWidth(title.width, titleWidth, compression: 750)
        _ = try naturalWidth(album.width, 90, compression: 750)
        _ = try naturalWidth(duration.width, 34, compression: 751)
        return cell
    }

    private func naturalWidth(_ width: Variable, _ size: Double, compression: Double) throws -> [Constraint] {
        [
            try solver.add(width <= size, priority: 250),
            try solver.add(width >= size, priority: compression),
        ]
    }
}
