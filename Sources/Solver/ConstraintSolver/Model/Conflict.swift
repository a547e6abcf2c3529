/// Required constraints that cannot all hold.
public struct Conflict: Hashable, Sendable {
    /// An irreducible infeasible subset of the constraints, oldest first: if any one member is removed, the rest can
    /// all hold.
    public let members: [Constraint]
    /// The member that the solver dropped so that the others can all hold: the newest, unless a client ranks them.
    public let dropped: Constraint

    /// Creates a conflict from its members, oldest first, and the dropped member.
    package init(members: [Constraint], dropped: Constraint) {
        self.members = members
        self.dropped = dropped
    }
}
