/// A color as red, green, blue and opacity, each in 0...1, for drawing the tree.
public struct Color: Hashable, Codable, Sendable {
    /// Red in 0...1.
    public var red: Double
    /// Green in 0...1.
    public var green: Double
    /// Blue in 0...1.
    public var blue: Double
    /// Opacity in 0...1.
    public var alpha: Double

    /// A color from its parts, each in 0...1.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A gray between black at 0 and white at 1.
    public init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Fully transparent.
    public static let clear = Color(white: 0, alpha: 0)
    /// Black.
    public static let black = Color(white: 0)
    /// White.
    public static let white = Color(white: 1)
    /// Medium gray.
    public static let gray = Color(white: 0.5)
    /// The red of this palette.
    public static let red = Color(red: 1, green: 0.23, blue: 0.19)
    /// The green of this palette.
    public static let green = Color(red: 0.2, green: 0.78, blue: 0.35)
    /// The blue of this palette.
    public static let blue = Color(red: 0, green: 0.48, blue: 1)
    /// The orange of this palette.
    public static let orange = Color(red: 1, green: 0.58, blue: 0)
}
