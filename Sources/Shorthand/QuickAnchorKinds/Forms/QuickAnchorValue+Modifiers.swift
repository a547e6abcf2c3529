extension QuickAnchorValue {
    /// The same anchor with a priority in (0, 1000].
    @inlinable
    public func priority(_ priority: Priority) -> Self {
        var copy = self
        copy.priority = priority
        return copy
    }

    /// The same anchor with a priority in (0, 1000], written as a number.
    @inlinable
    @_disfavoredOverload
    public func priority(_ priority: some QuickNumber) -> Self {
        Priority(rawValue: Priority.RawValue(priority.quickValue)).map { self.priority($0) } ?? self
    }

    /// The same anchor with a name for diagnostics.
    @inlinable
    public func identifier(_ identifier: String) -> Self {
        var copy = self
        copy.identifier = identifier
        return copy
    }
}

extension Array where Element: QuickAnchorValue {
    /// The anchors, with the call's priority in place of each required priority, whether explicit or default.
    package func prioritized(_ priority: QuickPriority) -> [Element] {
        map { $0.priority.rawValue == 1000 ? $0.priority(priority.rawValue) : $0 }
    }
}
