/// The conditions in use in a tree.
struct Conditions {
    /// The conditions; nil if none has been used yet.
    var table: ConditionTable?
    /// The item read by conditions that name no item; nil for the root.
    var root: LayoutNode?
}
