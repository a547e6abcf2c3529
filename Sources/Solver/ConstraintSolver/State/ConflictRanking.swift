/// A client's ranks of constraints of the same age class. Of the members of a conflict in the newest class, the one with
/// the highest rank is dropped.
///
/// The ranks are read only where there is a conflict. They must be those of a total order, except that constraints may
/// have equal ranks.
package protocol ConflictRanking: AnyObject {
    /// Whether the first of two constraints, given by their indices, has the higher rank; nil if the ranks are equal.
    /// The function must not use the solver.
    func ranksHigher(_ first: Int32, _ second: Int32) -> Bool?
}
