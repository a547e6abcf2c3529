public import Foundation

extension UIFont {
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font of a style at the text size of the running test.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a style at the text size of a trait collection or, if that has none, of the running test.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size = DynamicType.of(style).size(in: .of(traitCollection))
        return systemFont(ofSize: size, weight: style == .headline ? .semibold : .regular)
    }
}

/// A scale for fonts and lengths: the ratio of a style's line pitch at the text size of the running test to that at the
/// default size.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    private func scaled(_ value: CGFloat, _ traits: UITraitCollection?) -> CGFloat {
        let type = DynamicType.of(style)
        return value * type.leading(in: .of(traits)) / type.leading(in: .large)
    }

    /// The scaled length, rounded to whole pixels of the running test's screen.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection? = nil) -> CGFloat {
        let pixels = max(1, TestEnvironment.current.displayScale)
        return (scaled(value, traitCollection) * pixels).rounded() / pixels
    }

    /// The font at the scaled size in whole points.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat = .greatestFiniteMagnitude,
        compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFont {
        font.withSize(min(scaled(font.pointSize, traitCollection).rounded(), maximumPointSize))
    }
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable, Comparable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// All categories, from the smallest to the largest text.
    static let all: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The largest category whose body text is not larger than body text at the given scale, or the smallest category
    /// if there is none.
    package init(scale: Double) {
        self = UIContentSizeCategory.all.last { $0.scale <= scale + 1e-6 } ?? .extraSmall
    }

    /// The size of body text, relative to that at the default category.
    package var scale: Double { Double(DynamicType.body.size(in: self) / DynamicType.body.size(in: .large)) }

    /// The category of a trait collection or, if that has none, of the running test.
    static func of(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        let category = traits?.preferredContentSizeCategory ?? .unspecified
        return category == .unspecified ? TestEnvironment.current.contentSize : category
    }

    var index: Int { UIContentSizeCategory.all.firstIndex(of: self) ?? 3 }
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        left.index < right.index
    }

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
