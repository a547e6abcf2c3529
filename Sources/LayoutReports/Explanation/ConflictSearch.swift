internal import ConstraintSolver

/// The search for an irreducible contradictory set in a list.
///
/// A set contradicts itself if its rows, each times a number, add up to zero on the left and not on the right
/// (Farkas). Printed numbers are rounded, so the right side has to be further from zero than rounding may have
/// moved it. A list in which only that is found is looked at again with rows that allow for rounding.
struct ConflictSearch {
    private let system: ReportRows
    /// The constraint that the system broke, which is likely to be in the set that matters.
    private let broken: Int?
    /// Whether something contradicts itself by no more than rounding.
    private(set) var isWithinRounding = false

    init(_ system: ReportRows, broken: Int?) {
        self.system = system
        self.broken = broken
    }

    /// The smallest of the sets that are found, one with the broken constraint if there is one; nil if the list does not
    /// contradict itself.
    mutating func conflict() -> FoundConflict? {
        let proofs = proofs(of: system.rows)
        guard !proofs.isEmpty else { return nil }
        if let best = best(of: proofs.filter { $0.isSignificant }) { return reduced(best, isWidened: false) }
        isWithinRounding = true
        return best(of: self.proofs(of: system.rows.flatMap { $0.widened })).flatMap { reduced($0, isWidened: true) }
    }

    private func best(of proofs: [Proof]) -> Proof? {
        var best: Proof?
        for proof in proofs {
            guard let other = best else {
                best = proof
                continue
            }
            let isNearer = broken.map { proof.members.contains($0) && !other.members.contains($0) } ?? false
            let isFarther = broken.map { !proof.members.contains($0) && other.members.contains($0) } ?? false
            if isNearer || !isFarther && proof.members.count < other.members.count { best = proof }
        }
        return best
    }

    /// The conflict of a proof without the members that it can spare: there are some where sizes are not negative, which
    /// the proof did not need, and where rows were widened. The broken constraint is the last to be spared.
    private func reduced(_ proof: Proof, isWidened: Bool) -> FoundConflict? {
        var last = proof
        for member in proof.members.filter({ $0 != broken }) + proof.members.filter({ $0 == broken }) {
            guard last.members.contains(member), last.members.count > 1 else { continue }
            let rest = system.rows.filter { $0.constraint != member && last.members.contains($0.constraint) }
            let smaller = proofs(of: isWidened ? rest.flatMap { $0.widened } : rest).first { $0.isSignificant }
            if let smaller { last = smaller }
        }
        return conflict(of: last)
    }

    /// The numbers of a proof, with constants as printed. A member that counts only for what it is has none to change.
    private func conflict(of proof: Proof) -> FoundConflict? {
        let weights = proof.members.map { member in
            proof.rows.reduce(0) { $1.constraint == member && $1.constant != nil ? $0 + $1.multiplier : $0 }
        }
        let gap = proof.rows.reduce(0) { $0 + $1.multiplier * ($1.constant ?? 0) }
        guard gap != 0, weights.contains(where: { $0 != 0 }) else { return nil }
        return FoundConflict(members: proof.members, changes: weights.map { $0 == 0 ? nil : (-gap / $0).tidy })
    }
}

extension ConflictSearch {
    /// Rows that add up to a contradiction.
    private struct Proof {
        struct Row {
            let constraint: Int
            let multiplier: Double
            /// The constant as printed; nil if none was.
            let constant: Double?
        }

        var rows: [Row] = []
        /// The constraints of the rows, in the order of the list.
        var members: [Int] = []
        /// Whether the contradiction is larger than rounding.
        var isSignificant = false
    }

    /// What the solver finds to contradict itself in rows, the broken constraint being the newest.
    private func proofs(of rows: [ReportRow]) -> [Proof] {
        let solver = Solver()
        var variables = [Variable?](repeating: nil, count: system.areSizes.count)
        var rowOfConstraint: [Constraint: ReportRow] = [:]
        for row in rows.filter({ $0.constraint != broken }) + rows.filter({ $0.constraint == broken }) {
            let terms = row.summands.map { summand in
                let variable =
                    variables[summand.unknown] ?? solver.makeVariable(isNonNegative: system.areSizes[summand.unknown])
                variables[summand.unknown] = variable
                return Term(variable, summand.coefficient)
            }
            let constraint = LinearConstraint(terms: terms, relation: row.relation.relation, constant: row.constant)
            if let handle = try? solver.add(constraint) { rowOfConstraint[handle] = row }
        }
        solver.solve()
        guard !solver.conflicts.isEmpty else { return [] }
        return solver.certificate.infeasibilities.map { infeasibility in
            proof(
                infeasibility.multipliers.compactMap { multiplier in
                    rowOfConstraint[multiplier.constraint].map { ($0, multiplier.value) }
                })
        }
    }

    private func proof(_ rows: [(row: ReportRow, multiplier: Double)]) -> Proof {
        var proof = Proof()
        var (gap, noise, size) = (0.0, 0.0, 0.0)
        for (row, multiplier) in rows {
            gap += multiplier * row.constant
            noise += abs(multiplier) * row.rounding
            size += abs(multiplier * row.constant)
            proof.rows.append(
                Proof.Row(
                    constraint: row.constraint, multiplier: multiplier,
                    constant: row.isImplied ? nil : row.printedConstant))
        }
        proof.members = Array(Set(rows.map { $0.row.constraint })).sorted()
        proof.isSignificant = abs(gap) > noise + 1e-9 * size
        return proof
    }
}

extension Double {
    /// The number without the rounding error of the solver.
    fileprivate var tidy: Double { abs(self) < 1e6 ? (self * 1e9).rounded() / 1e9 : self }
}
