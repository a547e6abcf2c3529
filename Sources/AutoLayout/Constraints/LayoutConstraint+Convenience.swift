extension LayoutConstraint {
    /// The first view or guide, or nil once it has been deallocated.
    public var firstItem: (any LayoutItem)? { firstNode.item }

    /// The second view or guide, or nil if there is none or it has been deallocated.
    public var secondItem: (any LayoutItem)? { secondNode?.item }

    /// Sets the priority, in (0, 1000], and returns the constraint itself.
    @discardableResult
    public func withPriority(_ priority: LayoutPriority) -> Self {
        self.priority = priority
        return self
    }

    /// Activates the constraints in the order given: among optional constraints of equal priority, earlier ones win.
    /// - Complexity: O(*n*) in their number; the solver works in the next pass.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Activates the constraints in the order given: among optional constraints of equal priority, earlier ones win.
    /// - Complexity: O(*n*) in their number; the solver works in the next pass.
    public static func activate(_ constraints: some Sequence<LayoutConstraint>) { activate(Array(constraints)) }

    /// Deactivates the constraints.
    /// - Complexity: O(*n*) in their number; the solver works in the next pass.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Deactivates the constraints.
    /// - Complexity: O(*n*) in their number; the solver works in the next pass.
    public static func deactivate(_ constraints: some Sequence<LayoutConstraint>) { deactivate(Array(constraints)) }
}
