extension Solver {
    /// The proof that the last solution is optimal and that each conflict is real.
    ///
    /// It is computed on request: components are optimized once more, and values determined outside the components are
    /// traced back through the plan once per level.
    ///
    /// - Precondition: There have been no edits since the last `solve()`.
    /// - Complexity: O(*n* log *n*) in the number of terms for each level with a violation, plus the cost of optimizing
    ///   the components and of choosing the members of the conflicts.
    public var certificate: OptimalityCertificate {
        precondition(!state.progress.isDirty, "Call solve() before asking for a certificate.")
        state.findIrreducibleSets()
        return OptimalityCertificate(
            levels: state.certifyLevels().map { level in
                OptimalityCertificate.Level(priority: level.priority, multipliers: level.rows.map(multiplier))
            },
            infeasibilities: state.certifyConflicts().map { conflict in
                OptimalityCertificate.Infeasibility(
                    dropped: handle(ofConstraint: conflict.dropped), multipliers: conflict.rows.map(multiplier))
            })
    }

    private func multiplier(_ row: ProofRow) -> OptimalityCertificate.Multiplier {
        OptimalityCertificate.Multiplier(handle(ofConstraint: row.constraint), row.multiplier)
    }
}
