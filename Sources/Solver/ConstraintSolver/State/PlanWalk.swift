/// A row on a walk back through a plan, and its position in the plan.
struct WalkStep: BitwiseCopyable {
    var constraint: Int32
    var position: Int32
}

/// The coefficient of a variable in a sum of rows, and the total magnitude of the coefficient's summands.
struct Share: BitwiseCopyable {
    var amount = 0.0
    var magnitude = 0.0

    mutating func add(_ part: Double) {
        amount += part
        magnitude += abs(part)
    }
}

/// A walk back through a plan, and the proof that it completes.
struct PlanWalk: ~Copyable {
    private(set) var proof = Pool<ProofRow>()
    /// Whether the proof includes a variable whose determining constraint has just been dropped.
    private(set) var isProofStale = false
    /// The rows that the walk has reached, as a heap with the last step first.
    private var steps = Pool<WalkStep>()
    /// The share of each variable in the sum that is being computed; zero while there is no such sum.
    private(set) var shares = Pool<Share>()

    mutating func append(_ step: WalkStep) { steps.insertIntoHeap(step) { $0.position > $1.position } }

    mutating func popStep() -> WalkStep? { steps.popFirstOfHeap { $0.position > $1.position } }

    /// Makes room for the shares of all variables.
    mutating func prepareShares(count: Int, capacity: Int) {
        if shares.count < count { shares.resize(to: capacity, filling: Share()) }
    }

    /// Removes a variable's share from the sum and returns it.
    mutating func popShare(of variable: Int32) -> Share {
        defer { shares[variable] = Share() }
        return shares[variable]
    }

    mutating func beginProof() { proof.removeAll() }

    mutating func append(_ row: ProofRow) { proof.append(row) }

    mutating func setProofStale(_ stale: Bool) { isProofStale = stale }
}
