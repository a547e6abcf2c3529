/// A constraint in the proof of a conflict, and its multiplier.
struct ProofRow: BitwiseCopyable {
    var constraint: Int32
    var multiplier: Double
    /// The index at which the row's proof begins in a pool of several proofs.
    var start: Int32 = 0
}
