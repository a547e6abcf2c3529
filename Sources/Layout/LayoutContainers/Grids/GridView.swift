/// A view that arranges others in columns and rows.
///
/// Columns and rows are layout guides. If views fill their cells, each column and row reserves space for their contents
/// with a single number, the length of the largest content. A column takes up no space and has no gap while its views
/// are hidden: all views that are only in this column or, if there are no such views, all views that span it together
/// with other columns. The same applies to rows.
///
/// ```swift
/// let form = GridView(columns: [.fitted, .share(1)], columnSpacing: 8, rowSpacing: 4)
/// for (name, field) in [("Name", nameField), ("Mail address", mailField)] {
///     form.append(Label(name))
///     form.append(field)
/// }
/// ```
open class GridView: ContainerView {
    /// The columns, from the leading edge.
    public final private(set) var columns: [GridTrack] = []
    /// The rows, from the top.
    public final private(set) var rows: [GridTrack] = []
    /// The cells, in the order in which they were added.
    public final internal(set) var cells: [GridCell] = []
    /// The distance between adjacent columns, in points.
    ///
    /// A number that is NaN, infinite or beyond ±1e12 is refused with a diagnostic.
    public final var columnSpacing: Double {
        get { spacings.column }
        set { setSpacing(newValue, "column spacing") { $0.column = newValue } }
    }
    /// The distance between adjacent rows, in points.
    ///
    /// A number that is NaN, infinite or beyond ±1e12 is refused with a diagnostic.
    public final var rowSpacing: Double {
        get { spacings.row }
        set { setSpacing(newValue, "row spacing") { $0.row = newValue } }
    }
    /// The horizontal alignment of the views in their cells; `fill` by default.
    public final var horizontalAlignment: StackView.Alignment { didSet { arrangementChanged() } }
    /// The vertical alignment of the views in their cells; `fill` by default.
    public final var verticalAlignment: StackView.Alignment { didSet { arrangementChanged() } }

    private final var spacings = (column: 0.0, row: 0.0)
    private final var nextSerial = 0
    final var cellOfView: [ObjectIdentifier: GridCell] = [:]
    /// The sum of the cells' column spans, and the largest column span.
    final var (spanCount, widestSpan) = (0, 1)
    /// The minimum width of repeated columns, of which there are as many as fit; nil if the number of columns is fixed.
    package final let leastColumnWidth: Double?
    /// Whether cells were added, removed or changed, so that other cells may determine the sizes of tracks.
    final var tracksAreStale = false
    /// Guides as long as one share along each axis; nil unless a share on that axis has a minimum.
    final var units: (column: LayoutGuide?, row: LayoutGuide?) = (nil, nil)
    /// A guide as wide as the widest fitted column; nil unless there are several fitted columns.
    final var widest: LayoutGuide?
    final var widestConstraints = ContainerConstraints()

    /// A grid with the given column and row sizes, and spacings in points. Additional columns and rows that cells need
    /// are fitted.
    /// - Complexity: O(*n*) in the columns and rows.
    /// - Precondition: If `.fitting(atLeast:)` is used, it is the only column size; it is not the size of a row.
    public init(
        columns: [GridTrackSize] = [], rows: [GridTrackSize] = [], columnSpacing: Double = 0, rowSpacing: Double = 0,
        horizontalAlignment: StackView.Alignment = .fill, verticalAlignment: StackView.Alignment = .fill,
        name: String? = nil, fileID: String = #fileID, line: Int = #line
    ) {
        let caller = SourceLocation(fileID: fileID, line: line)
        let filling = columns.first { $0.kind == .filling }
        caller.require(
            filling == nil || columns.count == 1, "Columns that repeat to fit cannot be combined with others.")
        caller.require(!rows.contains { $0.kind == .filling }, "Only columns can repeat to fit.")
        leastColumnWidth = filling?.number
        (self.horizontalAlignment, self.verticalAlignment) = (horizontalAlignment, verticalAlignment)
        super.init(frame: .zero)
        location = caller
        self.name = name
        for size in filling == nil ? columns : [.share(1)] { addTrack(size, .horizontal) }
        for size in rows { addTrack(size, .vertical) }
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
        if filling != nil { watchWidths() }
        arrangementChanged()
    }

    deinit { forgetArrangedViews() }

    override package final func forgetArrangedViews() {
        for track in columns + rows {
            track.grid = nil
            track.guide.parts = []
        }
        for cell in cells {
            (cell.grid, cell.context, cell.area) = (nil, nil, nil)
            cell.constraints = ContainerConstraints()
        }
        (cells, cellOfView) = ([], [:])
    }

    private final func setSpacing(
        _ spacing: Double, _ name: String, _ change: (inout (column: Double, row: Double)) -> Void
    ) {
        guard spacing.isUsable else { return reportNotFinite(name, spacing.plain) }
        change(&spacings)
        alignColumns()
    }

    final func tracks(_ axis: Axis) -> [GridTrack] { axis == .horizontal ? columns : rows }

    /// Adds a column or row after the others.
    final func addTrack(_ size: GridTrackSize, _ axis: Axis, isImplicit: Bool = false) {
        let isColumn = axis == .horizontal
        let track = GridTrack(
            size, isColumn ? "column \(columns.count)" : "row \(rows.count)", axis, serial: nextSerial,
            isImplicit: isImplicit, in: self)
        nextSerial += 1
        addLayoutGuide(track.layoutGuide)
        if isColumn { columns.append(track) } else { rows.append(track) }
    }

    /// Removes the last column or row.
    final func removeTrack(_ axis: Axis) {
        guard let track = axis == .horizontal ? columns.popLast() : rows.popLast() else { return }
        track.grid = nil
        track.constraints.removeAll(in: self)
        track.guide.parts = []
        removeLayoutGuide(track.layoutGuide)
    }

    #if hasFeature(Embedded)
        override public final var libraryTypeName: String { "GridView" }
    #endif

    override final func arrange() { updateArrangement() }

    override final var isArrangedForWidths: Bool { columns.count == fittingColumnCount }

    override final func arrangeForWidths() { alignColumns() }

    override package final func stopArranging(_ view: View) { removeCell(of: view) }

    override package final func contentTracks(
        of subview: View
    ) -> (horizontal: ContentTrack?, vertical: ContentTrack?) {
        cell(of: subview).map { contentTracks(of: $0) } ?? (nil, nil)
    }

    /// The first tracks of a cell.
    final func contentTracks(of cell: GridCell) -> (horizontal: ContentTrack?, vertical: ContentTrack?) {
        (
            contentTrack(of: cell, .horizontal, cell.context?.columns),
            contentTrack(of: cell, .vertical, cell.context?.rows)
        )
    }

    private final func contentTrack(of cell: GridCell, _ axis: Axis, _ span: GridCell.Span?) -> ContentTrack? {
        // Tracks that no longer fit may have been removed since the cells were last placed.
        let (tracks, index) = (tracks(axis), cell.range(axis).lowerBound)
        guard let span, index < tracks.count else { return nil }
        return ContentTrack(
            guide: tracks[index].guide, padding: cell.padding.sum(along: axis), isFilled: span.isFilled,
            resistance: span.resistance)
    }

    override package final func visibilityChanged(of subview: View) {
        if cell(of: subview) != nil { arrangementChanged() }
    }

    final func arrangementChanged() { setNeedsUpdateConstraints() }
}
