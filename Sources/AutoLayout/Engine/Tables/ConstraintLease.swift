/// Allows constraints that were activated without an object each to be requested later.
///
/// A table issues one lease for many successive constraints, so that it costs next to nothing if none is requested.
/// Once one of them leaves the table while the lease is held, all become objects, which the lease keeps. From then on
/// it never changes, since a part of the tree on another thread may hold it as well.
final class ConstraintLease {
    /// The maximum number of constraints that share a lease.
    static let capacity = 64

    /// The slots of the constraints that filled vacancies, by activation number.
    var slots: [Int: Int32] = [:]
    /// Whether a constraint that may be requested has left the table, or the table is gone.
    var hasEnded = false
    /// All constraints, by activation number, once the lease has ended; empty until then.
    var objects: [Int: LayoutConstraint] = [:]
}
