/// The reason why no card was made.
public enum CardError: Error, Equatable {
    /// The data does not describe a card.
    case invalidData(String)
    /// The avatar could not be read.
    case avatarNotRead(String, reason: String)
    /// The system cannot draw, for example because no font is installed.
    case unavailable(String)

    /// The error as a sentence.
    public var sentence: String {
        switch self {
        case .invalidData(let complaint): "The data do not describe a card: \(complaint)."
        case .avatarNotRead(let avatar, let reason): "The avatar \(avatar) was not read: \(reason)."
        case .unavailable(let sentence): sentence
        }
    }
}
