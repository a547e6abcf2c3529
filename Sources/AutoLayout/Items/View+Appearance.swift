extension View {
    /// What a view throws on what is behind it.
    public struct Shadow: Hashable, Codable, Sendable {
        /// The colour where it is darkest.
        public var color: Color
        /// How far its edge is spread out, in points: half of it outwards, half inwards.
        public var radius: Double
        /// How far from the view it falls, in points.
        public var offset: Point

        /// A shadow from its parts, in points.
        public init(color: Color = Color(white: 0, alpha: 0.25), radius: Double = 8, offset: Point = Point(x: 0, y: 2))
        {
            self.color = color
            self.radius = radius
            self.offset = offset
        }
    }

    /// Colours that run into one another along a line.
    public struct Gradient: Hashable, Codable, Sendable {
        /// A colour at a place of the line.
        public struct Stop: Hashable, Codable, Sendable {
            /// The colour there.
            public var color: Color
            /// The place, from 0 at the start to 1 at the end.
            public var place: Double

            /// A stop at a place in 0...1.
            public init(_ color: Color, at place: Double) {
                self.color = color
                self.place = place
            }
        }

        /// The colours in the order of their places.
        public var stops: [Stop]
        /// Where the line starts, in shares of the view's width and height.
        public var start: Point
        /// Where the line ends, in shares of the view's width and height.
        public var end: Point

        /// A gradient from its stops, from top to bottom unless said otherwise.
        public init(stops: [Stop], start: Point = Point(x: 0, y: 0), end: Point = Point(x: 0, y: 1)) {
            self.stops = stops
            self.start = start
            self.end = end
        }

        /// A gradient of two colours, from top to bottom unless said otherwise.
        public init(
            from first: Color, to last: Color, start: Point = Point(x: 0, y: 0), end: Point = Point(x: 0, y: 1)
        ) {
            self.init(stops: [Stop(first, at: 0), Stop(last, at: 1)], start: start, end: end)
        }
    }

    /// How pictures draw a view besides its colour and its corners, kept apart since few views are drawn otherwise.
    final class Appearance {
        var alpha = 1.0
        var borderWidth = 0.0
        var borderColor = Color.black
        var shadow: Shadow?
        var gradient: Gradient?
        var clipsToBounds = false
    }

    private var ownAppearance: Appearance {
        if let appearance = traits?.appearance { return appearance }
        let appearance = Appearance()
        ownTraits.appearance = appearance
        return appearance
    }

    /// The opacity in pictures of the view and everything in it, in 0...1; 1 by default.
    public final var alpha: Double {
        get { traits?.appearance?.alpha ?? 1 }
        set { ownAppearance.alpha = newValue }
    }

    /// The width of the border that pictures draw inside the view's edges, in points; 0, the default, for none.
    public final var borderWidth: Double {
        get { traits?.appearance?.borderWidth ?? 0 }
        set { ownAppearance.borderWidth = newValue }
    }

    /// What pictures draw the border with; black by default.
    public final var borderColor: Color {
        get { traits?.appearance?.borderColor ?? .black }
        set { ownAppearance.borderColor = newValue }
    }

    /// The shadow of the view's rounded rectangle in pictures.
    public final var shadow: Shadow? {
        get { traits?.appearance?.shadow }
        set { ownAppearance.shadow = newValue }
    }

    /// What pictures fill the view with on top of `backgroundColor`.
    public final var backgroundGradient: Gradient? {
        get { traits?.appearance?.gradient }
        set { ownAppearance.gradient = newValue }
    }

    /// Whether pictures leave out what of the subviews is outside the view's rounded rectangle.
    public final var clipsToBounds: Bool {
        get { traits?.appearance?.clipsToBounds ?? false }
        set { ownAppearance.clipsToBounds = newValue }
    }
}
