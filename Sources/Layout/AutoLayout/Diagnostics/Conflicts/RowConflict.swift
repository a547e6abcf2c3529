/// Rows that cannot all hold, identified by their sources.
struct RowConflict {
    /// The members in the order in which they are listed; if any one of them is removed, the rest can hold.
    let members: [RowSource]
    /// The member with the highest rank, which was given up.
    let dropped: RowSource

    /// - Parameter members: The members, oldest first. Constraints written by hand stay in this order. The age of the
    ///   rows of items and containers depends on earlier edits, so these are ordered by their positions in the tree.
    init(members: [RowSource], dropped: RowSource, in engine: LayoutEngine) {
        self.dropped = dropped
        let order = members.enumerated().sorted { first, second in
            engine.isListed(first.element, before: second.element) ?? (first.offset < second.offset)
        }
        self.members = members.contains(.unknown) ? members : order.map { $0.element }
    }
}

extension RowConflict: Equatable {
    static func == (left: RowConflict, right: RowConflict) -> Bool {
        left.dropped == right.dropped && left.members.count == right.members.count
            && Set(left.members) == Set(right.members)
    }
}

extension LayoutEngine {
    /// Whether one member of a conflict is listed before another of the same kind; nil if their age decides.
    fileprivate func isListed(_ first: RowSource, before second: RowSource) -> Bool? {
        let ranks = conflictRanks
        if let one = first.constraint, let other = second.constraint {
            guard one.isOfContainer, other.isOfContainer, let record = one.record, let otherRecord = other.record
            else { return nil }
            let (rank, otherRank) = (ranks.rank(of: record), ranks.rank(of: otherRecord))
            return rank.firstDifference(from: otherRank).map { rank[$0] < otherRank[$0] }
        }
        guard first.constraint == nil, second.constraint == nil, let node = first.node, let other = second.node else {
            return nil
        }
        let (position, otherPosition) = (ranks.position(of: node), ranks.position(of: other))
        return position == otherPosition ? nil : position < otherPosition
    }
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
    var isReported: Bool
}
