/// What a text is set in: a size and a weight, of whichever typeface the measurer knows.
public struct Font: Hashable, Codable, Sendable {
    /// How heavy the strokes are; the raw value is the number CSS uses.
    public enum Weight: Int, CaseIterable, Codable, Sendable {
        /// 100
        case ultraLight = 100
        /// 200
        case thin = 200
        /// 300
        case light = 300
        /// 400, the usual one.
        case regular = 400
        /// 500
        case medium = 500
        /// 600
        case semibold = 600
        /// 700
        case bold = 700
        /// 800
        case heavy = 800
        /// 900
        case black = 900
    }

    /// Points per em.
    public var size: Double
    /// How heavy the strokes are.
    public var weight: Weight

    /// A font of a size in points.
    public init(size: Double = 17, weight: Weight = .regular) {
        self.size = size
        self.weight = weight
    }
}

/// How high a line of text in a font is, in points.
public struct FontMetrics: Hashable, Codable, Sendable {
    /// From the top of a line to its baseline.
    public var ascent: Double
    /// From the baseline to the bottom of a line.
    public var descent: Double
    /// Between the bottom of a line and the top of the next.
    public var leading: Double

    /// Metrics from their parts, in points.
    public init(ascent: Double, descent: Double, leading: Double = 0) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }
}
