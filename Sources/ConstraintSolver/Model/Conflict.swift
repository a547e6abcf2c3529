/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
    /// An irreducible set, oldest first: without any one of them the rest can hold.
    public let members: [Constraint]
    /// The newest of them, which the solver set aside so that all others hold.
    public let setAside: Constraint

    /// A conflict from its members, oldest first, and the one set aside.
    package init(members: [Constraint], setAside: Constraint) {
        self.members = members
        self.setAside = setAside
    }
}
