internal import LayoutPreview

/// A plan for a page: its contents, which have not been made yet, and their positions.
struct PlannedPage {
    var parts: [PlannedPart] = []
}

/// A part of a block on a page.
struct PlannedPart {
    enum Content {
        /// A whole view.
        case whole
        /// A slice of a view, by its index.
        case slice(Int)
        /// The repeated header of a grid, which ends at a distance from the grid's top.
        case header(to: Double)
        /// Rows of a table, and possibly its header.
        case rows(Range<Int>, hasHeader: Bool)
        /// A slice of a row that does not fit on a page below the header; the row is nil for the header itself.
        case rowSlice(Int?, Slice)
    }

    let block: Int
    /// The distance below the top margin, in points.
    let top: Double
    let height: Double
    let content: Content
}

/// The part of a view that is shown on one page.
typealias Slice = LayoutSnapshot.Strip
