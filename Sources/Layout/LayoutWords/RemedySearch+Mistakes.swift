/// Known mistakes.
extension RemedySearch {
    /// The remedy for the first known mistake that has one.
    package mutating func mistake() -> LayoutRemedy? {
        if let remedy = mask() { return remedy }
        if let remedy = sign() { return remedy }
        if let remedy = size() { return remedy }
        if let remedy = crossedLimits() { return remedy }
        if let remedy = hidden() { return remedy }
        if let remedy = gaps() { return remedy }
        return duplicate() ?? surplus()
    }

    /// A view still placed by its frame although constraints are meant to place it.
    private mutating func mask() -> LayoutRemedy? {
        for member in members where member.origin == .frame {
            let edit = RemedyEdit(member: member, change: .unframing)
            guard isEnough([edit]) else { continue }
            return remedy(.autoresizingMask, maskRemedy(for: member.sentence.first.item), [edit])
        }
        return nil
    }

    /// A distance to an edge that points outward.
    private mutating func sign() -> LayoutRemedy? {
        for member in written.reversed() where member.pointsOutward {
            let edit = RemedyEdit(member: member, change: .shift(-2 * member.constant))
            guard isEnough([edit]) else { continue }
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
            // What is inside a view is tied to it.
            let isOfParent = written.contains { $0.items.second == member.items.first }
            guard member.origin == .rootFrame || member.origin == .written && isOfParent,
                let edits = shifted(member)
            else { continue }
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
        let isLowFirst = written[0].sentence.comparison == .greaterThanOrEqual
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
                guard isEnough([edit]) else { continue }
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
                    + " \(list(shares.map(phrase)))", edits)
        }
        return nil
    }

    /// Two constraints that set the same attribute.
    private mutating func duplicate() -> LayoutRemedy? {
        let written = written
        let indices = Dictionary(grouping: written.indices) { written[$0].items.first }
        for (index, later) in written.enumerated().reversed() {
            let earlier = (indices[later.items.first] ?? []).prefix { $0 < index }
            guard let other = earlier.map({ written[$0] }).first(where: { $0.setsSameAttribute(as: later) }) else {
                continue
            }
            for (first, second) in [(later, other), (other, later)] {
                let edit = RemedyEdit(member: first, change: .removal)
                guard isEnough([edit]) else { continue }
                return remedy(
                    .duplicate, "remove \(phrase(first)), as \(phrase(second)) also sets \(first.subject)", [edit])
            }
        }
        return nil
    }

    /// A center and an edge that both place an item of a given size.
    private mutating func surplus() -> LayoutRemedy? {
        let equations = written.filter { $0.sentence.comparison == .equal && !$0.sentence.isOfOneItem }
        for center in equations where center.isOfCenter {
            let own = equations.filter { $0.items.first == center.items.first && $0.isVertical == center.isVertical }
            guard let size = own.last(where: { $0.isExtent }),
                let edge = own.last(where: { !$0.isExtent && !$0.isOfCenter })
            else { continue }
            let pair =
                written.last { $0.id == edge.id || $0.id == center.id }?.id == edge.id
                ? [edge, center] : [center, edge]
            for (first, second) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                let edit = RemedyEdit(member: first, change: .removal)
                guard isEnough([edit]) else { continue }
                let others = written.filter { $0.id == second.id || $0.id == size.id }.map(phrase)
                return remedy(
                    .duplicate,
                    "remove \(phrase(first)), as \(list(others)) already place \(first.sentence.first.item)",
                    [edit])
            }
        }
        return nil
    }
}

/// The remedy for a view that its frame still places although constraints are meant to place it.
package func maskRemedy(for name: String) -> String {
    "set translatesAutoresizingMaskIntoConstraints of \(name) to false, so that its constraints place it"
}
