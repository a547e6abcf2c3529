public import AutoLayout
public import QuickAnchorKinds

extension QuickAnchor {
    /// The same anchor with a priority in (0, 1000]; constraints with any other number are refused.
    public func priority(_ priority: LayoutPriority) -> QuickAnchor {
        var copy = self
        copy.priority = priority
        return copy
    }

    /// The same anchor with a priority in (0, 1000]; constraints with any other number are refused.
    @_disfavoredOverload
    public func priority(_ priority: some QuickNumber) -> QuickAnchor {
        self.priority(LayoutPriority(priority.quickValue))
    }

    /// The same anchor with a name for diagnostics.
    public func identifier(_ identifier: String) -> QuickAnchor {
        var copy = self
        copy.identifier = identifier
        return copy
    }
}
