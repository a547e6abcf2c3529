/// The reason why there is no card.
public enum CardError: Error, Equatable {
    /// The data are not what a card needs.
    case invalidData(String)
    /// The avatar could not be read.
    case avatarNotRead(String, reason: String)
    /// The system cannot draw, for example because no font is installed.
    case unavailable(String)

    /// The error as a sentence.
    public var sentence: String {
        switch self {
        case .invalidData(let complaint): "The data are not what a card needs: \(complaint)."
        case .avatarNotRead(let avatar, let reason): "The avatar \(avatar) was not read: \(reason)."
        case .unavailable(let sentence): sentence
        }
    }
}
