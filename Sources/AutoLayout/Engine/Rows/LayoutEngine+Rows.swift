internal import ConstraintSolver

/// Where a constraint becomes numbers.
extension LayoutEngine {
    /// Writes the row of a constraint, as if its multiplier were the one given.
    ///
    /// It is written in the container's coordinates: what is in it is as far along as it and the views on the way up to
    /// the container are, each in its parent; the container itself is at 0. Where the container reads right to left and
    /// leading or trailing is mentioned, everything counts from its right edge, leftwards: the attributes change sides,
    /// the comparison turns round and the constant changes its sign.
    ///
    /// Whose baselines are read may take an item elsewhere meanwhile: then the row is empty.
    /// - Returns: whether it counts from the right.
    @discardableResult
    func write(_ row: inout LinearRow, of constraint: ConstraintRecord, multiplier: Double) -> Bool {
        row.reset()
        guard let first = constraint.firstAttribute.traits, let firstNode = node(at: constraint.first),
            let container = node(at: constraint.container)
        else { return false }
        let (secondNode, second) = (node(at: constraint.second), constraint.secondAttribute.traits)
        // The container comes first: where neither is decided, the content follows it.
        if let secondNode, secondNode === container { use(secondNode) }
        if first.sort != .baseline { use(firstNode) }
        let baselines = (
            baseline(constraint.firstAttribute, of: firstNode),
            secondNode.flatMap { baseline(constraint.secondAttribute, of: $0) }
        )
        guard firstNode.isKnown(to: self), secondNode?.isKnown(to: self) != false, container.isKnown(to: self) else {
            return false
        }
        let isMirrored =
            (first.sort == .readingSide || second?.sort == .readingSide)
            && direction(in: container) == .rightToLeft
        row.relation = constraint.relation.inSolver(isMirrored: isMirrored)
        row.constant = isMirrored ? -constraint.constant : constraint.constant
        add(1, constraint.firstAttribute, first, of: firstNode, in: container, isMirrored, baselines.0, to: &row)
        guard let second, let secondNode else { return isMirrored }
        add(
            -multiplier, constraint.secondAttribute, second, of: secondNode, in: container, isMirrored, baselines.1,
            to: &row)
        if first.sort != .extent, multiplier != 1, isMirrored {
            row.add(multiplier - 1, use(container).width)
        }
        return isMirrored
    }

    /// Adds a multiple of an attribute, a place as seen from a container, to a row; of a baseline, as was just said.
    func add(
        _ coefficient: Double, _ attribute: LayoutConstraint.Attribute,
        _ traits: LayoutConstraint.Attribute.Traits, of node: LayoutNode, in container: LayoutNode, _ isMirrored: Bool,
        _ baseline: Baseline?, to row: inout LinearRow
    ) {
        switch traits.sort {
        case .extent:
            row.add(coefficient, use(node).extent(traits.axis))
        case .baseline:
            // Who speaks may have left the tree when others were asked.
            let isThere = baseline?.speaker.engine === self
            let speaker = isThere ? baseline?.speaker ?? node : node
            let place = (isThere ? baseline?.place : nil) ?? View.edgePlace(isFirst: attribute == .firstBaseline)
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
