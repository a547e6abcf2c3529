internal import QuickAnchors

extension Function {
    /// Grids, their tracks, rows and cells.
    static let grids: [Function] = [
        Function(
            "GridView(columns: [GridTrackSize]?, rows: [GridTrackSize]?, columnSpacing: Double?, rowSpacing: Double?, horizontalAlignment: StackView.Alignment?, verticalAlignment: StackView.Alignment?, name: String?)"
        ) { call throws(ScriptProblem) in
            .view(
                GridView(
                    columns: try call.tracks(0, isFilling: true), rows: try call.tracks(1, isFilling: false),
                    columnSpacing: call.double(2), rowSpacing: call.double(3),
                    horizontalAlignment: call.choice(4, .fill), verticalAlignment: call.choice(5, .fill),
                    name: call.text(6), fileID: call.fileID, line: call.line), .gridView)
        },
        Function(
            "Grid(columns: [GridTrackSize]?, columnSpacing: Double?, rowSpacing: Double?, horizontalAlignment: StackView.Alignment?, verticalAlignment: StackView.Alignment?, name: String?) {Row}"
        ) { call throws(ScriptProblem) in
            let columns = try call.tracks(0, isFilling: true)
            var rows: [Row] = []
            var cells: Set<ObjectIdentifier> = []
            for value in call.list(6) {
                guard case .row(let row) = value else { continue }
                for cell in row.cells {
                    try call.require(
                        !cell.isPlaced && cells.insert(ObjectIdentifier(cell)).inserted, "A cell belongs to one grid.")
                }
                rows.append(row)
            }
            return .view(
                Grid(
                    columns: columns, columnSpacing: call.double(1), rowSpacing: call.double(2),
                    horizontalAlignment: call.choice(3, .fill), verticalAlignment: call.choice(4, .fill),
                    name: call.text(5), fileID: call.fileID, line: call.line, rows: { rows }), .grid)
        },
        Function("Row(height: GridTrackSize?, alignment: StackView.Alignment?) {GridCell}") {
            call throws(ScriptProblem) in
            var cells: [GridCell] = []
            for value in call.list(2) {
                if case .cell(let cell) = value { cells.append(cell) }
                if let view = value.view { cells.append(GridCell(view)) }
            }
            var height = GridTrackSize.fitted
            if case .track(let size)? = call.arguments[0] { height = size }
            try call.require(height.kind != .filling, "Only columns can repeat to fit.")
            return .row(Row(height: height, alignment: call.alignment(1), cells: { cells }))
        },
        Function(
            "GridCell(_: View?, columnSpan: Int?, rowSpan: Int?, horizontalAlignment: StackView.Alignment?, verticalAlignment: StackView.Alignment?, padding: DirectionalEdgeInsets?)"
        ) { call throws(ScriptProblem) in
            let (columns, rows) = (try call.integer(1, in: 1...1000), try call.integer(2, in: 1...1000))
            return .cell(
                GridCell(
                    call.view(0), columnSpan: columns, rowSpan: rows, horizontalAlignment: call.alignment(3),
                    verticalAlignment: call.alignment(4), padding: call.insets(5)))
        },
        Function("GridView.append(_: View) -> GridCell") { call in
            (call.view as? GridView).map { .cell($0.append(call.child(0))) } ?? .nothing
        },
        Function("GridView.place(_: Any, column: Int, row: Int) -> GridCell") { call throws(ScriptProblem) in
            guard let grid = call.view as? GridView else { return .nothing }
            let (column, row) = (try call.integer(1, in: 0...1000), try call.integer(2, in: 0...1000))
            try call.require(
                grid.leastColumnWidth == nil,
                "If the number of columns depends on the width, cells can only be appended.")
            guard case .cell(let cell)? = call.arguments[0] else {
                guard let view = call.view(0) else {
                    throw ScriptProblem(call.ranges[0], "Expected a view or a GridCell.")
                }
                return .cell(grid.place(view, column: column, row: row))
            }
            try call.require(!cell.isPlaced, "A cell belongs to one grid.")
            return .cell(grid.place(cell, column: column, row: row))
        },
        Function("static GridTrackSize.fixed(_: Double)") { call throws(ScriptProblem) in
            .track(.fixed(try call.length(0)))
        },
        Function("static GridTrackSize.share(_: Double)") { call throws(ScriptProblem) in
            .track(.share(try call.length(0, isPositive: true)))
        },
        Function("static GridTrackSize.fitting(atLeast: Double)") { call throws(ScriptProblem) in
            .track(.fitting(atLeast: try call.length(0, isPositive: true)))
        },
        Function("GridTrackSize.atLeast(_: Double)") { call throws(ScriptProblem) in
            guard case .track(let size) = call.owner else { return .nothing }
            try call.require(
                size.kind == .fitted || size.kind == .share, "Only a fitted track or a share can have a minimum.")
            return .track(size.atLeast(try call.length(0)))
        },
        Function("GridTrackSize.atMost(_: Double)") { call throws(ScriptProblem) in
            guard case .track(let size) = call.owner else { return .nothing }
            try call.require(size.kind == .fitted, "Only a fitted track has a maximum: a share takes what is left.")
            return .track(size.atMost(try call.length(0)))
        },
    ]
}

extension Call {
    func insets(_ index: Int) -> DirectionalEdgeInsets {
        if case .directionalInsets(let insets)? = arguments[index] { insets } else { .zero }
    }

    /// A length argument, which must not be negative or, if `isPositive` is set, must be above 0.
    func length(_ index: Int, isPositive: Bool = false) throws(ScriptProblem) -> Double {
        let length = double(index)
        guard length.isFinite, abs(length) < 1e9, isPositive ? length > 0 : length >= 0 else {
            throw ScriptProblem(
                ranges[index], "The size of a track must \(isPositive ? "be above 0" : "not be negative").")
        }
        return length
    }

    fileprivate func tracks(_ index: Int, isFilling: Bool) throws(ScriptProblem) -> [GridTrackSize] {
        var tracks: [GridTrackSize] = []
        for value in list(index) { if case .track(let size) = value { tracks.append(size) } }
        guard tracks.contains(where: { $0.kind == .filling }) else { return tracks }
        try require(isFilling, "Only columns can repeat to fit.")
        try require(tracks.count == 1, "Columns that repeat to fit cannot be combined with others.")
        return tracks
    }
}
