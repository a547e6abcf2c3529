/// What would settle a conflict: the first advice that fits, from the particular to the general.
struct Settlement {
    private let members: [RowSource]
    private let changes: [Double]?
    private let conflict: RowConflict

    init(_ report: ConflictReport) {
        conflict = report.conflict
        members = report.conflict.members
        changes = report.changes
    }

    var words: String {
        let advice = limits ?? wrongSign ?? framed ?? ofContent ?? sameThing ?? threeOfOne ?? changed
        return "To settle it: \(advice)"
    }

    /// The constraints that a person has written, by their places among the members.
    private var written: [(number: Int, constraint: LayoutConstraint)] {
        members.enumerated().compactMap { index, member in
            guard let constraint = member.constraint, constraint.isWrittenByHand else { return nil }
            return (index + 1, constraint)
        }
    }

    /// A least that is more than the most.
    private var limits: String? {
        guard members.count == 2, let first = members[0].constraint, let second = members[1].constraint,
            first.hasSameSides(as: second), first.relation != .equal, second.relation != .equal
        else { return nil }
        let (low, high) = first.relation == .greaterThanOrEqual ? (1, 2) : (2, 1)
        return "let number \(low), the least, be no more than number \(high), the most."
    }

    /// Two constraints that say what the same attribute is.
    private var sameThing: String? {
        for (number, constraint) in written.reversed() {
            let other = written.first { $0.number < number && $0.constraint.saysTheSame(as: constraint) }
            guard let other else { continue }
            let subject = "\(constraint.firstNode.displayName)'s \(constraint.firstAttribute.words)"
            let verb = constraint.firstAttribute.isExtent ? "what \(subject) is" : "where \(subject) is"
            return "remove number \(other.number) or \(number), as both say \(verb), or lower the priority of one."
        }
        return nil
    }

    /// Three constraints on one item, of which any two decide it.
    private var threeOfOne: String? {
        for (_, constraint) in written.reversed() {
            let all = written.filter {
                $0.constraint.firstNode === constraint.firstNode && $0.constraint.relation == .equal
            }
            guard all.count == 3 else { continue }
            let numbers = all.map { "\($0.number)" }
            return "remove one of number \(numbers[0]), \(numbers[1]) and \(numbers[2]), as two of them are enough to"
                + " decide \(constraint.firstNode.displayName), or lower the priority of one to 999."
        }
        return nil
    }

    /// A number that would do with the other sign.
    private var wrongSign: String? {
        guard let changes else { return nil }
        for (number, constraint) in written.reversed()
        where constraint.constant != 0 && !constraint.firstAttribute.isExtent {
            let distance = abs(2 * constraint.constant + changes[number - 1])
            guard distance <= Tolerance.relative * abs(constraint.constant) else { continue }
            return "turn the sign in number \(number) round: with \((-constraint.constant).plain) all of them hold."
        }
        return nil
    }

    /// A view that its frame places, though constraints are to place it.
    private var framed: String? {
        for member in members {
            guard case .frame(let node, _) = member, node.parent != nil else { continue }
            let name = node.displayName
            return "\(name) is placed by its frame; to let constraints place it, set"
                + " \(name).translatesAutoresizingMaskIntoConstraints to false."
        }
        return nil
    }

    /// A content size that must hold.
    private var ofContent: String? {
        for member in members {
            guard case .content(let node, let axis, let isHugging) = member else { continue }
            let property = isHugging ? "hugging priority" : "compression resistance"
            let usual = isHugging ? LayoutPriority.defaultLow : .defaultHigh
            return "lower the \(axis) \(property) of \(node.displayName) below 1000, the usual one is"
                + " \(usual.rawValue.plain)."
        }
        return nil
    }

    /// Another number, or a lower priority, for the newest constraint in which a person has written a number.
    private var changed: String {
        guard let newest = written.last(where: { $0.constraint.constant != 0 }) ?? written.last else {
            return "let there be more room, or one of them less."
        }
        let (number, constraint) = newest
        guard let change = changes?[number - 1] else { return "lower the priority of number \(number) to 999." }
        let wanted = constraint.constant + change
        if constraint.isLength, wanted < 0 {
            return "remove number \(number), or lower its priority to 999."
        }
        return
            "in number \(number) change \(constraint.constant.plain) to \(wanted.plain), or lower its priority to 999."
    }
}

extension LayoutConstraint {
    /// Whether a person has written it, and neither a stack nor a safe area has made it.
    var isWrittenByHand: Bool { stackReason == nil && location.isKnown }

    /// Whether its number is how long something is, which is never negative: an extent, or from one edge of an item
    /// forward to another.
    fileprivate var isLength: Bool {
        if secondNode == nil { return firstAttribute.isExtent }
        return secondNode === firstNode && !firstAttribute.isExtent && constant >= 0
    }

    /// Whether two constraints differ in relation and constant at most.
    fileprivate func hasSameSides(as other: LayoutConstraint) -> Bool {
        firstNode === other.firstNode && firstAttribute == other.firstAttribute && secondNode === other.secondNode
            && secondAttribute == other.secondAttribute && multiplier == other.multiplier
    }

    /// Whether both tie the same attribute to something else.
    fileprivate func saysTheSame(as other: LayoutConstraint) -> Bool {
        [self, other].allSatisfy { $0.relation == .equal && $0.secondNode !== $0.firstNode }
            && firstNode === other.firstNode && firstAttribute == other.firstAttribute
    }
}
