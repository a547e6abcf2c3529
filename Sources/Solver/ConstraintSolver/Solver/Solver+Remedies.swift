extension Solver {
    /// The members of the conflict in which a constraint was dropped, each with the change to its constant that would
    /// resolve the conflict by itself; nil if the constraint is not dropped.
    ///
    /// The multipliers of a conflict combine its members so that all variables cancel and a contradiction between
    /// numbers remains (Farkas, J. reine angew. Math. 124, 1902, doi:10.1515/crll.1902.124.1).
    ///
    /// - Complexity: O(*n*) in the number of terms of the members, unless the multipliers have to be computed in
    ///   fractions.
    package func remedies(ofConflictDropping constraint: Constraint) -> [(member: Constraint, change: Double)]? {
        guard contains(constraint), let rows = state.certifyConflict(dropping: constraint.slot) else { return nil }
        let gap = rows.reduce(0) { $0 + $1.multiplier * state.store.constraints[$1.constraint].constant }
        return rows.map { (handle(ofConstraint: $0.constraint), -gap / $0.multiplier) }
    }
}
