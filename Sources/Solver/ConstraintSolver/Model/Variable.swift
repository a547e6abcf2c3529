/// A handle to a variable of one `Solver`: an unknown real number.
///
/// A handle is a small value: copy it, store it in arrays, or use it as a key. A handle is never reused: using it after
/// its variable has been removed is an error, and it never refers to another variable.
public struct Variable: Hashable, Sendable {
    let slot: Int32
    let generation: UInt32
    let owner: UInt

    /// A placeholder that refers to no variable.
    static let none = Variable(slot: -1, generation: 0, owner: 0)

    init(slot: Int32, generation: UInt32, owner: UInt) {
        self.slot = slot
        self.generation = generation
        self.owner = owner
    }

    /// A small number, unique among the variables of a solver and reused after removal: an index for side tables.
    public var index: Int { Int(slot) }

    /// Whether two handles refer to the same variable. Where no `Bool` is expected, `x == y` is a constraint instead.
    @_disfavoredOverload
    public static func == (left: Variable, right: Variable) -> Bool {
        left.slot == right.slot && left.generation == right.generation && left.owner == right.owner
    }
}
