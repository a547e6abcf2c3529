/// A way to resolve a conflict: the first advice that fits, from the specific to the general.
struct ConflictAdvice {
    /// The advice as a sentence.
    let sentence: String
    /// The members that it mentions, counted from 1.
    let numbers: [Int]

    init(_ report: ConflictReport) {
        let search = Search(members: report.conflict.members, changes: report.changes)
        let (words, numbers) = search.advice
        sentence = "To fix it: \(words)"
        self.numbers = numbers
    }
}

/// The search for advice: each property is one kind of mistake, or nil if this is not the one.
private struct Search {
    typealias Advice = (words: String, numbers: [Int])

    let members: [RowSource]
    let changes: [Double]?

    var advice: Advice {
        crossedLimits ?? wrongSign ?? placedByFrame ?? requiredContent ?? sameAttribute ?? threeOfTwo ?? otherConstant
    }

    /// The constraints written by hand, with their numbers among the members.
    private var written: [(number: Int, constraint: LayoutConstraint)] {
        members.enumerated().compactMap { index, member in
            guard let constraint = member.constraint, constraint.isWrittenByHand else { return nil }
            return (index + 1, constraint)
        }
    }

    /// A minimum above the maximum.
    private var crossedLimits: Advice? {
        guard members.count == 2, let first = members[0].constraint, let second = members[1].constraint,
            first.hasSameSides(as: second), first.relation != .equal, second.relation != .equal
        else { return nil }
        let (low, high) = first.relation == .greaterThanOrEqual ? (1, 2) : (2, 1)
        return ("make the minimum, constraint \(low), no larger than the maximum, constraint \(high).", [low, high])
    }

    /// Two constraints that set the same attribute.
    private var sameAttribute: Advice? {
        for (number, constraint) in written.reversed() {
            let other = written.first { $0.number < number && $0.constraint.setsSameAttribute(as: constraint) }
            guard let other else { continue }
            let subject = "\(constraint.firstNode.displayName)'s \(constraint.firstAttribute.words)"
            return (
                "remove constraint \(other.number) or \(number), which both set \(subject), or lower the priority of one.",
                [other.number, number]
            )
        }
        return nil
    }

    /// Three constraints on one item where two would do.
    private var threeOfTwo: Advice? {
        for (_, constraint) in written.reversed() {
            let all = written.filter {
                $0.constraint.firstNode === constraint.firstNode && $0.constraint.relation == .equal
            }
            guard all.count == 3 else { continue }
            let numbers = all.map { $0.number }
            return (
                "remove constraint \(numbers[0]), \(numbers[1]) or \(numbers[2]), as any two of them are enough for"
                    + " \(constraint.firstNode.displayName), or lower the priority of one to 999.", numbers
            )
        }
        return nil
    }

    /// A constant that would be right with the opposite sign.
    private var wrongSign: Advice? {
        guard let changes else { return nil }
        for (number, constraint) in written.reversed()
        where constraint.constant != 0 && !constraint.firstAttribute.isExtent {
            let distance = abs(2 * constraint.constant + changes[number - 1])
            guard distance <= Tolerance.relative * abs(constraint.constant) else { continue }
            let turned = (-constraint.constant).plain
            return ("change the sign in constraint \(number): with \(turned) all of them hold.", [number])
        }
        return nil
    }

    /// A view still placed by its frame although constraints are meant to place it.
    private var placedByFrame: Advice? {
        for member in members {
            guard case .frame(let node, _) = member, node.parent != nil else { continue }
            let name = node.displayName
            return (
                "set \(name).translatesAutoresizingMaskIntoConstraints to false, so that constraints place \(name)"
                    + " instead of its frame.", []
            )
        }
        return nil
    }

    /// A content size at required priority.
    private var requiredContent: Advice? {
        for member in members {
            guard case .content(let node, let axis, let isHugging) = member else { continue }
            let property = isHugging ? "hugging priority" : "compression resistance priority"
            let usual = isHugging ? LayoutPriority.defaultLow : .defaultHigh
            return (
                "lower the \(axis) \(property) of \(node.displayName) below 1000; the default is"
                    + " \(usual.rawValue.plain).", []
            )
        }
        return nil
    }

    /// Another constant, or a lower priority, for the newest constraint that was written with a constant.
    private var otherConstant: Advice {
        guard let newest = written.last(where: { $0.constraint.constant != 0 }) ?? written.last else {
            return ("make more room, or let one of them take less.", [])
        }
        let (number, constraint) = newest
        guard let change = changes?[number - 1] else {
            return ("lower the priority of constraint \(number) to 999.", [number])
        }
        let wanted = constraint.constant + change
        if constraint.isLength, wanted < 0 {
            return ("remove constraint \(number), or lower its priority to 999.", [number])
        }
        let replacement = "\(constraint.constant.plain) to \(wanted.plain)"
        return ("change \(replacement) in constraint \(number), or lower its priority to 999.", [number])
    }
}

extension LayoutConstraint {
    /// Whether it was written by hand, and not made by a stack or a safe area.
    var isWrittenByHand: Bool { containerReason == nil && location.isKnown }

    /// Whether its constant is a length, which is never negative: an extent, or the distance from one edge of an item
    /// to a later one.
    fileprivate var isLength: Bool {
        if secondNode == nil { return firstAttribute.isExtent }
        return secondNode === firstNode && !firstAttribute.isExtent && constant >= 0
    }

    /// Whether two constraints differ at most in relation and constant.
    fileprivate func hasSameSides(as other: LayoutConstraint) -> Bool {
        firstNode === other.firstNode && firstAttribute == other.firstAttribute && secondNode === other.secondNode
            && secondAttribute == other.secondAttribute && multiplier == other.multiplier
    }

    /// Whether both set the same attribute relative to another item.
    fileprivate func setsSameAttribute(as other: LayoutConstraint) -> Bool {
        [self, other].allSatisfy { $0.relation == .equal && $0.secondNode !== $0.firstNode }
            && firstNode === other.firstNode && firstAttribute == other.firstAttribute
    }
}
