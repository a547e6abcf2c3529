package import AutoLayout
public import Foundation

public final class UIFont: NSObject, Sendable {
    private let mark = AttributeMark()
    package let font: Font

    package init(_ font: Font) { self.font = font }

    /// A named font, which is measured like the system font.
    public init?(name fontName: String, size fontSize: CGFloat) {
        font = Font(size: Double(fontSize), weight: fontName.hasSuffix("Bold") ? .bold : .regular)
    }

    public struct Weight: Hashable, Sendable {
        package let weight: Font.Weight
        public static let ultraLight = Weight(weight: .ultraLight)
        public static let thin = Weight(weight: .thin)
        public static let light = Weight(weight: .light)
        public static let regular = Weight(weight: .regular)
        public static let medium = Weight(weight: .medium)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
        public static let heavy = Weight(weight: .heavy)
        public static let black = Weight(weight: .black)
    }

    // The system's font sizes, as documented or as found on an iPhone.
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Font(size: Double(fontSize), weight: weight.weight))
    }

    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize) }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(Font(size: Double(fontSize), weight: font.weight)) }

    private var metrics: FontMetrics { HelveticaMeasurer.shared.metrics(of: font) }

    public var pointSize: CGFloat { CGFloat(font.size) }
    public var ascender: CGFloat { CGFloat(metrics.ascent) }
    public var descender: CGFloat { CGFloat(-metrics.descent) }
    public var leading: CGFloat { 0 }
    /// The distance between the baselines of two lines. As in the system font, the gap between lines is part of it, so
    /// that a label with n lines is no higher than n line heights.
    public var lineHeight: CGFloat { CGFloat(metrics.ascent + metrics.descent + metrics.leading) }
    /// The cap height of Helvetica, 718 thousandths of an em; the x-height is 523 thousandths.
    public var capHeight: CGFloat { CGFloat(0.718 * font.size) }
    public var xHeight: CGFloat { CGFloat(0.523 * font.size) }
    public var familyName: String { "Helvetica" }
    public var fontName: String { "Helvetica" }

    override public func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
    override public var hash: Int { font.hashValue }
}
