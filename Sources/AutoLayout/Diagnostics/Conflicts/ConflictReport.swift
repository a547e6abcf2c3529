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
    private var location: SourceLocation? { conflict.members.compactMap { $0.location }.last }

    private var statements: [LayoutStatement] {
        conflict.members.enumerated().map { index, member in LayoutStatement(member, number: changes?[index]) }
    }

    private var message: String {
        let conclusion = [givenUp.wrapped(), Settlement(self).words.wrapped()]
        return ([title] + list(speakingOf: conclusion) + conclusion).joined(separator: "\n")
    }

    /// How many are told at either end of a long list.
    private static let shownAtEachEnd = 6

    private var isLong: Bool { conflict.members.count > 2 * ConflictReport.shownAtEachEnd }

    /// A line for each member. Of very many the first and the last, and those whose numbers stand in the conclusion.
    private func list(speakingOf conclusion: [String]) -> [String] {
        let numbers = ConflictReport.numbers(in: conclusion)
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

    /// The members that sentences speak of as "number 3" or "number 1, 2 and 4".
    private static func numbers(in sentences: [String]) -> Set<Int> {
        var numbers: Set<Int> = []
        var isListing = false
        for word in sentences.joined(separator: " ").split(whereSeparator: { $0.isWhitespace }) {
            if isListing, let number = Int(word.prefix { $0.isNumber }) {
                numbers.insert(number)
            } else {
                let isNumber = word == "number" || word == "Number"
                isListing = isNumber || isListing && (word == "and" || word == "or")
            }
        }
        return numbers
    }

    private var title: String {
        let subject = conflict.members.count == 2 ? "These two" : "These \(conflict.members.count)"
        let distance = commonCost.map { "; they are \($0.plain) apart" } ?? ""
        return "\(subject) cannot hold together\(distance):"
    }

    /// What each of the set would cost, where that is the same for all.
    private var commonCost: Double? {
        guard let costs = changes?.map({ abs($0) }), let first = costs.first else { return nil }
        return costs.allSatisfy { abs($0 - first) <= Tolerance.relative * first } ? first : nil
    }

    private var givenUp: String {
        let number = conflict.members.firstIndex(of: conflict.setAside).map { $0 + 1 } ?? conflict.members.count
        let words = "Number \(number), the newest, was given up and misses by \(shortfall.plain)"
        if let commonCost {
            if abs(commonCost - shortfall) <= Tolerance.relative * commonCost {
                return words + ", as any other would have."
            }
            return words + " for now; \(commonCost.plain) would do, of any of them."
        }
        guard let changes else { return words + "." }
        if isLong, let least = changes.map({ abs($0) }).min(), let most = changes.map({ abs($0) }).max() {
            return "\(words). Instead of it, another would have missed by \(least.plain) to \(most.plain)."
        }
        let costs = changes.enumerated().filter { $0.offset + 1 != number }
            .map { "number \($0.offset + 1) by \(abs($0.element).plain)" }
        return "\(words). Instead of it, these would have missed: \(costs.joined(separator: ", "))."
    }
}
