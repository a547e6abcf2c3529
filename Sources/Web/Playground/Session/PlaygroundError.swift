/// The reason why a command cannot be executed.
enum PlaygroundError: Error, Equatable {
    /// The command is not valid JSON from the given byte on, counted from 0.
    case malformed(byte: Int)
    case unknownCommand(String)
    /// A member of the command is missing, or its value is not of the required kind.
    case needs(String, String)
    case nothingOpen
    case noView(Int)
    case noLabel(Int)
    case noConstraint(Int)
    case noState(Int)

    /// The reason in one sentence.
    var sentence: String {
        switch self {
        case .malformed(let byte): "The command is not valid JSON from byte \(byte) on."
        case .unknownCommand(let name): "There is no command \(name)."
        case .needs(let member, let kind): "The command needs \(member), \(kind)."
        case .nothingOpen: "No script is open."
        case .noView(let id): "There is no view \(id)."
        case .noLabel(let id): "View \(id) is not a label."
        case .noConstraint(let id): "There is no constraint \(id)."
        case .noState(let index): "The script has no state \(index)."
        }
    }
}
