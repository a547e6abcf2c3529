internal import ConstraintSolver

/// A conflict in words: who contradicts whom, by how much, what was given up, and what would settle it.
struct ConflictReport {
    let conflict: RowConflict
    /// What would have to be added to the number of each member, as a person has written it.
    let changes: [Double]?
    /// By how much what was given up misses what it asks for.
    let shortfall: Double

    init(_ conflict: RowConflict, in engine: LayoutEngine) {
        self.conflict = conflict
        let rows = conflict.members.map { $0.row(in: engine) }
        let changes = ConflictNumbers(rows.map { $0?.row ?? LinearRow() })?.changes
        self.changes = changes.map {
            zip(conflict.members, $0).map { member, change in member.constraint?.isMirrored == true ? -change : change }
        }
        let setAside = conflict.setAside.row(in: engine)
        shortfall = setAside.map { engine.solver.violation(of: $0.handle) } ?? 0
    }

    var diagnostic: LayoutDiagnostic {
        let node = conflict.setAside.node
        return LayoutDiagnostic(
            kind: .conflict, message: message, viewName: node?.displayName,
            constraint: conflict.setAside.constraint?.description, location: location, statements: statements)
    }

    /// Where to begin looking: what was given up may be a rule of a view's own, which nobody has written.
    private var location: SourceLocation? { conflict.members.compactMap(\.location).last }

    private var statements: [LayoutStatement] {
        conflict.members.enumerated().map { index, member in LayoutStatement(member, number: changes?[index]) }
    }

    private var message: String {
        let list = statements.enumerated().map { index, statement in
            "  \(index + 1). \(statement.sentence)".wrapped(indent: "     ") + conflict.members[index].origin
        }
        return ([title] + list + [givenUp.wrapped(), Settlement(self).words.wrapped()]).joined(separator: "\n")
    }

    private var title: String {
        let subject = conflict.members.count == 2 ? "These two" : "These \(conflict.members.count)"
        let distance = commonCost.map { "; they are \($0.plain) apart" } ?? ""
        return "\(subject) cannot hold together\(distance):"
    }

    /// What each of the set would cost, where that is the same for all.
    private var commonCost: Double? {
        guard let costs = changes?.map({ abs($0) }), let first = costs.first else { return nil }
        return costs.allSatisfy { abs($0 - first) <= 1e-6 * first } ? first : nil
    }

    private var givenUp: String {
        let number = conflict.members.firstIndex(of: conflict.setAside).map { $0 + 1 } ?? conflict.members.count
        let words = "Number \(number), the newest, was given up and misses by \(shortfall.plain)"
        if let commonCost {
            if abs(commonCost - shortfall) <= 1e-6 * commonCost { return words + ", as any other would have." }
            return words + " for now; \(commonCost.plain) would do, of any of them."
        }
        guard let changes else { return words + "." }
        let costs = changes.enumerated().filter { $0.offset + 1 != number }
            .map { "number \($0.offset + 1) by \(abs($0.element).plain)" }
        return "\(words). Instead of it, these would have missed: \(costs.joined(separator: ", "))."
    }
}
