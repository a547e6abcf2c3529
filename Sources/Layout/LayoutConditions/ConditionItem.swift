/// A view or guide, of any layout system, to which a condition refers.
package protocol ConditionItem: AnyObject {
    /// The name of the item in messages.
    var displayName: String { get }
}
