package import AutoLayout
public import Foundation

public final class UIFont: NSObject, Sendable {
    package let font: Font

    package init(_ font: Font) { self.font = font }

    public struct Weight: Sendable {
        package let weight: Font.Weight
        public static let regular = Weight(weight: .regular)
        public static let semibold = Weight(weight: .semibold)
        public static let bold = Weight(weight: .bold)
    }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(Font(size: Double(fontSize), weight: weight.weight))
    }

    public var pointSize: CGFloat { CGFloat(font.size) }
    public var ascender: CGFloat { CGFloat(HelveticaMeasurer.shared.metrics(of: font).ascent) }
    public var descender: CGFloat { CGFloat(-HelveticaMeasurer.shared.metrics(of: font).descent) }
}
