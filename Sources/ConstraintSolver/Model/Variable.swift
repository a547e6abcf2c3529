/// An unknown real number of one `Solver`, as a handle.
///
/// A handle is a small value: copy it, keep it in arrays, use it as a key. It stays recognisable after its variable
/// was removed, so that using it then is an error and not another variable.
public struct Variable: Hashable, Sendable {
    let slot: Int32
    let generation: UInt32
    let owner: UInt

    /// Stands for no variable where there has to be one.
    static let none = Variable(slot: -1, generation: 0, owner: 0)

    init(slot: Int32, generation: UInt32, owner: UInt) {
        self.slot = slot
        self.generation = generation
        self.owner = owner
    }

    /// A small number, unique among the living variables of a solver and reused after removal: an index for side tables.
    public var index: Int { Int(slot) }

    /// Whether two handles stand for the same variable. Where nothing asks for a `Bool`, `x == y` is a constraint.
    @_disfavoredOverload
    public static func == (left: Variable, right: Variable) -> Bool {
        left.slot == right.slot && left.generation == right.generation && left.owner == right.owner
    }
}
