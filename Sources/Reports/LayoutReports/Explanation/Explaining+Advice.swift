internal import LayoutWords

/// Advice on a conflict.
extension Explaining {
    /// A remedy that has not been tried.
    private typealias Candidate = (cause: LayoutRemedy.Cause, sentence: String, edits: [RemedyEdit])
    private typealias Search = RemedySearch<ReportTrial>

    /// Remedies, the most likely first. They never suggest a change to a constraint that the system made. If any single
    /// remedy ends the conflict, so do all; otherwise, there is one that says what else to do.
    var remedies: [LayoutRemedy] {
        if let message = report.message { return [LayoutRemedy(.systemSize, message.remedy, [])] }
        guard let found else { return [] }
        let all = zip(found.members, found.changes).compactMap { member($0, change: $1) }
        let (broken, others) = (all.filter { $0.id == report.brokenIndex }, all.filter { $0.id != report.brokenIndex })
        var search = Search(
            others + broken, dropped: report.brokenIndex ?? -1, ReportTrial(explaining: self, rows: found.rows),
            changeLimit: 6, showsDirections: true
        ) { ($0.id, $0.phrase) }
        if let knownCause {
            return [LayoutRemedy(.systemSize, knownCause.remedy, [])] + search.remedies(beginningWith: nil)
        }
        let candidates = masks(all) + frames(all) + givenSizes(all, &search) + hiddenStacks(all) + prototypes
        func told(_ candidate: Candidate) -> LayoutRemedy? {
            search.isEnough(candidate.edits)
                ? search.remedy(candidate.cause, candidate.sentence, candidate.edits) : nil
        }
        let (special, known) = (candidates.compactMap(told), search.mistake())
        if !special.isEmpty { return special + [known].compactMap { $0 } }
        let whole = candidates.compactMap { search.completed($0.cause, $0.sentence, $0.edits) }
        let mask = known == nil ? whole.first { $0.cause == .autoresizingMask } : nil
        let ordinary =
            [mask].compactMap { $0 } + search.remedies(beginningWith: known)
            + spacings(all).compactMap(told)
        return ordinary.isEmpty ? Array(whole.prefix(1)) : ordinary
    }

    /// The equations of the members that the system made for a role that satisfies a condition.
    private func ofSystem(_ isIncluded: (SystemRole) -> Bool) -> [Equation] {
        members.compactMap { member in
            let constraint = report.constraints[member]
            return constraint.role.map(isIncluded) == true ? constraint.equation : nil
        }
    }

    /// Advice to set `translatesAutoresizingMaskIntoConstraints` to false: certainly for views that constraints position,
    /// otherwise if constraints position them.
    private func masks(_ all: [ConflictMember]) -> [Candidate] {
        var views: [ReportedItem] = []
        return all.compactMap { member in
            guard report.constraints[member.id].role == .autoresizing,
                let view = report.constraints[member.id].equation?.first.item, !views.contains(view)
            else { return nil }
            views.append(view)
            let edits = [RemedyEdit(member: member, change: .unframing)]
            if isPlacedByConstraints(view) { return (.autoresizingMask, maskRemedy(for: name(view)), edits) }
            if let type = view.className, type.isClassPlacedBySystem || type.isClassOfBar { return nil }
            return (
                .autoresizingMask,
                "if constraints place \(name(view)), set its translatesAutoresizingMaskIntoConstraints to false", edits
            )
        }
    }

    /// Advice about a size that comes from a view's frame and contradicts the system's own constraints inside the view,
    /// such as those of a stack view.
    private func frames(_ all: [ConflictMember]) -> [Candidate] {
        let isOfSystem = all.allSatisfy { $0.origin != .written }
        return all.compactMap { member in
            guard member.origin == .ownFrame, member.isSize, let change = member.change, change > 0,
                let view = report.constraints[member.id].equation?.first.item,
                !(view.className?.isClassPlacedBySystem ?? false), !isPlacedByConstraints(view),
                isOfSystem || isStackView(view)
            else { return nil }
            let side = member.sentence.first
            return (
                .systemSize,
                "if its frame places \(side.item), give it a \(side.attribute.name) of"
                    + " \((member.sentence.constant + change).plain) or more from the start",
                [RemedyEdit(member: member, change: .shift(change))]
            )
        }
    }

    /// Whether an item occurs in a member that the system made for a stack view.
    private func isStackView(_ item: ReportedItem) -> Bool {
        ofSystem { $0 == .stack || $0 == .stackSpacing }.contains { $0.items.contains(item) }
    }

    /// Advice about a size that is imposed from outside while constraints inside the view require a different one.
    private func givenSizes(_ all: [ConflictMember], _ search: inout Search) -> [Candidate] {
        let given = ofSystem { $0 == .encapsulated || $0 == .measuring }
        let frames = ofSystem { $0 == .autoresizing }.filter { !isPlacedByConstraints($0.first.item) }
        guard let size = (given + frames).first else { return [] }
        // If the imposed size is final, a size inside should yield rather than an edge: if the edge yielded, a view
        // would extend beyond its parent.
        let isPassing = isFirstGuess(size)
        let written = all.filter { $0.origin == .written }
        let last = written.last { $0.sentence.constant != 0 } ?? written.last
        let brokenSize = written.first { $0.id == report.brokenIndex && $0.isSize }
        let yielding = isPassing ? [last] : [brokenSize, written.last { $0.isSize } ?? last]
        let (item, length) = (name(size.first.item), size.first.attribute.words.name)
        let end = isPassing ? "until \(item) has its final \(length)" : "to what \(item) is given"
        func candidate(_ member: ConflictMember) -> Candidate {
            (
                .systemSize, "lower the priority of \(member.phrase) to 999, so that it gives way \(end)",
                [RemedyEdit(member: member, change: .lowering)]
            )
        }
        var preferred: [ConflictMember] = []
        for case let member? in yielding where !preferred.contains(where: { $0.id == member.id }) {
            preferred.append(member)
        }
        let first = preferred.map(candidate)
        if first.contains(where: { search.isEnough($0.edits) }) { return first }
        return written.reversed().map(candidate).first { search.isEnough($0.edits) }.map { [$0] } ?? first
    }

    /// Advice about a hidden stack view whose gaps do not fit into its size of 0.
    private func hiddenStacks(_ all: [ConflictMember]) -> [Candidate] {
        let gaps = all.filter { $0.origin == .spacing }
        guard !gaps.isEmpty, all.allSatisfy({ $0.origin != .written }) else { return [] }
        return all.filter { $0.origin == .hiding }.map {
            (
                .hiddenView,
                "set the spacing of \($0.sentence.first.item) to 0 while it is hidden, or put it into a plain view and"
                    + " hide that view",
                gaps.map { RemedyEdit(member: $0, change: .shift(-$0.sentence.constant)) }
            )
        }
    }

    /// Advice about views to which Interface Builder had to add constraints.
    private var prototypes: [Candidate] {
        ofSystem { $0 == .prototype }.map { $0.first.item }.map { item in
            let added = report.constraints.indices.filter {
                report.constraints[$0].role == .prototype && report.constraints[$0].equation?.first.item == item
            }
            return (
                .systemSize,
                "give \(name(item)) the constraints in Interface Builder that it lacks for its position and size",
                added.compactMap { member($0, change: nil) }.map { RemedyEdit(member: $0, change: .removal) }
            )
        }
    }

    /// Advice to change the spacing of stack views.
    private func spacings(_ all: [ConflictMember]) -> [Candidate] {
        all.filter { $0.origin == .spacing }.compactMap { member in
            let spacing = member.sentence.constant
            guard let change = member.change, spacing + change >= 0 else { return nil }
            return (
                .noRoomForGaps,
                "change the spacing of the stack view from \(spacing.plain) to \((spacing + change).plain)",
                [RemedyEdit(member: member, change: .shift(change))]
            )
        }
    }
}
