internal import AutoLayout
public import Foundation

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case mac = 5
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light = 1
    case dark = 2
}

/// The traits of a screen, or of a view on it: the idiom and the size classes follow from a size, and the text size is
/// that of the running test.
public final class UITraitCollection: NSObject, Sendable {
    public let displayScale: CGFloat
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let userInterfaceStyle = UIUserInterfaceStyle.light
    public let preferredContentSizeCategory = UIContentSizeCategory(scale: TestEnvironment.current.textScale)

    /// The minimum length of a tablet's shorter side, in points; the smallest iPad's is 744.
    private static let shortSideOfTablet: CGFloat = 700

    init(
        size: CGSize, displayScale: CGFloat, direction: UITraitEnvironmentLayoutDirection,
        thresholds: SizeClassThresholds = SizeClassThresholds()
    ) {
        self.displayScale = displayScale
        layoutDirection = direction
        horizontalSizeClass = Double(size.width) < thresholds.width ? .compact : .regular
        verticalSizeClass = Double(size.height) < thresholds.height ? .compact : .regular
        userInterfaceIdiom = min(size.width, size.height) < UITraitCollection.shortSideOfTablet ? .phone : .pad
    }

    func hasSizeClasses(of other: UITraitCollection) -> Bool {
        horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
    }

    public func performAsCurrent(_ actions: () -> Void) { actions() }

    /// Always false, since colors are those of the light appearance.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { false }

    /// The traits of the running test's screen.
    public static var current: UITraitCollection {
        let environment = TestEnvironment.current
        return UITraitCollection(
            size: environment.screenSize, displayScale: environment.displayScale, direction: .leftToRight)
    }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}
