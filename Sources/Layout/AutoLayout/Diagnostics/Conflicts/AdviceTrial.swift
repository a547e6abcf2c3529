internal import ConstraintSolver

/// Tries a piece of advice in the tree's own solver, to see the resulting layout, and undoes it.
///
/// The solution depends on the constraints alone, so the layout is unchanged afterward, and only the components that an
/// edit touches are solved again.
struct AdviceTrial {
    /// One of the changes in a piece of advice.
    enum Edit {
        /// Changes a constant by the given amount.
        case shift(RowSource, by: Double)
        case priority(RowSource, LayoutPriority)
        case removal(RowSource)

        fileprivate var source: RowSource {
            switch self {
            case .shift(let source, _), .priority(let source, _), .removal(let source): source
            }
        }
    }

    private let engine: LayoutEngine

    init(_ engine: LayoutEngine) {
        self.engine = engine
    }

    /// Whether the edits move no view beyond an edge of its parent, and leave every item of the given constraint inside
    /// its parent.
    /// - Complexity: Two solves of the components that the edits touch, and O(*n*) in the items they move.
    func keepsInside(_ edits: [Edit], placing constraint: LayoutConstraint? = nil) -> Bool {
        var restored: [(handle: Constraint, row: LinearRow, priority: Double)] = []
        for edit in edits {
            guard let (handle, row) = edit.source.row(in: engine) else { continue }
            restored.append((handle, row, edit.source.priority))
            _ = engine.attempt("A suggestion") { () throws(SolverError) in try apply(edit, handle, row) }
        }
        engine.solver.solve()
        let sides = changedItems.compactMap { node in node.parent.map { (node, overflows(node, in: $0)) } }
        let isOutside = constraint.map(placesOutside) ?? false
        for (handle, row, priority) in restored {
            _ = engine.attempt("A suggestion") { () throws(SolverError) in
                try engine.solver.setConstant(of: handle, to: row.constant)
                for term in row.terms {
                    try engine.solver.setCoefficient(of: handle, for: term.variable, to: term.coefficient)
                }
                try engine.solver.setPriority(of: handle, to: priority)
            }
        }
        engine.solver.solve()
        return !isOutside
            && !sides.contains { node, tried in
                zip(overflows(node, in: node.parent), tried).contains { !$0 && $1 }
            }
    }

    private func apply(_ edit: Edit, _ handle: Constraint, _ row: LinearRow) throws(SolverError) {
        let solver = engine.solver
        switch edit {
        case .shift(let source, let change):
            let sign = source.constraint?.isMirrored == true ? -1.0 : 1.0
            try solver.setConstant(of: handle, to: row.constant + sign * change)
        case .priority(_, let priority):
            try solver.setPriority(of: handle, to: priority.rawValue)
        case .removal:
            // The row keeps its place without its terms, since removing and re-adding it would change its age.
            try solver.setConstant(of: handle, to: 0)
            for term in row.terms { try solver.setCoefficient(of: handle, for: term.variable, to: 0) }
        }
    }

    /// The views that the trial has moved or resized, and the subviews of those that it has resized; a view may occur
    /// more than once.
    private var changedItems: [LayoutNode] {
        (0..<engine.solver.changedCount).flatMap { position -> [LayoutNode] in
            let role = engine.items.roles[engine.solver.change(at: position).index]
            guard let node = engine.node(at: role.slot), let view = node.view else { return [] }
            return [node] + (role.component.isExtent ? view.subviews.map { $0.layoutNode } : [])
        }
    }

    /// Whether an item of a constraint extends beyond its parent along the constraint's axis, as last solved.
    private func placesOutside(_ constraint: LayoutConstraint) -> Bool {
        let first = constraint.firstAttribute.traits?.axis == .vertical ? 1 : 0
        return [constraint.firstNode, constraint.secondNode].contains { node in
            guard let node, case let edges = overflows(node, in: node.parent), !edges.isEmpty else { return false }
            return edges[first] || edges[first + 2]
        }
    }

    /// For each edge of the parent (left, top, right, bottom), whether a view, as last solved, extends beyond it; empty
    /// if there is no parent, or if the parent scrolls its content.
    private func overflows(_ node: LayoutNode, in parent: LayoutNode?) -> [Bool] {
        // Content may be larger than the view that scrolls it.
        guard let parent, parent.view?.guideForSubviewEdges == nil else { return [] }
        let (frame, size) = (solved(node), solved(parent).size)
        return [-frame.minX, -frame.minY, frame.maxX - size.width, frame.maxY - size.height]
            .map { $0 > Tolerance.points }
    }

    private func solved(_ node: LayoutNode) -> Rect { node.isInUse ? node.solved : node.frame }
}
