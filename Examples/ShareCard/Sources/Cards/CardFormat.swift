/// A file type for cards.
public enum CardFormat: String, CaseIterable, Sendable {
    case png, svg, pdf

    /// The type that a file name extension indicates; PNG by default.
    public init(ofFile name: String) {
        self = CardFormat.allCases.first { name.hasSuffix(".\($0.rawValue)") } ?? .png
    }

    /// The media type (RFC 6838).
    public var mediaType: String {
        switch self {
        case .png: "image/png"
        case .svg: "image/svg+xml"
        case .pdf: "application/pdf"
        }
    }
}
