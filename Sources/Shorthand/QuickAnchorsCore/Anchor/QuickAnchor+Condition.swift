public import LayoutCore

extension QuickAnchor {
    /// The condition under which the constraint is in effect; nil, the default, means always.
    public var condition: LayoutCondition? {
        get { unbound.condition }
        set { unbound.condition = newValue }
    }

    /// The anchor, in effect only while a condition holds: `topToBottom(image, 8).when(.width(below: 600))`. If the
    /// anchor already has a condition, both conditions must hold. A content priority cannot have a condition.
    public func when(_ condition: LayoutCondition) -> QuickAnchor {
        var anchor = self
        anchor.condition = self.condition.map { $0 && condition } ?? condition
        return anchor
    }
}
