/// What lets somebody ask for constraints later that were activated without an object for each.
///
/// A table gives out one lease for many constraints after another, so that it costs next to nothing where nobody asks.
/// A constraint that leaves the table while its lease is held goes on as an object, which the lease keeps.
final class ConstraintLease {
    /// How many constraints share a lease at most.
    static let capacity = 64

    /// The place in the table of its first constraint.
    let firstPlace: Int32
    /// Those that have left the table, by position.
    var departed: [Int: LayoutConstraint] = [:]

    init(at firstPlace: Int32) {
        self.firstPlace = firstPlace
    }
}
