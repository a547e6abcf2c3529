/// Rows that cannot all hold, by their sources.
struct RowConflict: Equatable {
    /// Oldest first; without any one of them the rest can hold.
    let members: [RowSource]
    /// The newest of them, which was dropped.
    let setAside: RowSource
}
