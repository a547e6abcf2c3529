/// Why a command cannot be done.
enum PlaygroundError: Error, Equatable {
    /// It is no JSON, from a byte on, counted from 0.
    case malformed(byte: Int)
    case unknownCommand(String)
    /// A member of the command is missing, or of another kind than it should be.
    case needs(String, String)
    case noExample(String)
    case nothingOpen
    case noView(Int)
    case noLabel(Int)
    case noConstraint(Int)
    case noState(Int)
    case noSpelling(String)

    /// The reason in one sentence.
    var sentence: String {
        switch self {
        case .malformed(let byte): "The command is no JSON from byte \(byte) on."
        case .unknownCommand(let name): "There is no command \(name)."
        case .needs(let member, let kind): "The command needs \(member), \(kind)."
        case .noExample(let name): "There is no example \(name)."
        case .nothingOpen: "No example is open."
        case .noView(let id): "There is no view \(id)."
        case .noLabel(let id): "View \(id) is no label."
        case .noConstraint(let id): "There is no constraint \(id)."
        case .noState(let index): "The example has no state \(index)."
        case .noSpelling(let name): "The example is not spelled \(name)."
        }
    }
}
