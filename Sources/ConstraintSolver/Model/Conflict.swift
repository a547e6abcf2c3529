/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
    /// An irreducible infeasible set, oldest first: if any one member is removed, the rest can hold together.
    public let members: [Constraint]
    /// The newest member, which the solver dropped so that all others hold.
    public let dropped: Constraint

    /// A conflict from its members, oldest first, and the dropped one.
    package init(members: [Constraint], dropped: Constraint) {
        self.members = members
        self.dropped = dropped
    }
}
