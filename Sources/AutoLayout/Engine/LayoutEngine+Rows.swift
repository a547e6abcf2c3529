internal import ConstraintSolver

/// Where a constraint becomes numbers.
extension LayoutEngine {
    /// Writes the row of a constraint, as if its multiplier were the one given.
    ///
    /// Positions with a multiplier count from the container's origin o: a − o = m(b − o) + c. Where the container
    /// reads right to left and leading or trailing is mentioned, everything counts from its right edge, leftwards:
    /// the attributes change sides, the comparison turns round and the constant changes its sign.
    func write(_ row: inout LinearRow, of constraint: LayoutConstraint, multiplier: Double) {
        row.reset()
        guard let first = constraint.firstAttribute.traits, constraint.container != nil else { return }
        let (secondNode, second) = (constraint.secondNode, constraint.secondAttribute.traits)
        // The container comes first: where neither is decided, the content follows it.
        if let secondNode, secondNode === constraint.container { use(secondNode) }
        let isMirrored =
            (first.sort == .readingSide || second?.sort == .readingSide)
            && constraint.container.map(direction(in:)) == .rightToLeft
        constraint.countsFromRight = isMirrored
        row.relation = constraint.relation.inSolver(isMirrored: isMirrored)
        row.constant = isMirrored ? -constraint.constant : constraint.constant
        row.add(1, measure(constraint.firstAttribute, first, of: constraint.firstNode, isMirrored))
        guard let second, let secondNode else { return }
        row.add(-multiplier, measure(constraint.secondAttribute, second, of: secondNode, isMirrored))
        if first.sort != .extent, multiplier != 1, let container = constraint.container {
            let origin: LayoutConstraint.Attribute = first.axis == .vertical ? .top : isMirrored ? .right : .left
            guard let traits = origin.traits else { return }
            row.add(multiplier - 1, measure(origin, traits, of: container, false))
        }
    }

    func measure(
        _ attribute: LayoutConstraint.Attribute, _ traits: LayoutConstraint.Attribute.Traits, of node: LayoutNode,
        _ isMirrored: Bool
    ) -> LinearRow.Measure {
        if traits.sort == .baseline { return baseline(attribute, of: node) }
        let variables = use(node)
        return LinearRow.Measure(
            position: traits.sort == .extent ? nil : variables.position(traits.axis),
            extent: variables.extent(traits.axis),
            share: isMirrored && traits.sort != .extent ? 1 - traits.share : traits.share, offset: 0)
    }

    /// A baseline of an item, of whichever view it leaves that to; the bottom edge where there is no text.
    private func baseline(_ attribute: LayoutConstraint.Attribute, of node: LayoutNode) -> LinearRow.Measure {
        let isFirst = attribute == .firstBaseline
        let speaker = node.view.map { $0.baselineSpeakers(isFirst: isFirst).last ?? $0 }
        let speakerNode = speaker.map { self.node(for: $0.layoutNode) } ?? node
        let variables = use(speakerNode)
        let width = solver.value(of: variables.width)
        let place = speaker?.baselinePlace(isFirst: isFirst, width: width) ?? (share: 1, offset: 0)
        return LinearRow.Measure(
            position: variables.y, extent: variables.height, share: place.share, offset: place.offset)
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
