/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
    /// An irreducible infeasible set, oldest first: without any one of them the rest can hold.
    public let members: [Constraint]
    /// The newest of them, which the solver dropped so that all others hold.
    public let dropped: Constraint

    /// A conflict from its members, oldest first, and the dropped one.
    package init(members: [Constraint], dropped: Constraint) {
        self.members = members
        self.dropped = dropped
    }
}
