internal import AutoLayout
public import Foundation

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case mac = 5
}

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

/// The traits of a screen, or of a view on it: the idiom and the size classes follow from a size, and the text size is
/// that of the running test. A collection that an app makes has only the traits that the app specifies.
public final class UITraitCollection: NSObject, Sendable {
    public let displayScale: CGFloat
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let preferredContentSizeCategory: UIContentSizeCategory

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
        userInterfaceStyle = .light
        preferredContentSizeCategory = TestEnvironment.current.contentSize
    }

    private init(
        displayScale: CGFloat = 0, layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        idiom: UIUserInterfaceIdiom = .unspecified, style: UIUserInterfaceStyle = .unspecified,
        category: UIContentSizeCategory = .unspecified
    ) {
        (self.displayScale, self.layoutDirection) = (displayScale, layoutDirection)
        (horizontalSizeClass, verticalSizeClass) = (horizontal, vertical)
        (userInterfaceIdiom, userInterfaceStyle, preferredContentSizeCategory) = (idiom, style, category)
    }

    /// A collection without traits.
    public override convenience init() { self.init(displayScale: 0, idiom: .unspecified) }
    public convenience init(displayScale scale: CGFloat) { self.init(displayScale: scale, idiom: .unspecified) }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(layoutDirection: layoutDirection, idiom: .unspecified)
    }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(idiom: idiom) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }

    /// The traits of all collections; where several specify the same trait, the last one decides.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Trait: CollectedTrait>(_ trait: Trait.Type) -> Trait.Value {
            traitCollections.map { Trait.value(in: $0) }.last { $0 != Trait.defaultValue } ?? Trait.defaultValue
        }
        self.init(
            displayScale: last(UITraitDisplayScale.self), layoutDirection: last(UITraitLayoutDirection.self),
            horizontal: last(UITraitHorizontalSizeClass.self), vertical: last(UITraitVerticalSizeClass.self),
            idiom: last(UITraitUserInterfaceIdiom.self), style: last(UITraitUserInterfaceStyle.self),
            category: last(UITraitPreferredContentSizeCategory.self))
    }

    /// Whether this collection has the traits that the other one specifies, with the same values.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]).isEqual(self)
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return hasSizeClasses(of: other) && displayScale == other.displayScale
            && layoutDirection == other.layoutDirection && userInterfaceIdiom == other.userInterfaceIdiom
            && userInterfaceStyle == other.userInterfaceStyle
            && preferredContentSizeCategory == other.preferredContentSizeCategory
    }

    public override var hash: Int { displayScale.hashValue }

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
            size: environment.screenSize, displayScale: environment.displayScale,
            direction: environment.isRightToLeft ? .rightToLeft : .leftToRight)
    }
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}
