internal import ConstraintSolver

/// Where a constraint becomes numbers.
extension LayoutEngine {
    /// Writes the row of a constraint, as if its multiplier were the one given.
    /// - Returns: whether it counts from the right.
    ///
    /// It is written in the container's coordinates: what is in it is as far along as it and the views on the way up to
    /// the container are, each in its parent; the container itself is at 0. Where the container reads right to left and
    /// leading or trailing is mentioned, everything counts from its right edge, leftwards: the attributes change sides,
    /// the comparison turns round and the constant changes its sign.
    @discardableResult
    func write(_ row: inout LinearRow, of constraint: ConstraintRecord, multiplier: Double) -> Bool {
        row.reset()
        guard let first = constraint.firstAttribute.traits, let firstNode = node(at: constraint.first),
            let container = node(at: constraint.container)
        else { return false }
        let (secondNode, second) = (node(at: constraint.second), constraint.secondAttribute.traits)
        // The container comes first: where neither is decided, the content follows it.
        if let secondNode, secondNode === container { use(secondNode) }
        let isMirrored =
            (first.sort == .readingSide || second?.sort == .readingSide)
            && direction(in: container) == .rightToLeft
        row.relation = constraint.relation.inSolver(isMirrored: isMirrored)
        row.constant = isMirrored ? -constraint.constant : constraint.constant
        add(1, constraint.firstAttribute, first, of: firstNode, in: container, isMirrored, to: &row)
        guard let second, let secondNode else { return isMirrored }
        add(-multiplier, constraint.secondAttribute, second, of: secondNode, in: container, isMirrored, to: &row)
        if first.sort != .extent, multiplier != 1, isMirrored {
            row.add(multiplier - 1, use(container).width)
        }
        return isMirrored
    }

    /// Adds a multiple of an attribute, a place as seen from a container, to a row.
    func add(
        _ coefficient: Double, _ attribute: LayoutConstraint.Attribute,
        _ traits: LayoutConstraint.Attribute.Traits, of node: LayoutNode, in container: LayoutNode, _ isMirrored: Bool,
        to row: inout LinearRow
    ) {
        switch traits.sort {
        case .extent:
            row.add(coefficient, use(node).extent(traits.axis))
        case .baseline:
            let (speaker, place) = baseline(attribute, of: node)
            addPosition(coefficient, .vertical, of: speaker, in: container, to: &row)
            row.add(coefficient * place.share, use(speaker).height)
            row.constant -= coefficient * place.offset
        case .side, .readingSide, .center:
            addPosition(coefficient, traits.axis, of: node, in: container, to: &row)
            let share = isMirrored ? 1 - traits.share : traits.share
            if share != 0 { row.add(coefficient * share, use(node).extent(traits.axis)) }
        }
    }

    /// Adds where an item begins, seen from a container: a term for each view on the way up, none for the container.
    @inline(__always) private func addPosition(
        _ coefficient: Double, _ axis: Axis, of node: LayoutNode, in container: LayoutNode, to row: inout LinearRow
    ) {
        if node === container { return }
        row.add(coefficient, use(node).position(axis))
        var ancestor = node.parent
        while let current = ancestor, current !== container {
            row.add(coefficient, use(current).position(axis))
            ancestor = current.parent
        }
    }

    /// Who speaks for a baseline of an item, and where it is there; the bottom edge where there is no text.
    private func baseline(
        _ attribute: LayoutConstraint.Attribute, of node: LayoutNode
    ) -> (speaker: LayoutNode, place: (share: Double, offset: Double)) {
        let isFirst = attribute == .firstBaseline
        let speaker = node.view.map { $0.baselineSpeakers(isFirst: isFirst).last ?? $0 }
        let speakerNode = speaker.map { self.node(for: $0.layoutNode) } ?? node
        let width = solver.value(of: use(speakerNode).width)
        return (speakerNode, speaker?.baselinePlace(isFirst: isFirst, width: width) ?? (share: 1, offset: 0))
    }
}

extension LayoutConstraint.Relation {
    func inSolver(isMirrored: Bool) -> Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
        case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
        }
    }
}
