/// The search for remedies of a conflict, for layouts and for reports alike: known mistakes first, in the order of their
/// frequency, then another constant, then a lower priority or the removal of a constraint. Only what has been tried with
/// success is found.
package struct RemedySearch<Trial: RemedyTrial> {
    /// The number of attempts for each kind of remedy that applies to any conflict.
    static var attemptLimit: Int { 12 }
    /// The number of rounds in which a remedy is extended by what a first change leaves in conflict.
    private static var roundLimit: Int { 6 }

    let members: [ConflictMember]
    /// The number by which the member that was given up is known.
    let dropped: Int
    var trial: Trial
    /// Whether other sizes may change too, to make room for a change.
    var makesRoom = false
    /// The number of constraints that one remedy may change.
    private let changeLimit: Int
    /// Whether sentences show distances without the sign, since the phrases for constraints tell the direction.
    private let showsDirections: Bool
    /// The index of a constraint in the data of a remedy, and the phrase that refers to it.
    private let reference: (ConflictMember) -> (index: Int?, phrase: String)

    /// - Parameter members: The constraints in conflict, the one most likely to be wrong last.
    package init(
        _ members: [ConflictMember], dropped: Int, _ trial: Trial, changeLimit: Int = 2, showsDirections: Bool = false,
        reference: @escaping (ConflictMember) -> (index: Int?, phrase: String)
    ) {
        self.members = members
        self.dropped = dropped
        self.trial = trial
        self.changeLimit = changeLimit
        self.showsDirections = showsDirections
        self.reference = reference
    }

    func phrase(_ member: ConflictMember) -> String { reference(member).phrase }

    /// At most one remedy for a known mistake, one that changes constants, and one that lowers a priority or removes
    /// constraints.
    package mutating func remedies() -> [LayoutRemedy] {
        let known = mistake()
        return remedies(beginningWith: known)
    }

    /// The remedies, with the one for a known mistake, if there is one.
    package mutating func remedies(beginningWith known: LayoutRemedy?) -> [LayoutRemedy] {
        guard let known else { return ordinary(besides: nil) }
        // A mask, a sign, a size of 0 or crossed limits: nothing else is worth trying.
        let isCertain = [.autoresizingMask, .missingSize, .outwardSign, .crossedLimits].contains(known.cause)
        return [known] + (isCertain ? [] : ordinary(besides: known))
    }

    private mutating func ordinary(besides known: LayoutRemedy?) -> [LayoutRemedy] {
        var found: [LayoutRemedy] = []
        if known?.changes.first?.property != .constant {
            var other = otherConstant(besides: known)
            if other == nil {
                makesRoom = true
                other = otherConstant(besides: known) ?? proportional()
                makesRoom = false
            }
            if let other { found.append(other) }
        }
        if known?.cause != .duplicate, known?.cause != .hiddenView, let weaker = weaker() {
            // Rather than another size entirely, a view gets the one that the rest of the layout needs.
            let isSecond =
                found.last.map { isExtreme($0) && $0.changes[0].member == weaker.changes[0].member } ?? false
            found.insert(weaker, at: isSecond ? found.count - 1 : found.count)
        }
        if known == nil, !found.contains(where: { $0.cause == .constant }), let root = largerRoot() {
            found.append(root)
        }
        return found
    }

    /// Whether a remedy makes a size more than twice as large, or less than a quarter.
    private func isExtreme(_ remedy: LayoutRemedy) -> Bool {
        guard remedy.changes.count == 1, remedy.cause == .constant, let change = remedy.changes.first, change.old >= 0,
            members.contains(where: { $0.isSize && reference($0).index == change.member })
        else { return false }
        return change.new > 2 * change.old || 4 * change.new < change.old
    }

    var written: [ConflictMember] { members.filter { $0.origin == .written } }

    /// The change to a member's constant, with what else has to change; nil if no such change succeeds. If possible, a
    /// view that the conflict would leave without size gets the one that it has now, or that its content needs.
    mutating func shifted(_ member: ConflictMember) -> [RemedyEdit]? {
        guard let change = member.change, change != 0 else { return nil }
        let kept = members.filter { $0.origin == .nonnegativity }.reduce(0) { $0 + max(0, $1.constant) }
        let keeping = (change + (change < 0 ? -kept : kept)).written(from: member.constant)
        let amounts = [keeping, change.written(from: member.constant), change]
        for (index, amount) in amounts.enumerated() where !amounts[..<index].contains(amount) {
            if let edits = extended([RemedyEdit(member: member, change: .shift(amount))]) { return edits }
        }
        return nil
    }

    /// Edits extended by what they leave in conflict: the same constant changes further or, if it is not involved, so
    /// does that of one other constraint.
    mutating func extended(_ edits: [RemedyEdit]) -> [RemedyEdit]? {
        var edits = edits
        for _ in 0..<Self.roundLimit {
            guard edits.allSatisfy({ $0.isAllowed }) else { return nil }
            switch trial.attempt(edits) {
            case .resolved: return edits
            case .harm(let room):
                guard makesRoom, let room, let longer = extended(edits, by: [room]) else { return nil }
                edits = longer
            case .conflict(let rest):
                guard let longer = extended(edits, by: rest()) else { return nil }
                edits = longer
            }
        }
        return nil
    }

    /// Edits extended by what ends a further conflict: the largest length gives way.
    private func extended(_ edits: [RemedyEdit], by rest: [ConflictMember]) -> [RemedyEdit]? {
        var edits = edits
        let others = rest.filter { other in
            other.origin == .written && !edits.contains { $0.member.id == other.id }
        }
        let further = edits.indices.compactMap { index -> (index: Int, edit: RemedyEdit)? in
            guard case .shift(let amount) = edits[index].change,
                let more = rest.first(where: { $0.id == edits[index].member.id })?.change
            else { return nil }
            let total = (amount + more).written(from: edits[index].member.constant)
            return (index, RemedyEdit(member: edits[index].member, change: .shift(total)))
        }
        if let most = further.max(by: { $0.edit.length < $1.edit.length }),
            most.edit.length >= 1 || edits.count > 1 || others.isEmpty
        {
            edits[most.index] = most.edit
            return edits
        }
        guard edits.count < changeLimit + (makesRoom ? 1 : 0),
            let other = others.last(where: { $0.constant != 0 }) ?? others.last
        else { return nil }
        switch edits[0].change {
        case .shift:
            guard let change = other.change else { return nil }
            return edits + [RemedyEdit(member: other, change: .shift(change.written(from: other.constant)))]
        case .lowering, .unframing: return edits + [RemedyEdit(member: other, change: .lowering)]
        case .removal: return edits + [RemedyEdit(member: other, change: .removal)]
        }
    }

    /// Whether changes alone are enough.
    package mutating func isEnough(_ edits: [RemedyEdit]) -> Bool {
        if case .resolved = trial.attempt(edits) { true } else { false }
    }

    /// A remedy with everything else that has to give way; nil if that is not possible.
    package mutating func completed(
        _ cause: LayoutRemedy.Cause, _ sentence: String, _ edits: [RemedyEdit]
    ) -> LayoutRemedy? {
        guard let all = extended(edits) else { return nil }
        let others = all.dropFirst(edits.count).map { phrase($0.member) }
        let also =
            others.isEmpty
            ? "" : ". That alone is not enough: also lower the priority of \(list(others)) to 999"
        return remedy(cause, sentence + also, all)
    }

    /// Changes to constants in words; equal ones are told together.
    func words(_ edits: [RemedyEdit]) -> String {
        var groups: [(change: String, phrases: [String])] = []
        for edit in edits {
            let change = if case .shift(let amount) = edit.change { amount } else { 0.0 }
            var (old, new) = (edit.member.constant, edit.member.constant + change)
            let hasDirection = showsDirections || edits.count > 2
            if hasDirection, edit.member.sentence.second != nil, old < 0, new <= 0 { (old, new) = (-old, -new) }
            let words = "change \(old.plain) to \(new.plain) in "
            if let index = groups.firstIndex(where: { $0.change == words }) {
                groups[index].phrases.append(phrase(edit.member))
            } else {
                groups.append((words, [phrase(edit.member)]))
            }
        }
        return groups.map { $0.change + ($0.phrases.count > 1 ? "each of " : "") + list($0.phrases) }.list()
    }

    /// Phrases as a list; those with numbers share the noun.
    func list(_ phrases: [String]) -> String {
        let noun = "constraint "
        let numbers = phrases.map { $0.utf8.starts(with: noun.utf8) ? String($0.dropFirst(noun.count)) : "" }
        return numbers.contains { Int($0) == nil } ? phrases.list() : constraints(numbers)
    }

    /// A remedy with the changes that a program can make: those to the app's constraints, to views and to stacks.
    package func remedy(_ cause: LayoutRemedy.Cause, _ sentence: String, _ edits: [RemedyEdit]) -> LayoutRemedy {
        LayoutRemedy(
            cause, sentence + ".",
            edits.filter { $0.member.origin != .system }.map { edit in
                let (property, old, new) = edit.values
                return LayoutRemedy.Change(
                    member: reference(edit.member).index, item: edit.member.sentence.first.item,
                    constraint: edit.member.sentence.words,
                    location: edit.member.location, property: property, old: old, new: new)
            })
    }
}
