/// Allows constraints that were activated without objects to get them later, on request.
///
/// A table issues one lease for many successive constraints, so a lease costs next to nothing if no constraint is
/// requested. If one of its constraints leaves the table while the lease is in use, all become objects, which the lease
/// keeps. From then on the lease never changes, since a part of the tree on another thread may refer to it as well.
final class ConstraintLease {
    /// The maximum number of constraints that share a lease.
    static let capacity = 64

    /// The slots of the constraints that filled vacant slots, by activation number.
    var slots: [Int: Int32] = [:]
    /// Whether a constraint that may be requested has left the table, or the table is gone.
    var hasEnded = false
    /// All constraints, by activation number, once the lease has ended; empty until then.
    var objects: [Int: LayoutConstraint] = [:]
}
