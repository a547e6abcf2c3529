/// How far a solve has come.
struct SolveProgress {
    /// Whether another round is needed: something has changed, or an assumption has turned out to be wrong.
    private(set) var isDirty = false
    private(set) var round = 0
    /// Whether the current solve began without plans and components, as the first solve does.
    private(set) var isBuilding = false
    var statistics = Statistics()

    /// Whether this is the first round of a solve that began without plans and components. In this round, every
    /// constraint that reads a variable is still to be evaluated or checked, so no reader has to be marked.
    var isFirstRound: Bool { isBuilding && round == 0 }

    mutating func requestRound() { isDirty = true }

    mutating func begin(isBuilding: Bool) { (round, self.isBuilding, statistics) = (0, isBuilding, Statistics()) }

    /// Declares everything decided, unless the checks that follow find something.
    mutating func settle() { isDirty = false }

    mutating func endRound() { round += 1 }

    mutating func end() { isBuilding = false }
}
