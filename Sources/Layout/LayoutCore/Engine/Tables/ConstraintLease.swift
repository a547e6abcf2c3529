/// Allows constraints that were activated without objects to get them later, on request.
///
/// A table issues one lease for many successive constraints, so a lease costs next to nothing if no constraint is
/// requested. If one of its constraints leaves the table while it may still be requested, all become objects, which the
/// lease keeps. From then on the lease never changes, since a part of the tree on another thread may refer to it as
/// well.
final class ConstraintLease {
    /// The maximum number of constraints that share a lease.
    static let capacity = 64

    /// The slots of constraints activated while the table had vacant slots, by activation number.
    var slots: [Int: Int32] = [:]
    /// Whether the constraints are objects: from the start, or because one that may be requested has left the table or
    /// had its condition changed, or because the tree has lost its root.
    var hasEnded = false
    /// The objects of the constraints, by activation number (by position, if they were objects from the start), once
    /// the lease has ended; empty until then.
    var objects: [Int: LayoutConstraint] = [:]
}
