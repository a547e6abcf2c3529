package import AutoLayout
public import Foundation

public final class UIFont: NSObject, Sendable {
    private let mark = AttributeMark()
    package let font: Font

    package init(_ font: Font) { self.font = font }

    /// A named font, measured by its table if the test device has one, otherwise like the system font.
    public init?(name fontName: String, size fontSize: CGFloat) {
        var font = Font(size: Double(fontSize), weight: fontName.hasSuffix("Bold") ? .bold : .regular)
        font.face = TestEnvironment.current.textMeasurer.face(named: fontName)
        self.font = font
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

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize).with(Face.italic)
    }

    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight).with(Face.monospacedDigits)
    }

    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight).with(Face.monospaced)
    }

    private func with(_ face: UInt8) -> UIFont {
        var font = font
        font.face = face
        return UIFont(font)
    }

    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.resized(to: Double(fontSize))) }

    private var table: FontTable? { TestEnvironment.current.textMeasurer.table(of: font) }
    private var law: SystemFont { SystemFont(size: font.size, weight: font.weight) }
    private var metrics: FontMetrics { TestEnvironment.current.textMeasurer.metrics(of: font) }

    public var pointSize: CGFloat { CGFloat(font.size) }
    public var ascender: CGFloat { CGFloat(metrics.ascent) }
    public var descender: CGFloat { CGFloat(-metrics.descent) }
    public var leading: CGFloat { CGFloat(metrics.leading) }
    /// The distance between the baselines of two lines.
    public var lineHeight: CGFloat { CGFloat(metrics.ascent + metrics.descent + metrics.leading) }
    public var capHeight: CGFloat { CGFloat(table.map { $0.capHeight * font.size } ?? law.capHeight) }
    public var xHeight: CGFloat { CGFloat(table.map { $0.xHeight * font.size } ?? law.xHeight) }
    public var familyName: String { name ?? ".AppleSystemUIFont" }
    public var fontName: String { name ?? ".SFUI-Regular" }
    private var name: String? { TestEnvironment.current.textMeasurer.name(of: font) }

    override public func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }
    override public var hash: Int { font.hashValue }
}
