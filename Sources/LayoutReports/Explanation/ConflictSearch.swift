internal import LayoutWords

/// Searches a list of constraints for an irreducible infeasible subset.
///
/// A subset is infeasible if multiples of its rows add up to a row that cannot hold, such as 0 ≥ 8 (a Farkas
/// certificate). Printed numbers are rounded, so the constant of that row has to be farther from zero than rounding can
/// explain. If none of the contradictions found is that large, the list is searched again with rows that allow for
/// rounding.
struct ConflictSearch {
    private let system: ReportRows
    /// The constraint that the system broke, which is probably a member of the relevant set.
    private let broken: Int?
    /// Whether the printed numbers contradict each other, but only by as much as rounding can explain.
    private(set) var isWithinRounding = false

    init(_ system: ReportRows, broken: Int?) {
        self.system = system
        self.broken = broken
    }

    /// The number of members above which a set is not reduced, since each member requires a solve.
    private static let mostReduced = 200

    /// Returns the smallest set found, preferably one with the broken constraint; nil if the list is not contradictory
    /// beyond rounding.
    mutating func conflict() -> FoundConflict? {
        let proofs = proofs(of: system.rows)
        guard !proofs.isEmpty else { return nil }
        if let best = best(of: proofs.filter { $0.isSignificant }) { return reduced(best, isWidened: false) }
        isWithinRounding = true
        return best(of: self.proofs(of: system.rows.flatMap { $0.widened })).flatMap { reduced($0, isWidened: true) }
    }

    /// Returns proofs of contradictions among rows. The rows of the broken constraint are added last.
    private func proofs(of rows: [ReportRow]) -> [ConflictProof] {
        var solver = RowSolver(areSizes: system.areSizes)
        for row in rows where row.constraint != broken { solver.add(row) }
        for row in rows where row.constraint == broken { solver.add(row) }
        return solver.proofs()
    }

    private func best(of proofs: [ConflictProof]) -> ConflictProof? {
        var best: ConflictProof?
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

    /// Returns a proof's conflict, without its unnecessary members if there are no more than `mostReduced` members; nil
    /// if no change to a constant would suffice. A proof may contain unnecessary members because of the implicit rows
    /// for sizes, and because rows were widened. The broken constraint is the last candidate for removal.
    private func reduced(_ proof: ConflictProof, isWidened: Bool) -> FoundConflict? {
        guard proof.members.count <= Self.mostReduced else { return conflict(of: proof) }
        var rows = system.rows.filter { proof.members.contains($0.constraint) }
        if isWidened { rows = rows.flatMap { $0.widened } }
        var solver = RowSolver(areSizes: system.areSizes)
        for row in rows { solver.add(row) }
        var last = proof
        for member in proof.members.filter({ $0 != broken }) + proof.members.filter({ $0 == broken }) {
            guard last.members.contains(member), last.members.count > 1 else { continue }
            solver.remove { $0 == member }
            if let smaller = solver.proofs().first(where: { $0.isSignificant }) {
                last = smaller
                solver.remove { !smaller.members.contains($0) }
            } else {
                for row in rows where row.constraint == member { solver.add(row) }
            }
        }
        return conflict(of: last)
    }

    /// Returns the conflict that a proof shows, with the changes to the printed constants; nil if no change to a
    /// constant would suffice. A member whose printed constant does not contribute to the contradiction has no change.
    private func conflict(of proof: ConflictProof) -> FoundConflict? {
        let weights = proof.members.map { member in
            proof.rows.reduce(0) { $1.constraint == member && $1.constant != nil ? $0 + $1.multiplier : $0 }
        }
        let gap = proof.rows.reduce(0) { $0 + $1.multiplier * ($1.constant ?? 0) }
        guard gap != 0, weights.contains(where: { $0 != 0 }) else { return nil }
        return FoundConflict(members: proof.members, changes: weights.map { $0 == 0 ? nil : (-gap / $0).tidy })
    }
}

extension Double {
    /// The number without the solver's rounding error.
    fileprivate var tidy: Double { abs(self) < 1e6 ? (self * 1e9).whole / 1e9 : self }
}
