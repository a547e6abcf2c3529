extension View {
    /// Activates a constraint, whichever view this is called on; the nearest view that contains both items holds the
    /// constraint.
    /// - Complexity: as for `LayoutConstraint.isActive`
    public final func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

    /// Activates constraints as one batch.
    /// - Complexity: O(*n*) in their number.
    public final func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

    /// Deactivates a constraint, whichever view holds it.
    /// - Complexity: as for `LayoutConstraint.isActive`
    public final func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

    /// Deactivates constraints as one batch.
    /// - Complexity: O(*n*) in their number.
    public final func removeConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.deactivate(constraints) }
}
