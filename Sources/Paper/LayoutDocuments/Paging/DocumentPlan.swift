/// A plan for the pages of a document.
struct DocumentPlan {
    var pages: [PlannedPage] = []
    /// The measured heights of each block: one for a view; for a table made on demand, those of its header and of its
    /// rows, including the space below them.
    var heights: [[Double]]
    /// The slices of the blocks that break across pages, from the top down.
    var slices: [Int: [Slice]] = [:]
}
