internal import LayoutWords

/// Searches a list of constraints for an irreducible infeasible subset, and for the changes that would end the conflict.
///
/// A subset is infeasible if multiples of its rows add up to a row that cannot hold, such as 0 ≥ 8 (a Farkas
/// certificate). Printed numbers are rounded, so the constant of that row has to be farther from zero than rounding can
/// explain. If none of the contradictions found is that large, the list is searched again with rows that allow for
/// rounding.
///
/// The smallest subset need not contain the constraints that decide how large a change has to be. For example, a minimum
/// of 0 for a height is enough for a contradiction with a parent that is too short, but the parent has to have room for
/// the actual height. Therefore, changes are calculated for the whole list, and if more than the subset's own amount is
/// necessary, a subset is searched that shows why.
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

    /// The number of members above which a set is not reduced, and changes are not calculated for the whole list, since
    /// each member requires a solve.
    private static let mostReduced = 200
    /// The number of subsets that are searched for the constraints that decide how large a change has to be.
    private static let mostSearches = 8

    /// Returns the smallest set found, preferably one with the broken constraint; nil if the list is not contradictory
    /// beyond rounding.
    mutating func conflict() -> FoundConflict? {
        guard let smallest = smallest(of: system.rows) else { return nil }
        return smallest.members.count <= Self.mostReduced ? within(system.rows, smallest) : smallest
    }

    /// Returns the smallest set found among rows, without regard to the other rows.
    mutating func smallest(of rows: [ReportRow]) -> FoundConflict? {
        let proofs = proofs(of: rows)
        guard !proofs.isEmpty else { return nil }
        if let best = best(of: proofs.filter { $0.isSignificant }) { return reduced(best, rows, isWidened: false) }
        isWithinRounding = true
        let widened = self.proofs(of: rows.flatMap { $0.widened })
        return best(of: widened).flatMap { reduced($0, rows, isWidened: true) }
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
    private func reduced(_ proof: ConflictProof, _ all: [ReportRow], isWidened: Bool) -> FoundConflict? {
        guard proof.members.count <= Self.mostReduced else { return conflict(of: proof) }
        var rows = all.filter { proof.members.contains($0.constraint) }
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
        let amounts = weights.map { $0 == 0 ? nil : (-gap / $0).tidy }
        return FoundConflict(members: proof.members, amounts: amounts, changes: amounts)
    }
}

/// The conflict as part of the whole list.
extension ConflictSearch {
    /// Returns the set that decides how large a change has to be, beginning with the smallest set found, with changes
    /// that suffice for the whole list.
    private mutating func within(_ rows: [ReportRow], _ smallest: FoundConflict) -> FoundConflict {
        let wasWithinRounding = isWithinRounding
        defer { isWithinRounding = wasWithinRounding }
        var rows = rows
        let rest = withoutConflicts(rows.filter { !smallest.members.contains($0.constraint) })
        let isOneOfSeveral = !rest.isEmpty
        rows.removeAll { rest.contains($0.constraint) }
        var found = smallest
        found.changes = changes(of: found, rows)
        for _ in 0..<Self.mostSearches {
            guard let pivot = pivot(of: found) else { break }
            let half = (pivot.amount + pivot.change) / 2
            let moved = rows.map { $0.constraint == pivot.member ? $0.moved(by: half) : $0 }
            guard var wider = self.smallest(of: moved), wider.members.contains(pivot.member) else { break }
            wider.changes = changes(of: wider, rows)
            found = wider
        }
        found.rows = rows
        found.isOneOfSeveral = isOneOfSeveral
        return found
    }

    /// Returns constraints without which some rows have no conflict: a member of each conflict among them.
    private func withoutConflicts(_ rows: [ReportRow]) -> [Int] {
        var removed: [Int] = []
        while true {
            let rest = proofs(of: rows.filter { !removed.contains($0.constraint) }).filter { $0.isSignificant }
            if rest.isEmpty { return removed }
            removed += rest.compactMap { $0.members.last }
        }
    }

    /// Returns the changes that suffice for all of some rows, one for each member of a conflict.
    private func changes(of found: FoundConflict, _ rows: [ReportRow]) -> [Double?] {
        zip(found.members, found.amounts).map { member, amount in
            guard let amount else { return nil }
            let change = RowSolver.smallestChange(of: member, among: rows, areSizes: system.areSizes)
            // The whole list can only need less than a part of it because of rounding.
            return change.map { $0.isAbout(amount) || abs($0) < abs(amount) ? amount : ($0 * 1e4).whole / 1e4 }
        }
    }

    /// A member whose constant has to be changed by more than its own conflict requires, preferably the broken one.
    private func pivot(of found: FoundConflict) -> (member: Int, amount: Double, change: Double)? {
        var candidates: [(member: Int, amount: Double, change: Double)] = []
        for (member, (amount, change)) in zip(found.members, zip(found.amounts, found.changes)) {
            guard let amount, let change, !change.isAbout(amount), abs(change) > abs(amount) else { continue }
            candidates.append((member, amount, change))
        }
        return candidates.first { $0.member == broken } ?? candidates.first
    }
}

extension Double {
    /// The number without the solver's rounding error.
    fileprivate var tidy: Double { abs(self) < 1e6 ? (self * 1e9).whole / 1e9 : self }
}
