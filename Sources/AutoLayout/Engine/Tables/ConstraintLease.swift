/// Allows constraints that were activated without an object each to be requested later.
///
/// A table issues one lease for many successive constraints, so that it costs next to nothing if none is requested.
/// A constraint that leaves the table while its lease is held goes on as an object, which the lease keeps.
final class ConstraintLease {
    /// How many constraints share a lease at most.
    static let capacity = 64

    /// The slots of those that filled vacancies, by the order of their activation.
    var slots: [Int: Int32] = [:]
    /// Those that have left the table, by the order of their activation.
    var departed: [Int: LayoutConstraint] = [:]
}
