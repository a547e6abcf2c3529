/// Required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
    /// An irreducible infeasible set, oldest first: if any one member is removed, the rest can all hold.
    public let members: [Constraint]
    /// The newest member, which the solver dropped so that all the others hold.
    public let dropped: Constraint

    /// Creates a conflict from its members, oldest first, and the dropped member.
    package init(members: [Constraint], dropped: Constraint) {
        self.members = members
        self.dropped = dropped
    }
}
