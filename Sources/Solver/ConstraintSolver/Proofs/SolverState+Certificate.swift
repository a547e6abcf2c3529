/// Proofs that the current solution is optimal, derived from the optima of the components and, for everything else,
/// from the forward plan.
///
/// Postsolved constraints need no multiplier: the variables that they define can always satisfy them at no cost. A
/// constraint that determines a variable by propagation gets a multiplier that balances those of the constraints that
/// read this variable; it is found by walking the forward plan backward.
extension SolverState {
    /// The multipliers of each level with a violation, from the highest priority down, with the constraints in creation
    /// order.
    mutating func certifyLevels() -> [(priority: Double, rows: [ProofRow])] {
        var levels = certifyComponents()
        addCostsOfDetermined(to: &levels)
        return levels.sorted { $0.key > $1.key }.map { priority, rows in
            walk.beginProof()
            for row in rows { walk.append(row) }
            addDecidersToProof()
            return (priority, sorted((0..<walk.proof.count).map { walk.proof[$0] }))
        }
    }

    /// The proofs of all conflicts, in creation order of the dropped constraints.
    func certifyConflicts() -> [(dropped: Int32, rows: [ProofRow])] {
        conflicts.all
            .sorted { store.constraints[$0.dropped].serial < store.constraints[$1.dropped].serial }
            .map { conflict in
                let rows = certify(conflict)
                let sum = rows.reduce(0) { $0 + $1.multiplier * store.constraints[$1.constraint].constant }
                return (
                    conflict.dropped,
                    rows.map {
                        ProofRow(constraint: $0.constraint, multiplier: sum > 0 ? -$0.multiplier : $0.multiplier)
                    }
                )
            }
    }

    /// The proof of the conflict in which a constraint was dropped, with its members in creation order; nil if there is
    /// no such conflict.
    func certifyConflict(dropping constraint: Int32) -> [ProofRow]? {
        guard let conflict = conflicts.conflict(dropping: constraint) else { return nil }
        return certify(conflict)
    }

    private func certify(_ conflict: StoredConflict) -> [ProofRow] {
        let multipliers = exactMultipliers(of: conflict.members) ?? conflict.multipliers
        return zip(conflict.members, multipliers).map { ProofRow(constraint: $0, multiplier: $1) }
    }

    /// The multipliers of a conflict in exact fractions; nil if its coefficients do not require fractions, or if there
    /// are too many members or variables.
    private func exactMultipliers(of members: [Int32]) -> [Double]? {
        var simplex = Simplex()
        var indices: [Int32: Int32] = [:]
        for member in members {
            let record = store.constraints[member]
            simplex.problem.appendRow(
                source: member, serial: record.serial, relation: record.relation, constant: record.constant,
                magnitude: abs(record.constant))
            for term in store.termRange(of: member) {
                let summand = store.terms[term]
                let index = indices[summand.variable] ?? Int32(indices.count)
                indices[summand.variable] = index
                simplex.problem.appendEntry(summand.coefficient, index)
            }
        }
        simplex.levels.end(before: members.count)
        simplex.levels.countRequired(Int32(members.count))
        for _ in indices { simplex.problem.appendVariable(restingValue: 0) }
        simplex.problem.complete()
        // All members but the dropped one can hold at the same time, so there is exactly one proof, and it includes all
        // members.
        guard simplex.problem.needsFractions, case .infeasible = ExactSimplex.solve(&simplex, toleratingNoise: false),
            simplex.proofs.rows.count == members.count
        else { return nil }
        let proof = sorted((0..<members.count).map { simplex.proofs.rows[$0] })
        return proof.map { $0.constraint } == members ? proof.map { $0.multiplier } : nil
    }

    private func sorted(_ rows: [ProofRow]) -> [ProofRow] {
        rows.sorted { store.constraints[$0.constraint].serial < store.constraints[$1.constraint].serial }
    }

    private mutating func certifyComponents() -> [Double: [ProofRow]] {
        var levels: [Double: [ProofRow]] = [:]
        // The solver's own simplex may contain state that a later solve uses.
        var simplex = Simplex()
        swap(&simplex, &self.simplex)
        for component in 0..<Int32(components.count) where components[component].firstVariable >= 0 {
            for row in proveLevels(of: component) {
                levels[store.priority(of: row.level), default: []]
                    .append(ProofRow(constraint: row.constraint, multiplier: row.multiplier))
            }
        }
        swap(&simplex, &self.simplex)
        return levels
    }

    private mutating func proveLevels(of component: Int32) -> [LevelMultiplier] {
        load(component)
        // If slopes are nearly equal, `SingleVariableOptimum` still finds the smaller one, whereas the simplex sees no
        // difference.
        let isAlone = simplex.problem.variableCount == 1
        if isAlone || simplex.problem.needsFractions, let proof = ExactSimplex.proveLevels(simplex) { return proof }
        let proof = simplex.proveLevels()
        if !simplex.trust.isUnverified { return proof }
        if let proof = ExactSimplex.proveLevels(simplex) { return proof }
        load(component)
        simplex.startsFromPlan = false
        simplex.trust.setCareful(true)
        defer { simplex.trust.setCareful(false) }
        return simplex.proveLevels()
    }

    /// Adds the violated optional constraints whose variables are all determined by the forward plan.
    private func addCostsOfDetermined(to levels: inout [Double: [ProofRow]]) {
        for slot in 0..<Int32(store.constraints.count) {
            let record = store.constraints[slot]
            guard record.role == .redundant else { continue }
            let violation = violation(of: slot)
            if violation != 0 {
                levels[store.priority(of: slot), default: []].append(
                    ProofRow(constraint: slot, multiplier: violation > 0 ? 1 : -1))
            }
        }
    }
}
