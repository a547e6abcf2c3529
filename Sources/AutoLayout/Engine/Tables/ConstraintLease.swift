/// What lets somebody ask for constraints later that were activated without an object for each.
///
/// A table gives out one lease for many constraints after another, so that it costs next to nothing where nobody asks.
/// A constraint that leaves the table while its lease is held goes on as an object, which the lease keeps.
final class ConstraintLease {
    /// How many constraints share a lease, unless one call alone makes more.
    static let capacity = 64

    /// The constraints' slots in the table, -1 for those that have left it.
    var slots: ContiguousArray<Int32> = []
    /// Those that have left the table, by position.
    var departed: [Int: LayoutConstraint] = [:]
    /// How many are still in the table.
    var activeCount = 0
}
