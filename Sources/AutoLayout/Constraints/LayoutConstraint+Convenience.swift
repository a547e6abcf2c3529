extension LayoutConstraint {
    /// The view or guide on the left side, while it is alive.
    public var firstItem: (any LayoutItem)? { firstNode.item }

    /// The view or guide on the right side, while it is alive.
    public var secondItem: (any LayoutItem)? { secondNode?.item }

    /// Sets the priority, in (0, 1000], and returns the constraint itself.
    @discardableResult
    public func withPriority(_ priority: LayoutPriority) -> Self {
        self.priority = priority
        return self
    }

    /// Activates all of them, in the order given: among equals the earlier ones are honoured first.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Activates all of them, in the order given: among equals the earlier ones are honoured first.
    public static func activate(_ constraints: some Sequence<LayoutConstraint>) { activate(Array(constraints)) }

    /// Deactivates all of them.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Deactivates all of them.
    public static func deactivate(_ constraints: some Sequence<LayoutConstraint>) { deactivate(Array(constraints)) }
}
