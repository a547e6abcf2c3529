/// A handle to a constraint that has been added to a `Solver`.
///
/// Like a handle to a variable, this handle is never reused: passing it to an edit after the constraint has been
/// removed throws `SolverError.unknownConstraint`.
public struct Constraint: Hashable, Sendable {
    let slot: Int32
    let generation: UInt32
    let owner: UInt

    init(slot: Int32, generation: UInt32, owner: UInt) {
        self.slot = slot
        self.generation = generation
        self.owner = owner
    }

    /// A small number, unique among the constraints of a solver and reused after removal: an index for side tables.
    package var index: Int { Int(slot) }
}
