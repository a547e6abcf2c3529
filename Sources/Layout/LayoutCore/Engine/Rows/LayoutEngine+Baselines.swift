internal import ConstraintSolver

/// The update of constraints on baselines when text changes.
extension LayoutEngine {
    /// Rereads the baselines that a constraint mentions, and updates the constraint's row.
    func refresh(_ slot: Int32) {
        guard let written = baselineReaders.rows[slot] else { return }
        let record = table.records[Int(slot)]
        var row = LinearRow()
        write(&row, of: record)
        // The baseline getter may have deactivated the constraint and removed its items.
        guard baselineReaders.rows[slot] == written, written != row else { return }
        if written.hasSameVariables(as: row) {
            let items = itemsOfBaselines(of: record)
            guard baselineReaders.rows[slot] == written else { return }
            baselineReaders.insert(slot, row, reading: items)
            update(slot, to: row)
        } else {
            pending.requestRebuild()
        }
    }

    /// Reads the baselines of an item again for the constraints on them, since the baselines may have moved.
    func refreshBaselines(of node: LayoutNode) {
        for slot in baselineReaders.slots(reading: node) { refresh(slot) }
    }

    func refreshStaleBaselines() {
        for node in pending.takeStaleBaselines() { refreshBaselines(of: node) }
    }

    package func readsBaselines(of node: LayoutNode) -> Bool { !baselineReaders.slots(reading: node).isEmpty }

    /// The items whose baselines a constraint mentions, and all views to which those items delegate the baselines.
    func itemsOfBaselines(of constraint: ConstraintRecord) -> [LayoutNode] {
        let sides = [
            (node(at: constraint.first), constraint.value.firstAttribute),
            (node(at: constraint.second), constraint.value.secondAttribute),
        ]
        return sides.flatMap { node, attribute -> [LayoutNode] in
            guard let node, attribute.isBaseline else { return [] }
            guard let view = node.view else { return [node] }
            return [node]
                + view.baselineProviders(isFirst: attribute == .firstBaseline).map { self.node(for: $0.layoutNode) }
        }
    }
}
