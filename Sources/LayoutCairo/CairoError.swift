#if Cairo
    /// Why a text could not be measured, or a picture not be drawn.
    public enum CairoError: Error, Hashable, Sendable, CustomStringConvertible {
        /// None of the typefaces is installed.
        case fontNotFound(String)
        /// An image could not be read: where it was looked for, and what was said.
        case imageNotRead(source: String, reason: String)
        /// The picture cannot be of that size, or Cairo has refused.
        case pictureNotMade(String)

        /// The error as a sentence.
        public var description: String {
            switch self {
            case .fontNotFound(let family): "No typeface named \(family) is installed."
            case .imageNotRead(let source, let reason): "The image \(source) could not be read: \(reason)."
            case .pictureNotMade(let reason): "The picture could not be made: \(reason)."
            }
        }
    }
#endif
