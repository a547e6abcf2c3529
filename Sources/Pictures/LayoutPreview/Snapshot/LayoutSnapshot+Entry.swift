public import AutoLayout

extension LayoutSnapshot {
    /// One view of the tree.
    public struct Entry: Hashable, Codable, Sendable {
        /// The name of the view, or of its type if the view has no name.
        public let name: String
        /// The depth of the view below the root, which has depth 0.
        public let depth: Int
        /// The frame of the view in its parent, in points.
        public let frame: Rect
        /// The frame in the root, in points.
        public let rectInRoot: Rect
        /// The background color; nil if there is none.
        public let backgroundColor: Color?
        /// The radius of the view's corners, in points.
        public let cornerRadius: Double
        /// The content of a label or an image view; nil for other views, and for a label without visible text.
        public let content: Content?
        /// The image of an image view, if more than its source is known.
        public let image: Image?
        /// The appearance other than the background color and the corner radius; nil for the default.
        public let style: Style?
        /// The safe area in the root, in points; nil unless the view's safe area guide is in use.
        public let safeArea: Rect?
        /// The area inside the margins, in the root, in points; nil unless the view's margins guide is in use.
        public let margins: Rect?
        /// The view's other guides.
        public let guides: [Guide]
        /// The ambiguous attributes, by name.
        public let ambiguousAttributes: [String]
        /// Whether one of the view's own rules, or a constraint whose first item is the view, is in a conflict.
        public let isInConflict: Bool
    }

    /// The appearance of a view other than its background color and corner radius.
    public struct Style: Hashable, Codable, Sendable {
        /// The opacity of the view and everything in it, in 0...1.
        public let alpha: Double
        /// The width of the border inside the edges, in points.
        public let borderWidth: Double
        /// The color of the border.
        public let borderColor: Color
        /// The shadow of the view; nil if there is none.
        public let shadow: View.Shadow?
        /// The gradient on top of the background color; nil if there is none.
        public let gradient: View.Gradient?
        /// Whether subviews are clipped to the bounds.
        public let clipsToBounds: Bool
        /// The scroll indicators, in points from the top-left corner of the view.
        public let scrollIndicators: [Rect]
        /// The rounded corners; nil if all corners are rounded.
        public let maskedCorners: View.CornerMask?
        /// The transform with which the view is drawn, about the view's center; nil for the identity.
        public let transform: View.Transform?
        /// The outline to which the view is clipped, in points from the top-left corner; nil if there is none.
        public let mask: View.Path?
    }

    /// The image shown by an image view.
    public struct Image: Hashable, Codable, Sendable {
        /// The data of the image, or a reference to it.
        public let contents: ImageContents
        /// How the image is fitted into the view.
        public let mode: ImageContentMode
        /// The natural size in points, if known.
        public let naturalSize: Size?
    }

    /// A guide of a view.
    public struct Guide: Hashable, Codable, Sendable {
        /// The guide's identifier, or its type's name.
        public let name: String
        /// The frame in the root, in points.
        public let rectInRoot: Rect
        /// The ambiguous attributes, by name.
        public let ambiguousAttributes: [String]
    }

    /// The content of a view.
    public enum Content: Hashable, Codable, Sendable {
        /// Lines of text, broken and truncated as in the layout.
        case text(Text)
        /// An image, with its path or URL if one is known.
        case image(source: String?)
    }

    /// The text shown by a label.
    public struct Text: Hashable, Codable, Sendable {
        /// The side to which the lines are aligned.
        public enum Alignment: String, Codable, Sendable {
            /// To the left.
            case left
            /// Centered.
            case center
            /// To the right.
            case right
        }

        /// The lines from top to bottom, with positions in points from the top-left corner of the view.
        public let lines: [TextLayout.Line]
        /// The font of the text.
        public let font: Font
        /// The color of the text.
        public let color: Color
        /// The side to which the lines are aligned.
        public let alignment: Alignment
        /// The typefaces in which the text was measured, as a CSS font family; nil for Helvetica and metric-compatible
        /// fonts.
        public let family: String?
        /// Whether part of the text extends beyond the view's edges, where it is not drawn.
        public let isClipped: Bool
    }
}
