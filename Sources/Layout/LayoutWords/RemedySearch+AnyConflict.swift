/// Remedies for any conflict.
extension RemedySearch {
    /// Another constant, of the newest constraint that can have one; sizes of which enough is left are preferred, and
    /// constants that are not 0. Where something is said twice, none of 0 changes.
    mutating func otherConstant(besides known: LayoutRemedy?) -> LayoutRemedy? {
        let newest = written.reversed().filter { $0.change != nil }
        let (zeros, others) = (newest.filter { $0.constant == 0 }, newest.filter { $0.constant != 0 })
        let preferred =
            others.filter { $0.isSize && !$0.losesMostOfItsSize } + others.filter { !$0.isSize }
            + others.filter { $0.losesMostOfItsSize } + (known?.cause == .duplicate ? [] : zeros)
        if !makesRoom, let edits = together(preferred) { return remedy(.constant, words(edits), edits) }
        for member in preferred.prefix(Self.attemptLimit) {
            if let edits = shifted(member) { return remedy(.constant, words(edits), edits) }
        }
        return nil
    }

    /// A lower priority for the constraint that was given up, or the removal of one; limits are removed first, since
    /// the layout often does not need them.
    mutating func weaker() -> LayoutRemedy? {
        let newest = Array(written.reversed())
        let preferred = newest.filter { $0.id == dropped } + newest.filter { $0.id != dropped }
        let limits = preferred.filter { $0.sentence.comparison != .equal }
        for member in (limits + preferred).prefix(Self.attemptLimit) {
            guard let edits = extended([RemedyEdit(member: member, change: .removal)]) else { continue }
            let all = list(edits.map { phrase($0.member) })
            let isPlain = edits.count == 1
            let lowered = edits.map { RemedyEdit(member: $0.member, change: .lowering) }
            guard isEnough(lowered) else {
                return remedy(.superfluous, "remove \(all)", edits)
            }
            return remedy(.priority, "lower the priority of \(all) to 999" + (isPlain ? ", or remove it" : ""), lowered)
        }
        for member in preferred.prefix(Self.attemptLimit) {
            guard let edits = extended([RemedyEdit(member: member, change: .lowering)]) else { continue }
            return remedy(
                .priority, "lower the priority of \(list(edits.map { phrase($0.member) })) to 999", edits)
        }
        return nil
    }

    /// Changes to constraints that are alike, such as the widths or gaps of a row, if the first of those given is one of
    /// at least three, and they are not too many to read: each takes its share, preferably a whole number.
    private mutating func together(_ preferred: [ConflictMember]) -> [RemedyEdit]? {
        guard let last = preferred.first, last.isLike(last) else { return nil }
        var groups: [[ConflictMember]] = []
        for member in preferred where member.isLike(member) && !groups.contains(where: { $0[0].isLike(member) }) {
            groups.append(written.filter { $0.isLike(member) && $0.change != nil })
        }
        guard groups[0].count > 2 else { return nil }
        let shares = groups.filter { (3...Self.attemptLimit).contains($0.count) }.map { group in
            group.map { RemedyEdit(member: $0, change: .shift(($0.change ?? 0) / Double(group.count))) }
        }
        let whole = shares.filter { edits in edits.allSatisfy { $0.isWhole } }
        return (whole + shares).first { edits in edits.allSatisfy { $0.isAllowed } && isEnough(edits) }
    }

    /// Sizes that each get their share of the room for all of them.
    mutating func proportional() -> LayoutRemedy? {
        let sizes = written.filter { $0.isSize && $0.constant > 0 && ($0.change ?? 0) < 0 }
        let sum = sizes.reduce(0) { $0 + $1.constant }
        guard sizes.count > 1 else { return nil }
        let edits = sizes.map { RemedyEdit(member: $0, change: .shift(($0.change ?? 0) * $0.constant / sum)) }
        return edits.allSatisfy { $0.isAllowed } && isEnough(edits) ? remedy(.constant, words(edits), edits) : nil
    }

    /// A larger root, where that is all that helps.
    mutating func largerRoot() -> LayoutRemedy? {
        for member in members where member.origin == .rootFrame && member.isSize {
            guard let change = member.change, change > 0 else { continue }
            let edit = RemedyEdit(member: member, change: .shift(change))
            guard isEnough([edit]) else { continue }
            let side = member.sentence.first
            return remedy(
                .missingSize,
                "give \(side.item) a \(side.attribute.name) of \((member.constant + change).plain): it has"
                    + " \(member.constant.plain)", [edit])
        }
        return nil
    }
}
