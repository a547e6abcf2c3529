/// A view or guide, of any layout system, whose numbers conditions can read: `.width(below: 300, of: panel)`.
public protocol ConditionItem: AnyObject {
    /// What conditions keep of the item; for the layout system only.
    var conditionReference: ConditionReference { get }
}

/// What conditions keep of a view or guide, without keeping it alive; for the layout system only.
public struct ConditionReference {
    package let target: any ConditionTarget

    package init(_ target: any ConditionTarget) { self.target = target }
}

/// The object that stands for a view or guide in conditions.
package protocol ConditionTarget: AnyObject {
    /// The name of the item in messages.
    var displayName: String { get }
}
