/// Constraints that were activated by one call, in its order; each becomes an object when it is asked for.
package struct ConstraintRun {
    private let lease: ConstraintLease
    private let start: Int
    private let node: LayoutNode
    /// How many there are.
    package let count: Int

    init(_ lease: ConstraintLease, from start: Int, count: Int, of node: LayoutNode) {
        self.lease = lease
        self.start = start
        self.node = node
        self.count = count
    }

    /// The constraint at a position: the same object as long as the constraint is active or the run is held.
    package func constraint(at position: Int) -> LayoutConstraint {
        precondition((0..<count).contains(position), "The position is not one of the \(count) constraints.")
        let engine = node.engine
        if let departed = lease.departed[start + position] { return departed }
        guard let engine else { preconditionFailure("An active constraint is in a tree.") }
        return engine.handle(at: engine.table.leases.slot(at: lease.firstPlace + Int32(start + position)))
    }
}
