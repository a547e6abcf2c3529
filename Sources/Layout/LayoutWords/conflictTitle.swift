/// The first line of a report about constraints that contradict each other.
///
/// - Parameters:
///   - count: the number of constraints.
///   - difference: the amount by which they contradict each other, if it is the same for all.
package func conflictTitle(count: Int, difference: String?) -> String {
    let title =
        switch count {
        case 1: "This constraint cannot be satisfied"
        case 2: "These two constraints cannot both be satisfied"
        default: "These \(count) constraints cannot all be satisfied"
        }
    return title + (difference.map { "; \(count == 1 ? "its sides" : "they") differ by \($0):" } ?? ":")
}
