package import AutoLayout
public import Foundation

/// A color for the light appearance.
public final class UIColor: NSObject, Sendable {
    private let mark = AttributeMark()
    package let color: Color

    package init(_ color: Color) { self.color = color }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), alpha: Double(alpha)) }
    public init(cgColor: CGColor) { color = cgColor.color }
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        color = dynamicProvider(.current).color
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        /// The amount of a primary color; `sixths` is its offset on the color circle, in sixths of a turn.
        func part(_ sixths: CGFloat) -> CGFloat {
            let place = (sixths + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
    }

    /// The color in the asset catalogs of the test's device; gray if they do not have the name.
    public init?(named name: String) { color = TestEnvironment.current.colors[name] ?? .gray }
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(named: name) }

    /// A color literal in code.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public var cgColor: CGColor { CGColor(color) }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        unsafe red?.pointee = CGFloat(color.red)
        unsafe green?.pointee = CGFloat(color.green)
        unsafe blue?.pointee = CGFloat(color.blue)
        unsafe alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        unsafe white?.pointee = CGFloat(0.299 * color.red + 0.587 * color.green + 0.114 * color.blue)
        unsafe alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let (red, green, blue) = (color.red, color.green, color.blue)
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let range = high - low
        let sixths =
            range == 0
            ? 0
            : high == red
                ? (green - blue) / range : high == green ? 2 + (blue - red) / range : 4 + (red - green) / range
        unsafe hue?.pointee = CGFloat((sixths < 0 ? sixths + 6 : sixths) / 6)
        unsafe saturation?.pointee = CGFloat(high == 0 ? 0 : range / high)
        unsafe brightness?.pointee = CGFloat(high)
        unsafe alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        var color = color
        color.alpha = Double(alpha)
        return UIColor(color)
    }

    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    // These methods do nothing, since views are never asked to draw.
    public func set() {}
    public func setFill() {}
    public func setStroke() {}

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    override public func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    override public var hash: Int { color.hashValue }
}

public final class CGColor: Hashable, Sendable {
    let color: Color

    init(_ color: Color) { self.color = color }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).color)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(UIColor(white: gray, alpha: alpha).color) }

    public var alpha: CGFloat { CGFloat(color.alpha) }
    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) } }
    public var numberOfComponents: Int { 4 }
    public func copy(alpha: CGFloat) -> CGColor? { UIColor(color).withAlphaComponent(alpha).cgColor }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

// The compiler looks for these names where code contains a literal.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor
// swift-format-ignore: NoLeadingUnderscores
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {}
extension UIImage: _ExpressibleByImageLiteral {}
