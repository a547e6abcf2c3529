/// Tries changes to a whole layout, or to all that is known of it.
package protocol RemedyTrial {
    /// Makes changes in place of those of the last attempt, and solves.
    mutating func attempt(_ edits: [RemedyEdit]) -> RemedyOutcome
}

/// A change to a constraint.
package struct RemedyEdit {
    package enum Change {
        /// A change to the constant, by the given amount.
        case shift(Double)
        /// The lowest priority that is not required.
        case lowering
        case removal
        /// The removal of everything that ties a view to its frame.
        case unframing
    }

    package let member: ConflictMember
    package let change: Change

    package init(member: ConflictMember, change: Change) {
        self.member = member
        self.change = change
    }
}

/// What a trial has shown.
package enum RemedyOutcome {
    /// Nothing is left of the conflict, and nothing has become worse.
    case resolved
    /// Constraints, of which at least one was in the conflict, still contradict each other; they are found on request,
    /// before the next attempt.
    case conflict(() -> [ConflictMember])
    /// The conflict is resolved at the expense of something else, or it cannot be tried. If it is only that a view has
    /// no room in its parent, there may be a constraint whose change would make room.
    case harm(roomIn: ConflictMember?)
}

/// The search for remedies of a conflict, for layouts and for reports alike: known mistakes first, in the order of their
/// frequency, then another constant, then a lower priority or the removal of a constraint. Only what has been tried with
/// success is found.
package struct RemedySearch<Trial: RemedyTrial> {
    /// The number of attempts for each kind of remedy that applies to any conflict.
    private static var attemptLimit: Int { 12 }
    /// The number of rounds in which a remedy is extended by what a first change leaves in conflict.
    private static var roundLimit: Int { 6 }

    private let members: [ConflictMember]
    /// The number by which the member that was given up is known.
    private let dropped: Int
    private var trial: Trial
    /// Whether other sizes may change too, to make room for a change.
    private var makesRoom = false
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

    private func phrase(_ member: ConflictMember) -> String { reference(member).phrase }

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
            makesRoom = other == nil
            if makesRoom { other = otherConstant(besides: known) }
            makesRoom = false
            if let other { found.append(other) }
        }
        if known?.cause != .duplicate, known?.cause != .hiddenView, let weaker = weaker() {
            found.append(weaker)
        }
        return found
    }

    private var written: [ConflictMember] { members.filter { $0.origin == .written } }

    // MARK: - Known mistakes

    package mutating func mistake() -> LayoutRemedy? {
        if let remedy = mask() { return remedy }
        if let remedy = sign() { return remedy }
        if let remedy = size() { return remedy }
        if let remedy = crossedLimits() { return remedy }
        if let remedy = hidden() { return remedy }
        if let remedy = gaps() { return remedy }
        return duplicate()
    }

    /// A view still placed by its frame although constraints are meant to place it.
    private mutating func mask() -> LayoutRemedy? {
        for member in members where member.origin == .frame {
            guard case .resolved = trial.attempt([RemedyEdit(member: member, change: .unframing)]) else { continue }
            let name = member.sentence.first.item
            return remedy(
                .autoresizingMask, maskRemedy(for: name), [RemedyEdit(member: member, change: .unframing)])
        }
        return nil
    }

    /// A distance to an edge that points outward.
    private mutating func sign() -> LayoutRemedy? {
        for member in written.reversed() where member.pointsOutward {
            let edit = RemedyEdit(member: member, change: .shift(-2 * member.constant))
            guard case .resolved = trial.attempt([edit]) else { continue }
            let all = members.count == 2 ? "both" : members.count == 3 ? "all three" : "all \(members.count)"
            return remedy(
                .outwardSign,
                "change the sign of the constant in \(phrase(member)), to \((-member.constant).plain); then \(all) can"
                    + " be satisfied", [edit])
        }
        return nil
    }

    /// A root or parent with a width or height of 0.
    private mutating func size() -> LayoutRemedy? {
        for member in members where member.isSize && member.constant == 0 && (member.change ?? 0) > 0 {
            let (name, extent) = (member.sentence.first.item, member.sentence.first.attribute.name)
            guard member.origin == .rootFrame || member.origin == .written, let edits = shifted(member) else {
                continue
            }
            if member.origin == .rootFrame {
                return remedy(.missingSize, "give \(name) a \(extent): it is 0 now", edits)
            }
            return remedy(.missingSize, "\(words(edits)), since the views in \(name) need that \(extent)", edits)
        }
        return nil
    }

    /// A minimum above the maximum.
    private mutating func crossedLimits() -> LayoutRemedy? {
        let written = written
        guard members.count == 2, written.count == 2, written[0].hasSameSides(as: written[1]),
            written.allSatisfy({ $0.sentence.comparison != .equal })
        else { return nil }
        let isLowFirst = written[0].sentence.comparison == .atLeast
        let (low, high) = (written[isLowFirst ? 0 : 1], written[isLowFirst ? 1 : 0])
        let (least, most) = (low.constant.plain, high.constant.plain)
        let lower = RemedyEdit(member: low, change: .shift(high.constant - low.constant))
        let higher = RemedyEdit(member: high, change: .shift(low.constant - high.constant))
        if case .resolved = trial.attempt([lower]) {
            return remedy(.crossedLimits, "make the minimum, \(least), no larger than the maximum, \(most)", [lower])
        }
        guard case .resolved = trial.attempt([higher]) else { return nil }
        return remedy(.crossedLimits, "raise the maximum, \(most), to the minimum, \(least)", [higher])
    }

    /// A view that a container has hidden, for which a constraint still requires room.
    private mutating func hidden() -> LayoutRemedy? {
        for hidden in members where hidden.origin == .hiding {
            let own = written.filter { $0.items.first == hidden.items.first || $0.items.second == hidden.items.first }
            for member in own.reversed() + written.reversed() {
                let edit = RemedyEdit(member: member, change: .lowering)
                guard case .resolved = trial.attempt([edit]) else { continue }
                return remedy(
                    .hiddenView,
                    "lower the priority of \(phrase(member)) to 999, so that it gives way while"
                        + " \(hidden.sentence.first.item) is hidden", [edit])
            }
        }
        return nil
    }

    /// Views that each take a share of a length, without room for the gaps between them.
    private mutating func gaps() -> LayoutRemedy? {
        let shares = written.filter {
            $0.isExtent && $0.sentence.second != nil && !$0.sentence.isOfOneItem && $0.sentence.multiplier < 1
                && $0.constant == 0
        }
        guard shares.count > 1, let sum = shares[0].change, sum < 0,
            shares.allSatisfy({ $0.items.second == shares[0].items.second })
        else { return nil }
        // Rounded away from zero, so that the views fit.
        let each = (sum / Double(shares.count) * 1e4).rounded(.down) / 1e4
        let candidates = [sum / Double(shares.count), each]
        for amount in candidates {
            let edits = shares.map { RemedyEdit(member: $0, change: .shift(amount)) }
            guard case .resolved = trial.attempt(edits) else { continue }
            return remedy(
                .noRoomForGaps,
                "make room for the gaps: subtract \((-amount).plain) from the right-hand side of each of"
                    + " \(list(shares.map(phrase), "and"))", edits)
        }
        return nil
    }

    /// Two constraints that set the same attribute.
    private mutating func duplicate() -> LayoutRemedy? {
        let written = written
        for (index, later) in written.enumerated().reversed() {
            guard let other = written[..<index].first(where: { $0.setsSameAttribute(as: later) }) else { continue }
            for (first, second) in [(later, other), (other, later)] {
                let edit = RemedyEdit(member: first, change: .removal)
                guard case .resolved = trial.attempt([edit]) else { continue }
                return remedy(
                    .duplicate, "remove \(phrase(first)), as \(phrase(second)) also sets \(first.subject)", [edit])
            }
        }
        return nil
    }

    // MARK: - Remedies for any conflict

    /// Another constant, of the newest constraint that can have one; sizes of which enough is left are preferred, and
    /// constants that are not 0. Where something is said twice, none of 0 changes.
    private mutating func otherConstant(besides known: LayoutRemedy?) -> LayoutRemedy? {
        let newest = written.reversed().filter { $0.change != nil }
        let (zeros, others) = (newest.filter { $0.constant == 0 }, newest.filter { $0.constant != 0 })
        let preferred =
            others.filter { $0.isSize && !$0.losesMostOfItsSize } + others.filter { !$0.isSize }
            + others.filter { $0.losesMostOfItsSize } + (known?.cause == .duplicate ? [] : zeros)
        for member in preferred.prefix(Self.attemptLimit) {
            if let edits = shifted(member) { return remedy(.constant, words(edits), edits) }
        }
        return nil
    }

    /// A lower priority for the constraint that was given up, or the removal of one; limits are removed first, since
    /// the layout often does not need them.
    private mutating func weaker() -> LayoutRemedy? {
        let newest = Array(written.reversed())
        let preferred = newest.filter { $0.id == dropped } + newest.filter { $0.id != dropped }
        let limits = preferred.filter { $0.sentence.comparison != .equal }
        for member in (limits + preferred).prefix(Self.attemptLimit) {
            guard let edits = extended([RemedyEdit(member: member, change: .removal)]) else { continue }
            let all = list(edits.map { phrase($0.member) }, "and")
            let isPlain = edits.count == 1
            let lowered = edits.map { RemedyEdit(member: $0.member, change: .lowering) }
            guard case .resolved = trial.attempt(lowered) else {
                return remedy(.superfluous, "remove \(all)", edits)
            }
            return remedy(.priority, "lower the priority of \(all) to 999" + (isPlain ? ", or remove it" : ""), lowered)
        }
        for member in preferred.prefix(Self.attemptLimit) {
            guard let edits = extended([RemedyEdit(member: member, change: .lowering)]) else { continue }
            return remedy(
                .priority, "lower the priority of \(list(edits.map { phrase($0.member) }, "and")) to 999", edits)
        }
        return nil
    }

    /// The change to a member's constant, with what else has to change; nil if no such change succeeds. If possible, a
    /// view that the conflict would leave without size gets the one that it has now, or that its content needs.
    private mutating func shifted(_ member: ConflictMember) -> [RemedyEdit]? {
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
    private mutating func extended(_ edits: [RemedyEdit]) -> [RemedyEdit]? {
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
            ? "" : ". That alone is not enough: also lower the priority of \(list(others, "and")) to 999"
        return remedy(cause, sentence + also, all)
    }

    // MARK: - Words

    /// Changes to constants in words.
    private func words(_ edits: [RemedyEdit]) -> String {
        let parts = edits.map { edit in
            let change = if case .shift(let amount) = edit.change { amount } else { 0.0 }
            var (old, new) = (edit.member.constant, edit.member.constant + change)
            if showsDirections, edit.member.sentence.second != nil, old < 0, new <= 0 { (old, new) = (-old, -new) }
            return "change \(old.plain) to \(new.plain) in \(phrase(edit.member))"
        }
        return list(parts, "and")
    }

    private func list(_ parts: [String], _ last: String) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " \(last) \(parts[parts.count - 1])"
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

extension RemedyEdit {
    /// The new constant, if it is a size; otherwise, infinity.
    fileprivate var length: Double {
        if case .shift(let amount) = change, member.isSize { member.constant + amount } else { .infinity }
    }

    fileprivate var isAllowed: Bool {
        if case .shift(let amount) = change { member.allows(member.constant + amount) } else { true }
    }

    /// The property that the edit changes, and its values.
    fileprivate var values: (LayoutRemedy.Change.Property, old: Double, new: Double) {
        switch change {
        case .shift(let amount):
            let property: LayoutRemedy.Change.Property =
                switch member.origin {
                case .rootFrame, .ownFrame: member.sentence.first.attribute.name == "width" ? .width : .height
                case .spacing: .spacing
                default: .constant
                }
            return (property, member.constant, member.constant + amount)
        case .lowering: return (.priority, 1000, 999)
        case .removal: return (.isActive, 1, 0)
        case .unframing: return (.translatesAutoresizingMaskIntoConstraints, 1, 0)
        }
    }
}

extension Double {
    /// A change to a constant, so that the new constant is the number that a sentence shows.
    fileprivate func written(from constant: Double) -> Double {
        let rounded = ((constant + self) * 10_000).rounded() / 10_000
        return rounded.isFinite ? rounded - constant : self
    }
}

/// The remedy for a view that its frame still places although constraints are meant to place it.
package func maskRemedy(for name: String) -> String {
    "set translatesAutoresizingMaskIntoConstraints of \(name) to false, so that its constraints place it"
}
