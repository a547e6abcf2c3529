/// A kind of file that a card can be.
public enum CardFormat: String, CaseIterable, Sendable {
    case png, svg, pdf

    /// The kind by the end of a file's name; PNG unless it says otherwise.
    public init(ofFile name: String) {
        self = CardFormat.allCases.first { name.hasSuffix(".\($0.rawValue)") } ?? .png
    }

    /// The media type of RFC 6838.
    public var mediaType: String {
        switch self {
        case .png: "image/png"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        }
    }
}
