#if Cairo
    /// The reason why text could not be measured or a picture could not be drawn.
    public enum CairoError: Error, Hashable, Sendable, CustomStringConvertible {
        /// None of the font families is installed.
        case fontNotFound(String)
        /// An image could not be read; the values are its source and the reason.
        case imageNotRead(source: String, reason: String)
        /// An image has a width or height of 0 and is left out; the value is its source.
        case imageWithoutArea(source: String)
        /// The picture has an invalid size, or Cairo reported an error.
        case pictureNotMade(String)

        /// The error as a sentence.
        public var description: String {
            switch self {
            case .fontNotFound(let family): "The font family \(family) is not installed."
            case .imageNotRead(let source, let reason): "The image \(source) could not be read: \(reason)."
            case .imageWithoutArea(let source): "The image \(source) is left out: its width or height is 0."
            case .pictureNotMade(let reason): "The picture could not be made: \(reason)."
            }
        }
    }
#endif
