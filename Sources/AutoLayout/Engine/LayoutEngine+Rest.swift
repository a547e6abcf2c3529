internal import ConstraintSolver

/// Where views are of which no constraint says where they are: at the corner of their parent.
///
/// Of a parent that is undecided itself it is the corner where that one rests. So each place of rest depends on decided
/// places alone: nothing chases anything, and one more solve is enough.
extension LayoutEngine {
    /// Tells the solver where an item rests, if it is undecided.
    /// - Returns: whether that has changed, so that there is more to solve.
    func settle(_ node: LayoutNode, in parent: LayoutNode) -> Bool {
        guard let variables = node.variables else { return false }
        let corner = parent.parent == nil ? .zero : restingCorner(in: parent)
        let rest = node.rest
        guard corner != rest else { return false }
        let x = settle(variables.x, at: corner.x, insteadOf: rest.x)
        let y = settle(variables.y, at: corner.y, insteadOf: rest.y)
        node.rest = Point(x: x ? corner.x : rest.x, y: y ? corner.y : rest.y)
        return x || y
    }

    private func settle(_ position: Variable, at value: Double, insteadOf rest: Double) -> Bool {
        guard rest != value, solver.isUndecided(position) else { return false }
        needsSolve = true
        attempt("A place of rest") { () throws(SolverError) in
            try solver.setRestingValue(of: position, to: value)
        }
        return true
    }

    private func restingCorner(in parent: LayoutNode) -> Point {
        guard let variables = parent.variables, !parent.isPlacedByFrame else { return parent.displayed }
        return Point(
            x: solver.isUndecided(variables.x) ? parent.rest.x : parent.displayed.x,
            y: solver.isUndecided(variables.y) ? parent.rest.y : parent.displayed.y)
    }
}
