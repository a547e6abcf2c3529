public import AutoLayout

extension LayoutSnapshot {
    /// One view of the tree.
    public struct Entry: Hashable, Codable, Sendable {
        /// The view's name, or its type's.
        public let name: String
        /// How many views it is in.
        public let depth: Int
        /// Where it is in its parent, in points.
        public let frame: Rect
        /// Where it is in the root, in points.
        public let rectInRoot: Rect
        /// What it is filled with.
        public let backgroundColor: Color?
        /// The radius of its corners, in points.
        public let cornerRadius: Double
        /// What it shows besides its colour.
        public let content: Content?
        /// The image that it shows, where more is known of it than where it comes from.
        public let image: Image?
        /// How it is drawn besides its colour and its corners, where that is not plain.
        public let style: Style?
        /// Where its safe area is in the root, in points, if its guide is in use.
        public let safeArea: Rect?
        /// Where the inside of its margins is in the root, in points, if its guide is in use.
        public let margins: Rect?
        /// The other guides that were added to it.
        public let guides: [Guide]
        /// The ambiguous attributes, by name.
        public let ambiguousAttributes: [String]
        /// Whether a constraint on it is in a conflict.
        public let isInConflict: Bool
    }

    /// How a view is drawn besides its colour and its corners.
    public struct Style: Hashable, Codable, Sendable {
        /// The opacity of the view and everything in it, in 0...1.
        public let alpha: Double
        /// The width of the border inside its edges, in points.
        public let borderWidth: Double
        /// What the border is drawn with.
        public let borderColor: Color
        /// What it throws on what is behind it.
        public let shadow: View.Shadow?
        /// What it is filled with on top of its colour.
        public let gradient: View.Gradient?
        /// Whether what is in it is not shown outside of it.
        public let clipsToBounds: Bool
    }

    /// An image as an image view shows it.
    public struct Image: Hashable, Codable, Sendable {
        /// What is shown.
        public let contents: ImageContents
        /// How it is fitted into the view.
        public let mode: ImageContentMode
        /// How large it is by itself, in points, where that is known.
        public let naturalSize: Size?
    }

    /// A guide of a view.
    public struct Guide: Hashable, Codable, Sendable {
        /// The guide's identifier, or its type's name.
        public let name: String
        /// Where it is in the root, in points.
        public let rectInRoot: Rect
        /// The ambiguous attributes, by name.
        public let ambiguousAttributes: [String]
    }

    /// What a view shows besides its colour.
    public enum Content: Hashable, Codable, Sendable {
        /// Lines of text, broken and cut as the layout did.
        case text(Text)
        /// An image: a path or an address, if one is known.
        case image(source: String?)
    }

    /// Text as a label shows it.
    public struct Text: Hashable, Codable, Sendable {
        /// To which side the lines go.
        public enum Alignment: String, Codable, Sendable {
            /// To the left.
            case left
            /// To the middle.
            case center
            /// To the right.
            case right
        }

        /// The lines from top to bottom, counted from the top left corner of the view, in points.
        public let lines: [TextLayout.Line]
        /// What it is set in.
        public let font: Font
        /// What it is drawn with.
        public let color: Color
        /// To which side the lines go.
        public let alignment: Alignment
        /// The typefaces it was measured in, as in CSS; nil for Helvetica and metric-compatible fonts.
        public let family: String?
    }
}
