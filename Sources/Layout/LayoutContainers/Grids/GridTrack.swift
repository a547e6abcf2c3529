/// A column or a row of a grid.
public final class GridTrack {
    /// The size of the track.
    public var size: GridTrackSize { didSet { if size != oldValue { grid?.arrangementChanged() } } }
    /// The horizontal alignment of the cells in a column, or the vertical alignment of those in a row, unless they have
    /// one of their own; nil to use that of the grid.
    public var alignment: StackView.Alignment? { didSet { if alignment != oldValue { grid?.arrangementChanged() } } }
    /// The area of the track in the grid, to which you can constrain other views.
    public var layoutGuide: LayoutGuide { guide }
    let guide: ContentGuide
    /// Identifies the track in its grid.
    let serial: Int
    /// Whether the track was added because cells needed it.
    let isImplicit: Bool
    // Safe, because the grid clears the reference when it removes the track or is deallocated.
    @safe unowned(unsafe) var grid: GridView?
    /// The values for which the constraints were made.
    var context: Context?
    var constraints = ContainerConstraints()

    init(
        _ size: GridTrackSize, _ name: String, _ axis: Axis, serial: Int, isImplicit: Bool, in grid: GridView
    ) {
        (self.size, self.grid) = (size, grid)
        (self.serial, self.isImplicit) = (serial, isImplicit)
        guide = ContentGuide(name, axis)
    }

    /// Everything on which the constraints of a track depend.
    struct Context: Equatable {
        var size: GridTrackSize
        var isCollapsed: Bool
        /// The serial number of the previous track, and the distance from the end of that track in points.
        var previous: Int?
        var gap: Double
        var isLast: Bool
        /// Whether any track that takes up space is a share, and whether any of these shares has a minimum.
        var hasShares: Bool
        var hasLimitedShares: Bool
        /// The serial number and the share of the track with which the other shares are compared; nil without shares.
        var firstShare: FirstShare?
        /// The index of the track, if a cell with a visible view spans it together with other tracks.
        var spannedIndex: Int?

        struct FirstShare: Equatable {
            let serial: Int
            let number: Double
        }
    }
}

/// The tracks along one axis while they are arranged.
struct GridAxis {
    let axis: Axis
    let tracks: [GridTrack]
    let gap: Double
    /// For each track, the alignment of its cells along the axis, unless they have one of their own.
    private let alignments: [StackView.Alignment]
    /// For each track, whether it takes up no space because its views are hidden: all views that are only in this track
    /// or, if there are no such views, all views that span it together with other tracks. A track without any views
    /// takes up space.
    let isCollapsed: [Bool]
    /// For each track, whether a cell with a visible view spans it together with other tracks.
    let isSpanned: [Bool]

    /// - Complexity: O(*n*) in the tracks, the cells and the tracks that each cell spans.
    init(
        _ axis: Axis, _ tracks: [GridTrack], gap: Double, _ alignment: StackView.Alignment, _ cells: [GridCell]
    ) {
        (self.axis, self.tracks, self.gap) = (axis, tracks, gap)
        alignments = tracks.map { $0.alignment ?? alignment }
        // For each track, the numbers of shown and of hidden views in this track only, and of those that also span
        // other tracks.
        var (shown, hidden) = (Array(repeating: 0, count: tracks.count), Array(repeating: 0, count: tracks.count))
        var (shownParts, hiddenParts) = (shown, hidden)
        for cell in cells {
            guard let view = cell.view else { continue }
            let range = cell.range(axis)
            for index in range {
                switch (range.count == 1, view.isHidden) {
                case (true, false): shown[index] += 1
                case (true, true): hidden[index] += 1
                case (false, false): shownParts[index] += 1
                case (false, true): hiddenParts[index] += 1
                }
            }
        }
        isCollapsed = tracks.indices.map { index in
            if shown[index] + hidden[index] > 0 { return shown[index] == 0 }
            return hiddenParts[index] > 0 && shownParts[index] == 0
        }
        isSpanned = shownParts.map { $0 > 0 }
    }

    /// The indices of the tracks that take up space.
    var visible: [Int] { tracks.indices.filter { !isCollapsed[$0] } }

    /// The first and the last track in which a cell takes up space. Gaps outside these tracks do not belong to the
    /// cell.
    func ends(of cell: GridCell) -> Ends {
        let range = cell.range(axis)
        if range.count == 1 { return Ends(first: tracks[range.lowerBound], last: tracks[range.lowerBound]) }
        let first = range.first { !isCollapsed[$0] } ?? range.lowerBound
        let last = range.last { !isCollapsed[$0] } ?? range.upperBound - 1
        return Ends(first: tracks[first], last: tracks[last])
    }

    /// The part of a cell's context that concerns this axis.
    func span(of cell: GridCell, _ ends: Ends, isHidden: Bool) -> GridCell.Span {
        let (range, alignment) = (cell.range(axis), alignment(of: cell))
        // A view whose cell also spans collapsed tracks has rows of its own in the solver.
        return GridCell.Span(
            first: ends.first.serial, last: ends.last.serial, alignment: alignment,
            isFilled: !isHidden && alignment == .fill && range.count == 1,
            resistance: range.contains { tracks[$0].size.isShare } ? GridPriority.shareResistance : .defaultHigh)
    }

    /// The alignment of a cell's view along the axis.
    func alignment(of cell: GridCell) -> StackView.Alignment {
        let own = axis == .horizontal ? cell.alignments.horizontal : cell.alignments.vertical
        let alignment = own ?? alignments[cell.range(axis).lowerBound]
        return axis == .horizontal && alignment.isBaseline ? .leading : alignment
    }

    /// The first and last tracks of a cell.
    struct Ends {
        let first: GridTrack
        let last: GridTrack
    }

    /// The values on which the constraints of each track depend.
    var contexts: [GridTrack.Context] {
        let visible = visible
        let shares = visible.filter { tracks[$0].size.isShare }
        let firstShare = shares.first.map {
            GridTrack.Context.FirstShare(serial: tracks[$0].serial, number: tracks[$0].size.number)
        }
        let hasLimitedShares = shares.contains { tracks[$0].size.least > 0 }
        var previousVisible: Int?
        return tracks.indices.map { index in
            let context = GridTrack.Context(
                size: tracks[index].size, isCollapsed: isCollapsed[index],
                previous: index > 0 ? tracks[index - 1].serial : nil,
                gap: isCollapsed[index] || previousVisible == nil ? 0 : gap, isLast: index == tracks.count - 1,
                hasShares: !shares.isEmpty, hasLimitedShares: hasLimitedShares,
                firstShare: firstShare, spannedIndex: isSpanned[index] ? index : nil)
            if !isCollapsed[index] { previousVisible = index }
            return context
        }
    }
}
