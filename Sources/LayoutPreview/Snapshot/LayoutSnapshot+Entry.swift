public import AutoLayout

extension LayoutSnapshot {
    /// One view of the tree.
    public struct Entry: Hashable, Codable, Sendable {
        /// The name of the view, or that of its type.
        public let name: String
        /// Its depth below the root, which has depth 0.
        public let depth: Int
        /// Its frame in its parent, in points.
        public let frame: Rect
        /// Its frame in the root, in points.
        public let rectInRoot: Rect
        /// Its fill color.
        public let backgroundColor: Color?
        /// The radius of its corners, in points.
        public let cornerRadius: Double
        /// Its content, if it is a label or an image view.
        public let content: Content?
        /// The image that it shows, if more than its source is known.
        public let image: Image?
        /// Its appearance other than color and corners, unless it has the default one.
        public let style: Style?
        /// Its safe area in the root, in points, if the guide is in use.
        public let safeArea: Rect?
        /// The area inside its margins, in the root and in points, if the guide is in use.
        public let margins: Rect?
        /// The other guides that were added to it.
        public let guides: [Guide]
        /// The ambiguous attributes, by name.
        public let ambiguousAttributes: [String]
        /// Whether a constraint on it is in a conflict.
        public let isInConflict: Bool
    }

    /// The appearance of a view other than its color and corners.
    public struct Style: Hashable, Codable, Sendable {
        /// The opacity of the view and everything in it, in 0...1.
        public let alpha: Double
        /// The width of the border inside its edges, in points.
        public let borderWidth: Double
        /// The color of the border.
        public let borderColor: Color
        /// Its shadow.
        public let shadow: View.Shadow?
        /// A gradient on top of its color.
        public let gradient: View.Gradient?
        /// Whether its subviews are clipped to its bounds.
        public let clipsToBounds: Bool
        /// Its scroll indicators, in points from its top left corner.
        public let scrollIndicators: [Rect]
        /// The corners that are round, if not all of them.
        public let maskedCorners: View.CornerMask?
        /// The transform about its center with which it is drawn.
        public let transform: View.Transform?
        /// The outline to which it is clipped, in points from its top left corner.
        public let mask: View.Path?
    }

    /// An image as an image view shows it.
    public struct Image: Hashable, Codable, Sendable {
        /// The data of the image, or a reference to it.
        public let contents: ImageContents
        /// How it is fitted into the view.
        public let mode: ImageContentMode
        /// Its natural size in points, if known.
        public let naturalSize: Size?
    }

    /// A guide of a view.
    public struct Guide: Hashable, Codable, Sendable {
        /// The guide's identifier, or its type's name.
        public let name: String
        /// Its frame in the root, in points.
        public let rectInRoot: Rect
        /// The ambiguous attributes, by name.
        public let ambiguousAttributes: [String]
    }

    /// The content of a view.
    public enum Content: Hashable, Codable, Sendable {
        /// Lines of text, broken and cut as the layout did.
        case text(Text)
        /// An image: a path or an address, if one is known.
        case image(source: String?)
    }

    /// Text as a label shows it.
    public struct Text: Hashable, Codable, Sendable {
        /// The side to which the lines are aligned.
        public enum Alignment: String, Codable, Sendable {
            /// To the left.
            case left
            /// To the middle.
            case center
            /// To the right.
            case right
        }

        /// The lines from top to bottom, in points from the top left corner of the view.
        public let lines: [TextLayout.Line]
        /// Its font.
        public let font: Font
        /// Its color.
        public let color: Color
        /// The side to which the lines are aligned.
        public let alignment: Alignment
        /// The typefaces it was measured in, as in CSS; nil for Helvetica and metric-compatible fonts.
        public let family: String?
        /// Whether some of it is beyond the edges of the view, where it is not drawn.
        public let isClipped: Bool
    }
}
