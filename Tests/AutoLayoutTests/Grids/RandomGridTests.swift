import AutoLayout
import TestSupport
import Testing

@Suite("Random grids")
struct RandomGridTests {
    @Test("Each view is where an independent calculation puts it")
    func calculated() {
        for seed in Effort.seeds(2000, long: 20_000) {
            let plan = GridPlan(seed: seed)
            let faults = plan.faults()
            guard !faults.isEmpty else { continue }
            Issue.record("seed \(seed): \(faults.joined(separator: "; "))")
            return
        }
    }
}

/// A grid of random tracks and cells, and the expected positions of everything in it.
private struct GridPlan {
    struct Track {
        var size = GridTrackSize.fitted
        var share: Double?
        var least = 0.0
        var most = Double.infinity
        var fixed: Double?
        var length = 0.0
        var start = 0.0
        var isCollapsed = false
    }

    struct Cell {
        var content: Content
        var ranges: [Range<Int>]
        var alignments: [StackView.Alignment]
        var padding: DirectionalEdgeInsets
    }

    private var random: SplitMix64
    private var axes: [[Track]] = []
    private var gaps: [Double] = []
    private var cells: [Cell] = []
    private let isMirrored: Bool

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        isMirrored = seed.isMultiple(of: 2)
        axes = [tracks(), tracks()]
        gaps = [Double(number(0...9)), Double(number(0...9))]
        for row in axes[1].indices {
            for column in axes[0].indices where number(0...4) > 0 { addCell(column..<column + 1, row..<row + 1) }
        }
        // This cell spans several columns or rows only if no spanned track is a share, since a share would absorb the
        // space that the cell needs.
        let ranges = axes.map { tracks in
            let start = number(0...tracks.count - 1)
            let end = number(start...tracks.count - 1)
            return tracks[start...end].allSatisfy { $0.share == nil } ? start..<end + 1 : start..<start + 1
        }
        addCell(ranges[0], ranges[1], isLarge: true)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    private mutating func tracks() -> [Track] {
        (0..<number(1...4)).map { _ in
            var track = Track()
            switch number(0...5) {
            case 0:
                let length = Double(number(70...120))
                (track.fixed, track.size) = (length, .fixed(length))
            case 1:
                track.least = Double(number(0...80))
                track.most = Double(number(60...90)) + track.least
                track.size = .fitted.atLeast(track.least).atMost(track.most)
            case 2, 3:
                let share = [1, 1.5, 2][number(0...2)]
                (track.share, track.size) = (share, .share(share))
                if number(0...2) == 0 {
                    track.least = Double(number(0...250))
                    track.size = track.size.atLeast(track.least)
                }
            default: break
            }
            return track
        }
    }

    private mutating func addCell(_ columns: Range<Int>, _ rows: Range<Int>, isLarge: Bool = false) {
        let limit = isLarge ? 55 : 50
        let content = Content(
            Double(number(1...limit)) * Double(columns.count), Double(number(1...limit)) * Double(rows.count),
            name: "v\(cells.count)")
        content.isHidden = number(0...5) == 0
        let alignments: [StackView.Alignment] = [.fill, .leading, .center, .trailing]
        let inset = { (random: inout SplitMix64) in Double(Int.random(in: 0...5, using: &random)) }
        let padding = DirectionalEdgeInsets(
            top: inset(&random), leading: inset(&random), bottom: inset(&random), trailing: inset(&random))
        let chosen = [alignments[number(0...3)], alignments[number(0...3)]]
        cells.append(Cell(content: content, ranges: [columns, rows], alignments: chosen, padding: padding))
    }

    private func ends(_ cell: Cell, _ axis: Int) -> (before: Double, after: Double, natural: Double) {
        axis == 0
            ? (cell.padding.leading, cell.padding.trailing, cell.content.size.width)
            : (cell.padding.top, cell.padding.bottom, cell.content.size.height)
    }

    /// Computes the positions of the tracks along an axis for a random length that is sufficient for them, and returns
    /// that length.
    private mutating func solve(_ axis: Int) -> Double {
        var tracks = axes[axis]
        for index in tracks.indices {
            let own = cells.filter { $0.ranges[axis] == index..<index + 1 }
            let spanning = cells.filter { $0.ranges[axis].count > 1 && $0.ranges[axis].contains(index) }
            tracks[index].isCollapsed =
                own.isEmpty
                ? !spanning.isEmpty && spanning.allSatisfy(\.content.isHidden) : own.allSatisfy(\.content.isHidden)
            let needs = own.filter { !$0.content.isHidden }.map { cell in
                let ends = ends(cell, axis)
                return ends.before + ends.natural + ends.after
            }
            tracks[index].length =
                tracks[index].fixed ?? min(tracks[index].most, max(tracks[index].least, needs.max() ?? 0))
            if tracks[index].isCollapsed { tracks[index].length = 0 }
        }
        let gapCount = { (range: Range<Int>) -> Double in
            let visible = range.filter { !tracks[$0].isCollapsed }
            // Only the gaps between visible tracks count; the gap before the first visible track is outside the range.
            return Double(max(0, visible.count - 1))
        }
        for cell in cells where cell.ranges[axis].count > 1 && !cell.content.isHidden {
            let (range, ends) = (cell.ranges[axis], ends(cell, axis))
            var missing =
                ends.before + ends.natural + ends.after - range.reduce(0) { $0 + tracks[$1].length }
                - gapCount(range) * gaps[axis]
            for index in range.reversed()
            where missing > 0 && tracks[index].fixed == nil && !tracks[index].isCollapsed {
                let more = min(missing, tracks[index].most - tracks[index].length)
                tracks[index].length += more
                missing -= more
            }
        }
        let shares = tracks.indices.filter { tracks[$0].share != nil && !tracks[$0].isCollapsed }
        let gapsInAll = gapCount(tracks.indices) * gaps[axis]
        let others = tracks.indices.filter { !shares.contains($0) }.reduce(0) { $0 + tracks[$1].length }
        // There are at least 60 points per unit of share: enough for the content and padding of each cell but the large
        // one, at most 50 and 2 × 5.
        let room =
            shares.reduce(0.0) { $0 + max(tracks[$1].least, 60 * (tracks[$1].share ?? 0)) } + Double(number(0...200))
        var open = shares
        var rest = room
        while true {
            let unit = rest / open.reduce(0) { $0 + (tracks[$1].share ?? 0) }
            let limited = open.filter { tracks[$0].least > unit * (tracks[$0].share ?? 0) }
            if limited.isEmpty {
                for index in open { tracks[index].length = unit * (tracks[index].share ?? 0) }
                break
            }
            for index in limited {
                tracks[index].length = tracks[index].least
                rest -= tracks[index].least
            }
            open.removeAll { limited.contains($0) }
        }
        var position = 0.0
        var isFirst = true
        for index in tracks.indices {
            if !tracks[index].isCollapsed {
                if !isFirst { position += gaps[axis] }
                isFirst = false
            }
            tracks[index].start = position
            position += tracks[index].length
        }
        axes[axis] = tracks
        return others + gapsInAll + (shares.isEmpty ? Double(number(0...100)) : room)
    }

    func faults() -> [String] {
        var plan = self
        let size = Size(width: plan.solve(0), height: plan.solve(1))
        let screen = makeScreen(width: size.width, height: size.height)
        screen.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let grid = GridView(
            columns: axes[0].map(\.size), rows: axes[1].map(\.size), columnSpacing: gaps[0], rowSpacing: gaps[1],
            name: "grid")
        screen.addSubviewWithEdgeConstraints(grid)
        for cell in cells {
            grid.place(
                GridCell(
                    cell.content, columnSpan: cell.ranges[0].count, rowSpan: cell.ranges[1].count,
                    horizontalAlignment: cell.alignments[0], verticalAlignment: cell.alignments[1],
                    padding: cell.padding),
                column: cell.ranges[0].lowerBound, row: cell.ranges[1].lowerBound)
        }
        screen.layoutIfNeeded()
        var faults = screen.layoutDiagnostics.map { "\($0)" }
        for (axis, tracks) in [grid.columns, grid.rows].enumerated() {
            for (index, track) in tracks.enumerated() {
                let frame = track.layoutGuide.layoutFrame
                let (wanted, length) = (plan.axes[axis][index].length, axis == 0 ? frame.width : frame.height)
                if abs(wanted - length) > 1e-6 {
                    faults.append(
                        "\(axis == 0 ? "column" : "row") \(index) \(track.size) is \(length), by hand \(wanted)")
                }
            }
        }
        guard faults.isEmpty else { return faults }
        for cell in plan.cells where !cell.content.isHidden {
            let wanted = plan.frame(of: cell, in: size)
            let frame = cell.content.frame
            let differences = [
                wanted.minX - frame.minX, wanted.minY - frame.minY, wanted.width - frame.width,
                wanted.height - frame.height,
            ]
            if differences.contains(where: { abs($0) > 1e-6 }) {
                faults.append("\(cell.content.name ?? "") \(cell.alignments) is at \(frame), by hand at \(wanted)")
            }
        }
        return faults
    }

    private func frame(of cell: Cell, in size: Size) -> Rect {
        let spans = (0...1).map { axis -> (start: Double, length: Double) in
            let (tracks, range, ends) = (axes[axis], cell.ranges[axis], ends(cell, axis))
            let visible = range.filter { !tracks[$0].isCollapsed }
            let (first, last) = (visible.first ?? range.lowerBound, visible.last ?? range.lowerBound)
            let start = tracks[first].start + ends.before
            let end = tracks[last].start + tracks[last].length - ends.after
            let length = min(ends.natural, end - start)
            switch cell.alignments[axis] {
            case .fill: return (start, end - start)
            case .center: return (start + (end - start - length) / 2, length)
            case .trailing: return (end - length, length)
            default: return (start, length)
            }
        }
        let start = isMirrored ? size.width - spans[0].start - spans[0].length : spans[0].start
        return Rect(x: start, y: spans[1].start, width: spans[0].length, height: spans[1].length)
    }
}
