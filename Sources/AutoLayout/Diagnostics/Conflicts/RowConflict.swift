/// Rows that cannot all hold, by their sources.
struct RowConflict: Equatable {
    /// Oldest first; without any one of them the rest can hold.
    let members: [RowSource]
    /// The newest of them, which was dropped.
    let dropped: RowSource
}

/// A conflict as an engine remembers it.
///
/// Members may have gone to another tree since, which another thread uses: so they are not looked at before the tables
/// have said that they are still there.
struct KnownConflict {
    /// Where the tables have a member: its first item, and the constraint if it is one.
    struct Place {
        let item: RegisteredItem
        let constraint: RegisteredConstraint?
    }

    let conflict: RowConflict
    /// The places of the members, nil where a row has no source.
    let places: [Place?]
}
