/// The size and weight of text; the text measurer chooses the typeface.
public struct Font: Hashable, Codable, Sendable {
    /// The stroke weight; raw values as in CSS.
    public enum Weight: Int, CaseIterable, Codable, Sendable {
        /// 100
        case ultraLight = 100
        /// 200
        case thin = 200
        /// 300
        case light = 300
        /// 400, the default.
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
    /// The stroke weight.
    public var weight: Weight
    /// The typeface, as a number that only the tree's text measurer interprets; 0 for its standard typeface.
    package var face: UInt8 = 0

    #if !hasFeature(Embedded)
        private enum CodingKeys: String, CodingKey {
            case size
            case weight
        }
    #endif

    /// A font with a size in points.
    public init(size: Double = 17, weight: Weight = .regular) {
        self.size = size
        self.weight = weight
    }
}

/// The vertical metrics of a line of text, in points.
public struct FontMetrics: Hashable, Codable, Sendable {
    /// The distance from the top of a line to its baseline.
    public var ascent: Double
    /// The distance from the baseline to the bottom of a line.
    public var descent: Double
    /// The distance between the bottom of a line and the top of the next.
    public var leading: Double

    /// Metrics from their parts, in points.
    public init(ascent: Double, descent: Double, leading: Double = 0) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }
}

extension Font {
    /// The font at a multiple of its size.
    func scaled(by factor: Double) -> Font { resized(to: size * factor) }

    /// The font at another size, in points.
    package func resized(to size: Double) -> Font {
        var font = self
        font.size = size
        return font
    }
}
