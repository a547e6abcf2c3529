/// Rows that cannot all hold, identified by their sources.
struct RowConflict: Equatable {
    /// The members, oldest first; if any one of them is removed, the rest can hold.
    let members: [RowSource]
    /// The member with the highest rank, which was given up.
    let dropped: RowSource
}

/// A conflict as an engine remembers it.
///
/// Since the conflict was found, members may have moved to a tree that another thread is using, so the tables are
/// consulted before a member is accessed.
struct KnownConflict {
    /// The entries in the tables for a member: its first item, and the constraint if the member is one.
    struct Place {
        let item: RegisteredItem
        let constraint: RegisteredConstraint?
    }

    let conflict: RowConflict
    /// The entries in the tables for the members; nil for a row without a source.
    let places: [Place?]
}
