internal import LayoutWords

/// An explanation under construction.
struct Explaining {
    let report: ConflictReport
    let names: ItemNames
    let sentences: [String?]
    let system: ReportRows
    let found: FoundConflict?
    /// Whether the printed numbers contradict each other, but only by as much as rounding can explain.
    let isWithinRounding: Bool

    init(_ report: ConflictReport) {
        self.report = report
        let names = ItemNames(report.constraints + (report.brokenConstraint.map { [$0] } ?? []))
        self.names = names
        sentences = report.constraints.map { $0.equation.map { $0.sentence(names).words } }
        system = ReportRows(report.constraints)
        var search = ConflictSearch(system, broken: report.brokenIndex)
        found = report.message == nil ? search.conflict() : nil
        isWithinRounding = search.isWithinRounding
    }

    var explanation: ReportExplanation {
        var explanation = ReportExplanation()
        explanation.sentences = sentences
        explanation.conflict = found.map {
            ReportExplanation.Conflict(members: $0.members, gap: $0.gap, changes: $0.changes)
        }
        explanation.meanings = meanings
        explanation.remedies = remedies
        explanation.note = note(explanation.remedies)
        explanation.paragraphs = paragraphs(explanation)
        return explanation
    }

    /// The members of the conflict; empty if there is none.
    var members: [Int] { found?.members ?? [] }

    /// The number of a member in the text, starting at 1.
    func number(of member: Int) -> Int { (members.firstIndex(of: member) ?? 0) + 1 }

    func name(_ item: ReportedItem) -> String { names[item] }
}

extension Equation {
    /// The constraint as a sentence.
    func sentence(_ names: ItemNames) -> ConstraintSentence {
        ConstraintSentence(
            .init(names[first.item], first.attribute.words), relation,
            second.map { .init(names[$0.item], $0.attribute.words) }, isOfOneItem: second?.item == first.item,
            multiplier: multiplier.value, constant: constant.value, isGap: isGap)
    }
}
