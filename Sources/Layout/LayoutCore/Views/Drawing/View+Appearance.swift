extension View {
    /// The shadow behind a view.
    public struct Shadow: Hashable, Codable, Sendable {
        /// The color where the shadow is densest.
        public var color: Color
        /// The blur radius, in points, as in CSS: twice the standard deviation of the blur.
        public var radius: Double
        /// The offset from the view, in points.
        public var offset: Point

        /// A shadow from its parts, in points.
        public init(color: Color = Color(white: 0, alpha: 0.25), radius: Double = 8, offset: Point = Point(x: 0, y: 2))
        {
            self.color = color
            self.radius = radius
            self.offset = offset
        }
    }

    /// A linear gradient.
    public struct Gradient: Hashable, Codable, Sendable {
        /// A color at a position along the line.
        public struct Stop: Hashable, Codable, Sendable {
            /// The color.
            public var color: Color
            /// The position, from 0 at the start to 1 at the end.
            public var place: Double

            /// A stop at a position in 0...1.
            public init(_ color: Color, at place: Double) {
                self.color = color
                self.place = place
            }
        }

        /// The colors, in order of position.
        public var stops: [Stop]
        /// The start of the line, as fractions of the view's width and height.
        public var start: Point
        /// The end of the line, as fractions of the view's width and height.
        public var end: Point

        /// A gradient from its stops, from top to bottom by default.
        public init(stops: [Stop], start: Point = Point(x: 0, y: 0), end: Point = Point(x: 0, y: 1)) {
            self.stops = stops
            self.start = start
            self.end = end
        }

        /// A gradient between two colors, from top to bottom by default.
        public init(
            from first: Color, to last: Color, start: Point = Point(x: 0, y: 0), end: Point = Point(x: 0, y: 1)
        ) {
            self.init(stops: [Stop(first, at: 0), Stop(last, at: 1)], start: start, end: end)
        }
    }

    /// The less common drawing attributes of a view, stored separately because few views have any.
    final class Appearance {
        var alpha = 1.0
        var borderWidth = 0.0
        var borderColor = Color.black
        var shadow: Shadow?
        var gradient: Gradient?
        var clipsToBounds = false
        var transform = Transform.identity
        var maskedCorners = CornerMask.all
        var maskPath: Path?
    }

    private var appearance: Appearance? {
        rareState?.appearance.map { unsafe unsafeDowncast($0, to: Appearance.self) }
    }

    private var ownAppearance: Appearance {
        if let appearance { return appearance }
        let appearance = Appearance()
        ownRareState.appearance = appearance
        return appearance
    }

    /// The opacity of the view and its subviews in drawings, in 0...1; 1 by default.
    public final var alpha: Double {
        get { appearance?.alpha ?? 1 }
        set { ownAppearance.alpha = newValue }
    }

    /// The width of a border drawn inside the view's edges, in points; 0, the default, for none.
    public final var borderWidth: Double {
        get { appearance?.borderWidth ?? 0 }
        set { ownAppearance.borderWidth = newValue }
    }

    /// The color of the border; black by default.
    public final var borderColor: Color {
        get { appearance?.borderColor ?? .black }
        set { ownAppearance.borderColor = newValue }
    }

    /// The shadow of the view's rounded rectangle.
    public final var shadow: Shadow? {
        get { appearance?.shadow }
        set { ownAppearance.shadow = newValue }
    }

    /// A gradient drawn on top of `backgroundColor`.
    public final var backgroundGradient: Gradient? {
        get { appearance?.gradient }
        set { ownAppearance.gradient = newValue }
    }

    /// Whether subviews are clipped to the view's rounded rectangle.
    public final var clipsToBounds: Bool {
        get { appearance?.clipsToBounds ?? false }
        set { ownAppearance.clipsToBounds = newValue }
    }

    /// The corners that `cornerRadius` rounds; all by default.
    public final var maskedCorners: CornerMask {
        get { appearance?.maskedCorners ?? .all }
        set { ownAppearance.maskedCorners = newValue }
    }

    /// The transform, about the view's center, with which the view and its subviews are drawn; the identity by default.
    ///
    /// It does not affect layout, coordinates or hit-testing.
    public final var transform: Transform {
        get { appearance?.transform ?? .identity }
        set { ownAppearance.transform = newValue }
    }

    /// The outline to which drawings clip the view and its subviews, in coordinates relative to the frame's top-left
    /// corner.
    public final var maskPath: Path? {
        get { appearance?.maskPath }
        set { ownAppearance.maskPath = newValue }
    }
}
