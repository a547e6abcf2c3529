internal import ConstraintSolver
internal import LayoutWords

/// A conflict in words: its members, the amount by which they contradict each other, the dropped member, and a way to
/// fix the conflict.
struct ConflictReport {
    let conflict: RowConflict
    /// For each member, the change to its constant, as written, that would resolve the conflict on its own; nil if the
    /// changes are not known for all members.
    let changes: [Double]?
    /// The amount by which the dropped member is violated, in points; 0 if it has no row.
    let shortfall: Double
    /// The remedies; nil while nothing has been tried.
    private var advice: ConflictAdvice?
    /// The reason that the member was given up rather than another, in words.
    private let reason: String

    /// - Parameters:
    ///   - trial: The trial for advice; nil if no advice is tried: for example, while edits are pending, since a trial
    ///     would include them.
    ///   - others: The other conflicts of the layout.
    init(_ conflict: RowConflict, in engine: LayoutEngine, _ trial: AdviceTrial?, besides others: [RowConflict]) {
        self.conflict = conflict
        reason = conflict.reason(engine.conflictRanks)
        let dropped = conflict.dropped.row(in: engine)?.handle
        shortfall = dropped.map { engine.solver.violation(of: $0) } ?? 0
        changes = conflict.changes(in: engine).map { zip(conflict.members, $0).map { $0.signed($1) } }
        advice = ConflictAdvice(self, trial, besides: others, in: engine)
    }

    var diagnostic: LayoutDiagnostic {
        let node = conflict.dropped.node
        return LayoutDiagnostic(
            kind: .conflict, message: message, viewName: node?.displayName,
            constraint: conflict.dropped.constraint?.description, location: location, statements: statements,
            remedies: advice?.remedies ?? [])
    }

    /// The location of the member that was given up or, if that is a rule of the engine without a location, of the
    /// newest member that has one.
    private var location: SourceLocation? {
        conflict.dropped.location ?? conflict.members.compactMap { $0.location }.last
    }

    private var statements: [LayoutStatement] {
        conflict.members.enumerated().map { index, member in LayoutStatement(member, number: changes?[index]) }
    }

    private var message: String {
        let lines = [title] + list(including: [droppedNumber] + (advice?.numbers ?? []))
        return (lines + [outcome.wrapped()] + (advice?.sentences ?? []).map { $0.wrapped() }).joined(separator: "\n")
    }

    /// The number of members listed at each end of a long list.
    private static let shownAtEachEnd = 6

    private var isLong: Bool { conflict.members.count > 2 * ConflictReport.shownAtEachEnd }

    /// A line for each member. A long list shows the first and last members and those that the conclusion mentions.
    private func list(including numbers: [Int]) -> [String] {
        let ends = ConflictReport.shownAtEachEnd
        var lines: [String] = []
        var skipped = 0
        func closeGap() {
            if skipped > 0 { lines.append("     … \(skipped) more") }
            skipped = 0
        }
        for (index, member) in conflict.members.enumerated() {
            let isAtEnd = index < ends || index >= conflict.members.count - ends
            guard !isLong || isAtEnd || numbers.contains(index + 1) else {
                skipped += 1
                continue
            }
            closeGap()
            let sentence = LayoutStatement(member, number: changes?[index]).sentence
            lines.append("  \(index + 1). \(sentence)".wrapped(indent: "     ") + member.origin)
        }
        return lines
    }

    private var title: String {
        conflictTitle(count: conflict.members.count, difference: commonCost.map { $0.plain })
    }

    /// The cost in points of dropping a member, if it is the same for all members.
    private var commonCost: Double? {
        guard let costs = changes?.map({ abs($0) }), let first = costs.first else { return nil }
        return costs.allSatisfy { abs($0 - first) <= Tolerance.relative * first } ? first : nil
    }

    private var droppedNumber: Int {
        conflict.members.firstIndex(of: conflict.dropped).map { $0 + 1 } ?? conflict.members.count
    }

    /// A sentence about the member that was given up, and the cost of giving up another.
    private var outcome: String {
        if conflict.members.count == 1 { return "It was given up, and is off by \(shortfall.plain)." }
        let words = "Gave up constraint \(droppedNumber), \(reason). It is off by \(shortfall.plain)"
        if let commonCost {
            if abs(commonCost - shortfall) <= Tolerance.relative * commonCost {
                let another = conflict.members.count == 2 ? "the other" : "any other"
                return "\(words); giving up \(another) would leave it equally far off."
            }
            return words + " at the moment; changing any one of them by \(commonCost.plain) would be enough."
        }
        guard let changes else { return words + "." }
        if isLong, let least = changes.map({ abs($0) }).min(), let most = changes.map({ abs($0) }).max() {
            return "\(words); giving up another would leave it \(least.plain) to \(most.plain) off."
        }
        return "\(words). Giving up another instead: \(costs(changes))."
    }

    /// What giving up another member would cost, told together for those of which the cost is the same.
    private func costs(_ changes: [Double]) -> String {
        var groups: [(cost: String, numbers: [String])] = []
        for (index, change) in changes.enumerated() where index + 1 != droppedNumber {
            let cost = abs(change).plain
            if let known = groups.firstIndex(where: { $0.cost == cost }) {
                groups[known].numbers.append("\(index + 1)")
            } else {
                groups.append((cost, ["\(index + 1)"]))
            }
        }
        return groups.map { "\(constraints($0.numbers)) would be \($0.cost) off" }.joined(separator: ", ")
    }
}

extension RowConflict {
    /// For each member, the change to its row's constant that would resolve the conflict on its own; nil if the members
    /// no longer contradict each other.
    ///
    /// If the engine's solver has found other members since, as those of an overlapping conflict, the members are solved
    /// alone.
    fileprivate func changes(in engine: LayoutEngine) -> [Double]? {
        if let handle = dropped.row(in: engine)?.handle,
            let known = engine.solver.remedies(ofConflictDropping: handle), known.count == members.count
        {
            let rows = members.map { $0.row(in: engine)?.handle }
            let changes = rows.map { row in known.first { $0.member == row }?.change }
            if !changes.contains(nil) { return changes.compactMap { $0 } }
        }
        let solver = Solver()
        var variables: [Variable: Variable] = [:]
        let rows = members.map { member -> Constraint? in
            guard let row = member.row(in: engine)?.row else { return nil }
            var copy = LinearRow()
            copy.constant = row.constant
            copy.relation = row.relation
            for term in row.terms {
                let variable = variables[term.variable] ?? solver.makeVariable()
                variables[term.variable] = variable
                copy.add(term.coefficient, variable)
            }
            return try? copy.enter(solver, priority: .required)
        }
        solver.solve()
        guard let dropped = solver.foundConflicts.first?.dropped,
            let known = solver.remedies(ofConflictDropping: dropped)
        else { return nil }
        let changes = rows.map { row in known.first { $0.member == row }?.change }
        return changes.contains(nil) ? nil : changes.compactMap { $0 }
    }

    /// The reason that a member was given up rather than another: the first part in which its rank differs from that of
    /// any other.
    fileprivate func reason(_ ranks: ConflictRanks) -> String {
        func rank(_ member: RowSource) -> ConflictRank? {
            guard let record = member.constraint?.record, record.age == dropped.constraint?.record?.age else {
                return nil
            }
            return ranks.rank(of: record)
        }
        guard let highest = rank(dropped) else { return "the newest" }
        let differences = members.filter { $0 != dropped }.compactMap(rank).map { highest.firstDifference(from: $0) }
        if differences.isEmpty { return "the only one that may be given up" }
        guard let part = ConflictRank.Part.allCases.first(where: { differences.contains($0) }) else {
            return "the newest"
        }
        return switch part {
        case .laterItem: "the last in the view tree"
        case .secondItem:
            highest[.secondItem] == .infinity ? "the one without a second item" : "the last by its second item"
        case .relation: "the upper limit"
        case .attribute: "the last by its attribute"
        case .constant: "the one with the largest constant"
        }
    }
}
