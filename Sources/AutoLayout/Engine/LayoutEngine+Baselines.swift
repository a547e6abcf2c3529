internal import ConstraintSolver

/// How constraints on baselines follow the text they speak of.
extension LayoutEngine {
    /// Reads the baselines a constraint speaks of again.
    func refresh(_ constraint: LayoutConstraint) {
        guard let written = baselineReaders.rows[constraint.slot] else { return }
        var row = LinearRow()
        write(&row, of: constraint, multiplier: constraint.multiplier)
        guard written != row else { return }
        if written.hasSameVariables(as: row) {
            let items = itemsOfBaselines(of: constraint)
            // Who was asked may have deactivated it.
            guard baselineReaders.rows[constraint.slot] == written else { return }
            baselineReaders.insert(constraint.slot, row, reading: items)
            update(constraint, to: row)
        } else {
            needsRebuild = true
            needsSolve = true
        }
    }

    /// Reads the baselines of an item again, which may have moved.
    func refreshBaselines(of node: LayoutNode) {
        for slot in baselineReaders.slots(reading: node) {
            if let constraint = table.constraint(at: slot) { refresh(constraint) }
        }
    }

    func refreshStaleBaselines() {
        let stale = staleBaselines
        staleBaselines.removeAll(keepingCapacity: true)
        for node in stale { refreshBaselines(of: node) }
    }

    func readsBaselines(of node: LayoutNode) -> Bool { !baselineReaders.slots(reading: node).isEmpty }

    /// The items whose baselines a constraint speaks of, and all to which they leave them in turn.
    func itemsOfBaselines(of constraint: LayoutConstraint) -> [LayoutNode] {
        let sides = [
            (constraint.firstNode, constraint.firstAttribute), (constraint.secondNode, constraint.secondAttribute),
        ]
        return sides.flatMap { node, attribute -> [LayoutNode] in
            guard let node, attribute.traits?.sort == .baseline else { return [] }
            guard let view = node.view else { return [node] }
            return [node]
                + view.baselineSpeakers(isFirst: attribute == .firstBaseline).map { self.node(for: $0.layoutNode) }
        }
    }
}

extension LayoutConstraint {
    var speaksOfBaselines: Bool {
        firstAttribute.traits?.sort == .baseline || secondAttribute.traits?.sort == .baseline
    }
}
