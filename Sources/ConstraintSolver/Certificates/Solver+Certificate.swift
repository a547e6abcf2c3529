extension Solver {
    /// The proof that the last answer is as good as it can be, and that each conflict is one.
    ///
    /// It is worked out when it is asked for: the components are optimised once more, and what is decided outside of them
    /// is walked through backwards, once for each level.
    ///
    /// - Precondition: Nothing was changed since the last `solve()`.
    /// - Complexity: O(terms) for each level that is not met, and what optimising the components takes.
    public var certificate: OptimalityCertificate {
        precondition(!state.isDirty, "A certificate was asked for before the changes were solved.")
        return OptimalityCertificate(
            levels: state.certifyLevels().map { level in
                OptimalityCertificate.Level(priority: level.priority, multipliers: level.rows.map(multiplier))
            },
            infeasibilities: state.certifyConflicts().map { conflict in
                OptimalityCertificate.Infeasibility(
                    setAside: handle(ofConstraint: conflict.setAside), multipliers: conflict.rows.map(multiplier))
            })
    }

    private func multiplier(_ row: ProofRow) -> OptimalityCertificate.Multiplier {
        OptimalityCertificate.Multiplier(handle(ofConstraint: row.constraint), row.multiplier)
    }
}
