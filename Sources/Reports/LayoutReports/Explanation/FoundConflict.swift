/// A set of constraints from a list that cannot all hold.
///
/// Unless it was too large to be reduced, it is irreducible: without any one of the constraints, the others can hold or
/// contradict each other by less.
struct FoundConflict {
    /// The indices of the constraints, in the order of the list.
    var members: [Int]
    /// For each member, the change to its constant alone that would let all members hold; nil if no change would.
    var amounts: [Double?]
    /// For each member, the change to its constant alone that would let the whole list hold, apart from other conflicts
    /// in it that have no member in common with this one; nil if no change would.
    var changes: [Double?]
    /// The rows of the list, without those of other conflicts that have no member in common with this one.
    var rows: [ReportRow] = []
    /// Whether there are such other conflicts.
    var isOneOfSeveral = false

    /// The size of the smallest sufficient change; if no single change suffices for the whole list, of the smallest one
    /// that lets the members hold.
    var gap: Double { smallest(of: changes) ?? smallest(of: amounts) ?? 0 }

    /// Whether the rest of the list has no influence on what can be changed.
    var isWholeConflict: Bool {
        !isOneOfSeveral
            && zip(changes, amounts).allSatisfy { change, amount in
                if let change, let amount { return change.isAbout(amount) }
                return change == nil && amount == nil
            }
    }

    private func smallest(of changes: [Double?]) -> Double? { changes.compactMap { $0.map { abs($0) } }.min() }
}

extension Double {
    /// Whether two changes differ by no more than rounding can explain.
    func isAbout(_ other: Double) -> Bool { abs(self - other) <= 1e-4 + 1e-6 * abs(other) }
}
