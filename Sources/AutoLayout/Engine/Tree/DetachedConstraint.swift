/// A constraint on its way from one engine to another.
struct DetachedConstraint {
    let record: ConstraintRecord
    let first: LayoutNode
    let second: LayoutNode?
    /// The view that continues to hold it.
    let container: LayoutNode
    /// Its object, if it has one or if one may still be requested.
    let handle: LayoutConstraint?
    let identifier: String?
    let fileID: String
}
