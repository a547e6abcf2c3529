/// Rows that cannot hold together, by their owners.
struct RowConflict: Equatable {
    /// Oldest first: without any one of them the rest can hold.
    let members: [RowSource]
    /// The newest of them, which was given up.
    let setAside: RowSource
}
