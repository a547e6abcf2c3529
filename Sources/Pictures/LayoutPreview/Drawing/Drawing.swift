public import AutoLayout

/// The drawing steps of a picture of a laid-out tree. The SVG, page and Cairo output is drawn from these steps.
public struct Drawing: Hashable, Sendable {
    /// The size of the picture in points.
    public let size: Size
    /// The steps from back to front, in the coordinates of the root.
    public let steps: [Step]

    /// A rectangle whose corners may be rounded.
    public struct Shape: Hashable, Sendable {
        /// The rectangle in the coordinates of the root, in points.
        public let rect: Rect
        /// The radius of its corners in points, at most half of its width and height.
        public let cornerRadius: Double
        /// The rounded corners; none if the radius is 0.
        public let corners: View.CornerMask

        /// A shape; a radius that is too large for its rectangle is reduced, and a negative extent becomes 0.
        public init(_ rect: Rect, cornerRadius: Double = 0, corners: View.CornerMask = .all) {
            let rect = rect.withoutNegativeSize
            let radius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
            self.rect = rect
            self.cornerRadius = corners.isDisjoint(with: .all) ? 0 : radius
            self.corners = self.cornerRadius > 0 ? corners.intersection(.all) : []
        }

        /// The outline as a path, for formats without rounded rectangles.
        public var outline: View.Path {
            View.Path(
                roundedRect: rect, cornerRadii: Size(width: cornerRadius, height: cornerRadius), corners: corners)
        }

        /// The same shape in another rectangle.
        public func with(_ rect: Rect) -> Shape { Shape(rect, cornerRadius: cornerRadius, corners: corners) }

        /// The point in the root at a fraction of the shape's width and height.
        public func point(at share: Point) -> Point {
            Point(x: rect.minX + share.x * rect.width, y: rect.minY + share.y * rect.height)
        }
    }

    /// The fill of a shape.
    public enum Paint: Hashable, Sendable {
        /// One color.
        case color(Color)
        /// Colors along a line whose ends are fractions of the shape's rectangle.
        case gradient(View.Gradient)
    }

    /// A line of text, or a part of a line that runs in one direction and has one style.
    public struct TextRun: Hashable, Sendable {
        /// The characters in reading order.
        public let text: String
        /// The left end of the baseline, in points.
        public let start: Point
        /// The width in points, as measured by the layout.
        public let width: Double
        /// The direction in which all characters run, regardless of their own directions; nil for a line that needs no
        /// reordering.
        public let direction: LayoutDirection?
        /// The font of the text.
        public let font: Font
        /// The typefaces in which the text was measured, as a CSS font family; nil for Helvetica and metric-compatible
        /// fonts.
        public let family: String?
        /// The color; nil for black text without a background, which is drawn in the picture's default text color.
        public let color: Color?
        /// The side of the label to which the text is aligned.
        public let alignment: LayoutSnapshot.Text.Alignment
        /// The space after each character, in points.
        public let letterSpacing: Double
        /// The extra width of each space, in points.
        public let wordSpacing: Double
        /// Whether the text is underlined.
        public let isUnderlined: Bool
        /// The address to which the text links.
        public let link: String?

        /// The line below the text, a twentieth of the font's size thick, if the text is underlined.
        public var underline: Rect? {
            guard isUnderlined, width > 0 else { return nil }
            return Rect(x: start.x, y: start.y + 0.1 * font.size, width: width, height: 0.05 * font.size)
        }
    }

    /// An image in a shape.
    public struct Image: Hashable, Sendable {
        /// The data of the image, or a reference to it.
        public let contents: ImageContents
        /// The natural size in points, if known.
        public let naturalSize: Size?
        /// How the image is fitted into the shape.
        public let mode: ImageContentMode
        /// The shape to which the image is clipped.
        public let shape: Shape
    }

    /// A drawing step.
    public enum Step: Hashable, Sendable {
        /// The beginning of a group that is drawn as a whole with an opacity, clipped to a shape if there is one.
        case beginGroup(opacity: Double, clip: Shape?)
        /// The beginning of a group that is drawn with a transform, in the coordinate system of the enclosing group.
        case beginTransform(View.Transform)
        /// The beginning of a group that is clipped to an outline.
        case beginMask(View.Path)
        /// The beginning of a group that contains one overlay.
        case beginOverlay(PreviewOptions)
        /// The end of the innermost group.
        case endGroup
        /// The shadow of a shape.
        case shadow(View.Shadow, of: Shape)
        /// A filled shape.
        case fill(Shape, Paint)
        /// An area inside an outline, filled with a color.
        case fillPath(View.Path, Color)
        /// The outline of a shape, with half of the width in points on either side; without dashes, whose lengths and
        /// gaps alternate, it is solid.
        case stroke(Shape, width: Double, Color, dashes: [Double] = [])
        /// A line with a width in points; without dashes, whose lengths and gaps alternate, it is solid.
        case line(from: Point, to: Point, width: Double, Color, dashes: [Double] = [])
        /// A line of text, or a part of a line.
        case text(TextRun)
        /// An image.
        case image(Image)
        /// A crossed box for an image without contents, filled with gray if the view has no background color.
        case placeholder(Shape, isFilled: Bool)
    }
}
