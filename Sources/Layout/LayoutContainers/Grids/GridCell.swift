/// A cell of a grid: an optional view, and its placement in one or more columns and rows.
public final class GridCell {
    /// The view in the cell; nil if the cell only takes up space.
    public let view: View?
    /// The number of columns that the cell spans.
    public let columnSpan: Int
    /// The number of rows that the cell spans.
    public let rowSpan: Int
    /// The horizontal alignment of the view; nil to use that of the column.
    public var horizontalAlignment: StackView.Alignment? {
        get { alignments.horizontal }
        set {
            alignments.horizontal = newValue
            grid?.arrangementChanged()
        }
    }
    /// The vertical alignment of the view; nil to use that of the row. Views in the same row with the same kind of
    /// baseline alignment are aligned with each other.
    public var verticalAlignment: StackView.Alignment? {
        get { alignments.vertical }
        set {
            alignments.vertical = newValue
            grid?.arrangementChanged()
        }
    }
    /// The minimum distance from each edge of the cell to the view, in points.
    public var padding: DirectionalEdgeInsets {
        didSet {
            guard let grid else { return }
            guard padding.isUsable else {
                grid.reportNotFinite("padding of a cell", "\(padding)")
                padding = oldValue
                return
            }
            grid.arrangementChanged()
        }
    }
    /// The index of the cell's first column; if the grid chooses it, as of the last pass.
    public var column: Int { place.column }
    /// The index of the cell's first row; if the grid chooses it, as of the last pass.
    public var row: Int { place.row }
    /// The indices of the cell's first column and row. The compiler can prove that access to this property and the next
    /// is exclusive, which it cannot do for properties that clients read.
    var place = (column: 0, row: 0)
    private(set) var alignments: (horizontal: StackView.Alignment?, vertical: StackView.Alignment?)
    /// The column and the row that were requested.
    var given: (column: Int?, row: Int?) = (nil, nil)
    // Safe, because the grid clears the reference when it removes the cell or is deallocated.
    @safe unowned(unsafe) var grid: GridView?
    /// Whether the cell is in a grid, in which case it cannot be added to another.
    package var isPlaced: Bool { grid != nil }
    /// The values for which the constraints were made.
    var context: Context?
    var constraints = ContainerConstraints()
    /// The area in which the view is centered; nil if the view is hidden or is centered along neither axis.
    var area: LayoutGuide?

    /// A cell with the given padding, in points; without a view, it only takes up space.
    /// - Precondition: The cell spans at least one column and one row.
    public init(
        _ view: View? = nil, columnSpan: Int = 1, rowSpan: Int = 1, horizontalAlignment: StackView.Alignment? = nil,
        verticalAlignment: StackView.Alignment? = nil, padding: DirectionalEdgeInsets = .zero,
        fileID: String = #fileID, line: Int = #line
    ) {
        SourceLocation(fileID: fileID, line: line)
            .require(columnSpan > 0 && rowSpan > 0, "A cell must span at least one column and one row.")
        (self.view, self.columnSpan, self.rowSpan) = (view, columnSpan, rowSpan)
        alignments = (horizontalAlignment, verticalAlignment)
        self.padding = padding
    }

    /// Everything on which the constraints of a cell depend.
    struct Context: Equatable {
        var columns: Span
        var rows: Span
        var padding: DirectionalEdgeInsets
        var isHidden: Bool
        /// The first visible view in the row with the same kind of baseline alignment, with which the others are
        /// aligned; nil if the view is hidden or is not aligned at a baseline.
        var baselineView: ObjectIdentifier?
    }

    /// The tracks of a cell along an axis, and the alignment of its view in them.
    struct Span: Equatable {
        /// The serial numbers of the first and last track.
        var first: Int
        var last: Int
        var alignment: StackView.Alignment
        /// Whether the visible view fills a single track, which is then at least as large as the view's content.
        var isFilled: Bool
        /// The resistance of the view's content if its own is the default: lower if a track is a share, since shares give
        /// way before fitted tracks do.
        var resistance: LayoutPriority
    }

    /// The columns or rows that the cell spans.
    func range(_ axis: Axis) -> Range<Int> {
        axis == .horizontal ? place.column..<place.column + columnSpan : place.row..<place.row + rowSpan
    }
}

extension DirectionalEdgeInsets {
    /// The sum of the insets at both ends of an axis, in points.
    func sum(along axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}
