internal import ConstraintSolver

/// Where a constraint becomes numbers.
extension LayoutEngine {
    /// Writes the row of a constraint, as if its multiplier were the one given.
    ///
    /// Positions with a multiplier count from the container's origin o: a − o = m(b − o) + c. Where the container
    /// reads right to left and leading or trailing is mentioned, everything counts from its right edge, leftwards:
    /// the attributes change sides, the comparison turns round and the constant changes its sign.
    ///
    /// Whose baselines are read may deactivate the constraint meanwhile: then the row is empty.
    func write(_ row: inout LinearRow, of constraint: LayoutConstraint, multiplier: Double) {
        row.reset()
        guard let first = constraint.firstAttribute.traits else { return }
        let (secondNode, second) = (constraint.secondNode, constraint.secondAttribute.traits)
        // The container comes first: where neither is decided, the content follows it.
        if let secondNode, secondNode === constraint.container { use(secondNode) }
        if first.sort != .baseline { use(constraint.firstNode) }
        let baselines = (
            baseline(constraint.firstAttribute, of: constraint.firstNode),
            secondNode.flatMap { baseline(constraint.secondAttribute, of: $0) }
        )
        if baselines.0 != nil || baselines.1 != nil, !holdsItems(of: constraint) { return }
        guard constraint.container != nil else { return }
        let isMirrored =
            (first.sort == .readingSide || second?.sort == .readingSide)
            && constraint.container.map(direction(in:)) == .rightToLeft
        constraint.countsFromRight = isMirrored
        row.relation = constraint.relation.inSolver(isMirrored: isMirrored)
        row.constant = isMirrored ? -constraint.constant : constraint.constant
        row.add(1, measure(constraint.firstAttribute, first, of: constraint.firstNode, isMirrored, baselines.0))
        guard let second, let secondNode else { return }
        row.add(-multiplier, measure(constraint.secondAttribute, second, of: secondNode, isMirrored, baselines.1))
        if first.sort != .extent, multiplier != 1, let container = constraint.container {
            let origin: LayoutConstraint.Attribute = first.axis == .vertical ? .top : isMirrored ? .right : .left
            guard let traits = origin.traits else { return }
            row.add(multiplier - 1, measure(origin, traits, of: container, false, nil))
        }
    }

    /// An attribute of an item in numbers; of a baseline, as the item has just said.
    func measure(
        _ attribute: LayoutConstraint.Attribute, _ traits: LayoutConstraint.Attribute.Traits, of node: LayoutNode,
        _ isMirrored: Bool, _ baseline: Baseline?
    ) -> LinearRow.Measure {
        if let baseline {
            // Who speaks may have left the tree when others were asked.
            let speaker = baseline.speaker.engine === self ? baseline.speaker : node
            let place =
                speaker === baseline.speaker ? baseline.place : View.edgePlace(isFirst: attribute == .firstBaseline)
            let variables = use(speaker)
            return LinearRow.Measure(
                position: variables.y, extent: variables.height, share: place.share, offset: place.offset)
        }
        let variables = use(node)
        return LinearRow.Measure(
            position: traits.sort == .extent ? nil : variables.position(traits.axis),
            extent: variables.extent(traits.axis),
            share: isMirrored && traits.sort != .extent ? 1 - traits.share : traits.share, offset: 0)
    }

    /// Whether the items of a constraint are in this tree: who was asked for a baseline may have moved them.
    private func holdsItems(of constraint: LayoutConstraint) -> Bool {
        constraint.firstNode.existingEngineOfTree === self
            && constraint.secondNode.map { $0.existingEngineOfTree === self } != false
    }

    /// Where a baseline is, and in which item.
    struct Baseline {
        let speaker: LayoutNode
        let place: (share: Double, offset: Double)
    }

    /// A baseline of an item, of whichever view it leaves that to, nil for other attributes.
    func baseline(_ attribute: LayoutConstraint.Attribute, of node: LayoutNode) -> Baseline? {
        guard attribute.traits?.sort == .baseline else { return nil }
        let isFirst = attribute == .firstBaseline
        let speaker = node.view.map { $0.baselineSpeakers(isFirst: isFirst).last ?? $0 }
        let speakerNode = speaker.map { self.node(for: $0.layoutNode) } ?? node
        guard speakerNode.existingEngineOfTree === self else {
            return Baseline(speaker: node, place: View.edgePlace(isFirst: isFirst))
        }
        let width = solver.value(of: use(speakerNode).width)
        let place = speaker?.baselinePlace(isFirst: isFirst, width: width) ?? View.edgePlace(isFirst: isFirst)
        return Baseline(speaker: speakerNode, place: place)
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
