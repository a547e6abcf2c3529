/// A way to resolve a conflict: the first advice that applies, from the most specific to the most general.
///
/// All advice that would change the layout is tried before it is given, except for the most general. Advice that would
/// move a view out of its parent is rejected, since the current layout, without the dropped constraint, is better.
struct ConflictAdvice {
    /// The advice as a sentence.
    let sentence: String
    /// The numbers of the members that the advice mentions, counted from 1.
    let numbers: [Int]

    init(_ report: ConflictReport, _ trial: AdviceTrial?) {
        let search = Search(
            members: report.conflict.members, dropped: report.conflict.dropped, changes: report.changes, trial: trial)
        let (words, numbers) = search.advice
        sentence = "To fix it: \(words)"
        self.numbers = numbers
    }
}

/// The search for advice. Each property of type `Advice?` is the advice for one kind of mistake; nil if there is no
/// such mistake, or if the advice would do harm.
private struct Search {
    typealias Advice = (words: String, numbers: [Int])

    let members: [RowSource]
    let dropped: RowSource
    let changes: [Double]?
    /// The trial; nil if nothing can be tried, in which case only the most general advice is given, or advice that
    /// leaves the layout unchanged.
    let trial: AdviceTrial?

    var advice: Advice {
        crossedLimits ?? missingSize ?? wrongSign ?? placedByFrame ?? sameAttribute ?? threeOfTwo ?? otherConstant
            ?? dropsDropped ?? ("make more room, or let one of them take less.", [])
    }

    /// The constraints written by hand, with their numbers among the members.
    private var written: [(number: Int, constraint: LayoutConstraint)] {
        members.enumerated().compactMap { index, member in
            guard let constraint = member.constraint, constraint.isWrittenByHand else { return nil }
            return (index + 1, constraint)
        }
    }

    /// Whether a trial has shown that advice with the given edits is harmless, so that it may be given.
    private func isHarmless(_ edits: AdviceTrial.Edit...) -> Bool { trial?.keepsInside(edits) ?? false }

    private func isRemovable(_ number: Int) -> Bool { isHarmless(.removal(members[number - 1])) }

    private func isLowerable(_ number: Int) -> Bool { isHarmless(.priority(members[number - 1], .almostRequired)) }

    /// A minimum above the maximum.
    private var crossedLimits: Advice? {
        guard members.count == 2, let first = members[0].constraint, let second = members[1].constraint,
            first.hasSameSides(as: second), first.relation != .equal, second.relation != .equal
        else { return nil }
        let (low, high) = first.relation == .greaterThanOrEqual ? (1, 2) : (2, 1)
        let gap = first.constant - second.constant
        let (lowers, raises) = (
            isHarmless(.shift(members[low - 1], by: low == 1 ? -gap : gap)),
            isHarmless(.shift(members[high - 1], by: high == 2 ? gap : -gap))
        )
        switch (lowers, raises) {
        case (true, true):
            return (
                "make the minimum, constraint \(low), no larger than the maximum, constraint \(high).", [low, high]
            )
        case (true, false):
            return ("lower the minimum, constraint \(low), to the maximum, constraint \(high).", [low, high])
        case (false, true):
            return ("raise the maximum, constraint \(high), to the minimum, constraint \(low).", [low, high])
        case (false, false): return nil
        }
    }

    /// A root with a width or height of 0, which was probably never set.
    private var missingSize: Advice? {
        guard let changes else { return nil }
        for (index, member) in members.enumerated() {
            guard case .frame(let node, let component) = member, node.parent == nil, component.isExtent,
                node.frame[component] == 0, changes[index] > 0, isHarmless(.shift(member, by: changes[index]))
            else { continue }
            return ("give \(node.displayName) a \(component.words): it is 0 now.", [index + 1])
        }
        return nil
    }

    /// Two constraints that set the same attribute.
    private var sameAttribute: Advice? {
        for (number, constraint) in written.reversed() {
            let other = written.first { $0.number < number && $0.constraint.setsSameAttribute(as: constraint) }
            guard let other else { continue }
            let both = [other.number, number]
            let (removable, lowerable) = (both.filter(isRemovable), both.filter(isLowerable))
            let subject = "\(constraint.firstNode.displayName)'s \(constraint.firstAttribute.words)"
            if removable == both, lowerable == both {
                return (
                    "remove constraint \(both[0]) or \(both[1]), which both set \(subject), or lower the priority of"
                        + " one.", both
                )
            }
            guard let words = removal(removable, lowerable) else { continue }
            return ("\(words): \(both[0]) and \(both[1]) both set \(subject).", both)
        }
        return nil
    }

    /// Three constraints on one item where two would suffice.
    private var threeOfTwo: Advice? {
        for (_, constraint) in written.reversed() {
            let all = written.filter {
                $0.constraint.firstNode === constraint.firstNode && $0.constraint.relation == .equal
            }
            guard all.count == 3 else { continue }
            let numbers = all.map { $0.number }
            let (removable, lowerable) = (numbers.filter(isRemovable), numbers.filter(isLowerable))
            let name = constraint.firstNode.displayName
            if removable == numbers, lowerable == numbers {
                return (
                    "remove constraint \(numbers[0]), \(numbers[1]) or \(numbers[2]), as any two of them are enough for"
                        + " \(name), or lower the priority of one to 999.", numbers
                )
            }
            guard let words = removal(removable, lowerable) else { continue }
            return ("\(words), as the others are enough for \(name).", numbers)
        }
        return nil
    }

    /// The advice to remove one of several members or to lower its priority; nil if there are no such members.
    private func removal(_ removable: [Int], _ lowerable: [Int]) -> String? {
        let remove = removable.isEmpty ? nil : "remove constraint \(alternatives(removable))"
        guard !lowerable.isEmpty else { return remove }
        if let remove, removable == lowerable {
            return remove + ", or lower \(removable.count == 1 ? "its priority" : "the priority of one") to 999"
        }
        let lower = "lower the priority of constraint \(alternatives(lowerable)) to 999"
        return remove.map { "\($0), or \(lower)" } ?? lower
    }

    private func alternatives(_ numbers: [Int]) -> String {
        numbers.dropLast().map { "\($0)" }.joined(separator: ", ") + (numbers.count > 1 ? " or " : "")
            + "\(numbers[numbers.count - 1])"
    }

    /// A constant that would be right with the opposite sign, if the change leaves the constraint's items inside their
    /// parents.
    private var wrongSign: Advice? {
        guard let changes else { return nil }
        for (number, constraint) in written.reversed()
        where constraint.constant != 0 && !constraint.firstAttribute.isExtent {
            let distance = abs(2 * constraint.constant + changes[number - 1])
            guard distance <= Tolerance.relative * abs(constraint.constant),
                trial?.keepsInside(
                    [.shift(members[number - 1], by: -2 * constraint.constant)], placing: constraint) == true
            else { continue }
            let turned = (-constraint.constant).plain
            return ("change the sign in constraint \(number): with \(turned), all of them can be satisfied.", [number])
        }
        return nil
    }

    /// A view still placed by its frame although constraints are meant to place it.
    private var placedByFrame: Advice? {
        for member in members {
            guard case .frame(let node, _) = member, node.parent != nil,
                trial?.keepsInside(Component.allCases.map { .removal(.frame(node, $0)) }) == true
            else { continue }
            let name = node.displayName
            return (
                "set \(name).translatesAutoresizingMaskIntoConstraints to false, so that constraints place \(name)"
                    + " instead of its frame.", []
            )
        }
        return nil
    }

    /// Another constant, a lower priority, or the removal of a constraint: of the newest constraint for which such a
    /// change does no harm. Constraints written with a constant are preferred.
    private var otherConstant: Advice? {
        let newestFirst = written.reversed()
        for (number, constraint) in newestFirst.filter({ $0.constraint.constant != 0 })
            + newestFirst.filter({ $0.constraint.constant == 0 })
        {
            let lower = isLowerable(number) ? "lower its priority to 999" : nil
            let change = replacement(number, constraint).map { "change \($0) in constraint \(number)" }
            let remove = change == nil && changes != nil && isRemovable(number) ? "remove constraint \(number)" : nil
            if let first = change ?? remove {
                return (first + (lower.map { ", or \($0)." } ?? "."), [number])
            }
            if lower != nil { return ("lower the priority of constraint \(number) to 999.", [number]) }
        }
        return nil
    }

    /// The words `… to …` with a constraint's constant and the one with which all members can hold; nil if there is no
    /// such constant, or if it would do harm.
    private func replacement(_ number: Int, _ constraint: LayoutConstraint) -> String? {
        guard let change = changes?[number - 1] else { return nil }
        let wanted = constraint.constant + change
        guard !(constraint.isLength && wanted < 0), isHarmless(.shift(members[number - 1], by: change)) else {
            return nil
        }
        return "\(constraint.constant.plain) to \(wanted.plain)"
    }

    /// Removing the constraint that was given up, as long as this does no harm.
    private var dropsDropped: Advice? {
        guard let number = written.first(where: { members[$0.number - 1] == dropped })?.number, isRemovable(number)
        else { return nil }
        return ("remove constraint \(number).", [number])
    }
}

extension LayoutConstraint {
    /// Whether the constraint was written by hand, and not made by a container or a safe area.
    var isWrittenByHand: Bool { containerReason == nil && location.isKnown }

    /// Whether the constraint's constant is a length and thus never negative: an extent, or the distance from one edge
    /// of an item to a later one.
    fileprivate var isLength: Bool {
        if secondNode == nil { return firstAttribute.isExtent }
        return secondNode === firstNode && !firstAttribute.isExtent && constant >= 0
    }

    /// Whether two constraints relate the same attributes of the same items with the same multiplier.
    fileprivate func hasSameSides(as other: LayoutConstraint) -> Bool {
        firstNode === other.firstNode && firstAttribute == other.firstAttribute && secondNode === other.secondNode
            && secondAttribute == other.secondAttribute && multiplier == other.multiplier
    }

    /// Whether both are equations that set the same attribute of an item, and neither relates the item to itself.
    fileprivate func setsSameAttribute(as other: LayoutConstraint) -> Bool {
        [self, other].allSatisfy { $0.relation == .equal && $0.secondNode !== $0.firstNode }
            && firstNode === other.firstNode && firstAttribute == other.firstAttribute
    }
}
