public import AutoLayout
public import QuickAnchorKinds

extension QuickAnchor {
    /// The same anchor with a priority in (0, 1000]; any other number makes a constraint that is refused.
    public func priority(_ priority: LayoutPriority) -> QuickAnchor {
        var copy = self
        copy.priority = priority
        return copy
    }

    /// The same anchor with a priority in (0, 1000]; any other number makes a constraint that is refused.
    @_disfavoredOverload
    public func priority(_ priority: some QuickNumber) -> QuickAnchor {
        self.priority(LayoutPriority(priority.quickValue))
    }

    /// The same anchor with a name that diagnostics show.
    public func identifier(_ identifier: String) -> QuickAnchor {
        var copy = self
        copy.identifier = identifier
        return copy
    }
}
