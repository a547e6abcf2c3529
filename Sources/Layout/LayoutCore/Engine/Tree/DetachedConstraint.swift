/// A constraint on its way from one engine to another.
struct DetachedConstraint {
    let record: ConstraintRecord
    let first: LayoutNode
    let second: LayoutNode?
    /// The view that continues to hold the constraint.
    let container: LayoutNode
    /// The constraint's object, if there is one or if it may still be requested.
    let handle: LayoutConstraint?
    let identifier: String?
    let fileID: String
}
