extension View {
    /// Activates a constraint, whichever view this is called on; the nearest view that contains both items holds the
    /// constraint.
    /// - Complexity: as for `LayoutConstraint.isActive`.
    public final func addConstraint(_ constraint: LayoutConstraint) { constraint.isActive = true }

    /// Activates constraints in the order given.
    /// - Complexity: as for `LayoutConstraint.isActive`, for each constraint.
    public final func addConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.activate(constraints) }

    /// Deactivates a constraint, whichever view holds it.
    /// - Complexity: as for `LayoutConstraint.isActive`.
    public final func removeConstraint(_ constraint: LayoutConstraint) { constraint.isActive = false }

    /// Deactivates constraints, whichever views hold them.
    /// - Complexity: as for `LayoutConstraint.isActive`, for each constraint.
    public final func removeConstraints(_ constraints: [LayoutConstraint]) { LayoutConstraint.deactivate(constraints) }
}
