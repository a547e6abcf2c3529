/// A constraint that has been added to a `Solver`, as a handle.
///
/// Like `Variable`, it stays recognisable after removal: using it then throws `SolverError.unknownConstraint`.
public struct Constraint: Hashable, Sendable {
    let slot: Int32
    let generation: UInt32
    let owner: UInt

    init(slot: Int32, generation: UInt32, owner: UInt) {
        self.slot = slot
        self.generation = generation
        self.owner = owner
    }

    /// A small number, unique among the living constraints of a solver and reused after removal: an index for side tables.
    public var index: Int { Int(slot) }
}
