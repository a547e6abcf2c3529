public import AutoLayout

/// What a picture of a laid-out tree consists of, from back to front. All back ends draw these steps and nothing else.
public struct Drawing: Hashable, Sendable {
    /// How large the picture is, in points.
    public let size: Size
    /// What is drawn, one on top of the other, in the coordinates of the root.
    public let steps: [Step]

    /// A rectangle with round corners.
    public struct Shape: Hashable, Sendable {
        /// Where it is in the root, in points.
        public let rect: Rect
        /// The radius of its corners in points, at most half of its width and height.
        public let cornerRadius: Double

        /// A shape whose radius is made small enough for its rectangle.
        public init(_ rect: Rect, cornerRadius: Double = 0) {
            self.rect = rect
            self.cornerRadius = max(0, min(cornerRadius, rect.width / 2, rect.height / 2))
        }

        /// The point in the root at shares of the shape's width and height.
        public func point(at share: Point) -> Point {
            Point(x: rect.minX + share.x * rect.width, y: rect.minY + share.y * rect.height)
        }
    }

    /// What a shape is filled with.
    public enum Paint: Hashable, Sendable {
        /// One colour.
        case color(Color)
        /// Colours along a line, whose ends are given in shares of the shape's rectangle.
        case gradient(View.Gradient)
    }

    /// A line of text.
    public struct TextRun: Hashable, Sendable {
        /// What it says.
        public let text: String
        /// Where it begins on its baseline, at the left, in points.
        public let start: Point
        /// How wide the layout has measured it, in points.
        public let width: Double
        /// In which direction its paragraph reads, where that is known.
        public let direction: LayoutDirection?
        /// What it is set in.
        public let font: Font
        /// The typefaces it was measured in, as in CSS; nil for Helvetica and metric-compatible fonts.
        public let family: String?
        /// What it is drawn with; nil for plain black on bare paper, which is in whatever ink the paper has.
        public let color: Color?
        /// To which side of its label it goes.
        public let alignment: LayoutSnapshot.Text.Alignment
    }

    /// An image in a shape.
    public struct Image: Hashable, Sendable {
        /// What is shown.
        public let contents: ImageContents
        /// How large it is by itself, in points, where that is known.
        public let naturalSize: Size?
        /// How it is fitted into the shape.
        public let mode: ImageContentMode
        /// Outside of which nothing of it is shown.
        public let shape: Shape
    }

    /// One thing that is drawn.
    public enum Step: Hashable, Sendable {
        /// What follows is put together first and drawn as one, with an opacity, inside a shape if there is one.
        case beginGroup(opacity: Double, clip: Shape?)
        /// The end of the innermost group.
        case endGroup
        /// The shadow of a shape.
        case shadow(View.Shadow, of: Shape)
        /// A filled shape.
        case fill(Shape, Paint)
        /// The outline of a shape, half of its width in points on each side.
        case stroke(Shape, width: Double, Color)
        /// A line of text.
        case text(TextRun)
        /// An image.
        case image(Image)
        /// A crossed box for an image without contents; grey if the view has no colour of its own.
        case placeholder(Shape, isFilled: Bool)
    }
}
