/// Allows constraints that were activated without an object each to be requested later.
///
/// A table issues one lease for many successive constraints, so that it costs next to nothing if none is requested.
/// Once one of them leaves the table while the lease is held, all go on as objects, which the lease keeps. From then on
/// it never changes: a part of the tree on another thread may hold it as well.
final class ConstraintLease {
    /// How many constraints share a lease at most.
    static let capacity = 64

    /// The slots of those that filled vacancies, by the order of their activation.
    var slots: [Int: Int32] = [:]
    /// Whether one has left the table that was still wanted, or the table is gone.
    var hasEnded = false
    /// All of them, by the order of their activation, once the lease has ended; until then empty.
    var objects: [Int: LayoutConstraint] = [:]
}
