internal import LayoutWords

/// A report of document content that does not fit.
public struct DocumentDiagnostic: Hashable, Sendable, CustomStringConvertible {
    /// The kind of content that does not fit.
    public enum Kind: Hashable, Sendable {
        /// A view, line or row that is taller than a page and is cut across pages.
        case cut
        /// A section that is taller than a page and breaks like content outside sections.
        case brokenSection
        /// Header rows that, with the space below them, are taller than half a page and therefore not repeated.
        case highHeader
        /// A header or footer that is taller than its margin.
        case highMargin
        /// An image that has no height, and is therefore not shown: neither a constraint nor a natural size, which a
        /// reference does not have, determines one.
        case flatImage
        /// A height that is not finite, or is at least 1e9 points, and is treated as 0.
        case notFinite
    }

    /// The kind of content that does not fit.
    public let kind: Kind
    /// The page on which the content begins, counted from 1.
    public let page: Int
    /// The height of the content, in points.
    public let height: Double
    /// The available height, in points.
    public let room: Double

    /// The diagnostic as a sentence.
    public var description: String {
        let subject =
            switch kind {
            case .cut: "Content taller than a page is cut across pages"
            case .brokenSection: "A section taller than a page is broken"
            case .highHeader: "The header of a table is not repeated"
            case .highMargin: "A header or footer is taller than its margin"
            case .flatImage: "An image without a height is not shown"
            case .notFinite: "A height is not finite and counts as 0"
            }
        return "Page \(page): \(subject): \(height.plain) points, where there are \(room.plain)."
    }
}
