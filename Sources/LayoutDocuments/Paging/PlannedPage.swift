/// A planned page: its contents and their positions, not yet made.
struct PlannedPage {
    var parts: [PlannedPart] = []
}

/// A part of a block on a page.
struct PlannedPart {
    enum Content {
        /// All of a view.
        case whole
        /// A slice of a view, by its position among them.
        case slice(Int)
        /// The header of a grid again, down to a place in the grid.
        case header(to: Double)
        /// The header of a table, and rows of it.
        case rows(Range<Int>, hasHeader: Bool)
        /// A part of a row that is higher than a page.
        case rowSlice(Int, Slice)
    }

    let block: Int
    /// The distance from the top of the room between the margins, in points.
    let top: Double
    let height: Double
    let content: Content
}

/// A part of a view that is on a page, in points from the top of the view.
struct Slice {
    var from: Double
    var to: Double
    /// Whether it ends or begins within a line or the like.
    var isCut = false
}
