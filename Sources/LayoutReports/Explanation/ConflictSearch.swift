internal import LayoutWords

/// The search for an irreducible contradictory set in a list.
///
/// A set is contradictory if multiples of its rows add up to zero on the left side but not on the right (Farkas).
/// Printed numbers are rounded, so the right side has to be farther from zero than rounding may have moved it. If a
/// list has no such set, it is searched again with rows that allow for rounding.
struct ConflictSearch {
    private let system: ReportRows
    /// The constraint that the system broke, which is probably in the relevant set.
    private let broken: Int?
    /// Whether a contradiction was found that is no larger than rounding.
    private(set) var isWithinRounding = false

    init(_ system: ReportRows, broken: Int?) {
        self.system = system
        self.broken = broken
    }

    /// The maximum size of a set that is reduced, since each member requires a solve.
    private static let mostReduced = 200

    /// The smallest set found, preferably with the broken constraint; nil if the list is not contradictory.
    mutating func conflict() -> FoundConflict? {
        let proofs = proofs(of: system.rows)
        guard !proofs.isEmpty else { return nil }
        if let best = best(of: proofs.filter { $0.isSignificant }) { return reduced(best, isWidened: false) }
        isWithinRounding = true
        return best(of: self.proofs(of: system.rows.flatMap { $0.widened })).flatMap { reduced($0, isWidened: true) }
    }

    /// The proofs of contradictions in rows, with the broken constraint as the newest.
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

    /// The conflict of a proof without unnecessary members. A proof may contain unnecessary members because of the
    /// implicit rows for sizes, and because rows were widened. The broken constraint is the last to be left out.
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

    /// The conflict with the numbers of a proof, with constants as printed. A member without a constant cannot be
    /// changed.
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
    /// The number without the rounding error of the solver.
    fileprivate var tidy: Double { abs(self) < 1e6 ? (self * 1e9).whole / 1e9 : self }
}
