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
    /// Dark gray.
    public static let darkGray = Color(white: 1.0 / 3)
    /// Light gray.
    public static let lightGray = Color(white: 2.0 / 3)
    /// The yellow of this palette.
    public static let yellow = Color(red: 1, green: 0.8, blue: 0)
    /// The cyan of this palette.
    public static let cyan = Color(red: 0.2, green: 0.68, blue: 0.9)
    /// The magenta of this palette.
    public static let magenta = Color(red: 1, green: 0, blue: 1)
    /// The purple of this palette.
    public static let purple = Color(red: 0.69, green: 0.32, blue: 0.87)
    /// The brown of this palette.
    public static let brown = Color(red: 0.64, green: 0.52, blue: 0.37)
    /// The pink of this palette.
    public static let pink = Color(red: 1, green: 0.18, blue: 0.33)
    /// The teal of this palette.
    public static let teal = Color(red: 0.19, green: 0.69, blue: 0.78)
    /// The mint of this palette.
    public static let mint = Color(red: 0, green: 0.78, blue: 0.75)
    /// The indigo of this palette.
    public static let indigo = Color(red: 0.35, green: 0.34, blue: 0.84)
}
