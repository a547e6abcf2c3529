public import AutoLayout
public import UIKit

/// The device on which a test shows a screen.
public struct TestDevice: Sendable {
    /// A version of the system, which determines the sizes of bars, rows, controls and sheets.
    public enum System: Sendable {
        /// iOS 18, with values that are widely known.
        case iOS18
        /// iOS 26, with measured values.
        case iOS26
        /// Mac Catalyst 26, whose text is measured; all other sizes are those of iOS 26.
        case catalyst26
    }

    /// The size of the screen, in points.
    public var size: Size
    /// The reading direction.
    public var direction: LayoutDirection
    /// The size of body text relative to that at the default text size. It stands for the largest category of text sizes
    /// whose body text is not larger.
    public var textScale: Double
    /// The safe area insets of the screen, in points, as for the status bar and the home indicator.
    public var safeAreaInsets: EdgeInsets
    /// The number of pixels per point.
    public var displayScale: Double
    /// The sizes of images by name, in points, for `UIImage(named:)`, in addition to those in `assets`.
    public var imageSizes: [String: Size]
    /// The images and colors in the app's asset catalogs.
    public var assets = AssetCatalog()
    /// The version of the system.
    public var system: System
    /// The app's own fonts.
    public var fonts: TestFonts

    /// A device with the given properties; sizes and insets are in points.
    public init(
        size: Size, direction: LayoutDirection = .leftToRight, textScale: Double = 1,
        safeAreaInsets: EdgeInsets = .zero, displayScale: Double = 2, imageSizes: [String: Size] = [:],
        system: System = .iOS26, fonts: TestFonts = TestFonts()
    ) {
        self.size = size
        self.direction = direction
        self.textScale = textScale
        self.safeAreaInsets = safeAreaInsets
        self.displayScale = displayScale
        self.imageSizes = imageSizes
        self.system = system
        self.fonts = fonts
    }

    /// A copy of a device with another version of the system, other fonts or an app's assets.
    public init(
        _ device: TestDevice, system: System = .iOS26, fonts: TestFonts = TestFonts(),
        assets: AssetCatalog = AssetCatalog()
    ) {
        self = device
        (self.system, self.fonts, self.assets) = (system, fonts, assets)
    }

    /// The category of text sizes.
    public var contentSize: UIContentSizeCategory {
        get { UIContentSizeCategory(scale: textScale) }
        set { textScale = newValue.scale }
    }
}

extension TestDevice {
    /// A phone of 390 × 844 points with 47 points above and 34 below the safe area, like an iPhone 14.
    public static let phone = TestDevice(
        size: Size(width: 390, height: 844), safeAreaInsets: EdgeInsets(top: 47, bottom: 34), displayScale: 3)
    /// 375 × 667 points with a status bar of 20 points and no home indicator, like an iPhone SE of the second and third
    /// generation.
    public static let phoneWithHomeButton = TestDevice(
        size: Size(width: 375, height: 667), safeAreaInsets: EdgeInsets(top: 20), displayScale: 2)
    /// 375 × 812 points, like an iPhone 13 mini.
    public static let smallPhone = TestDevice(
        size: Size(width: 375, height: 812), safeAreaInsets: EdgeInsets(top: 50, bottom: 34), displayScale: 3)
    /// 393 × 852 points, like an iPhone 15, 15 Pro and 16.
    public static let phone16 = TestDevice(
        size: Size(width: 393, height: 852), safeAreaInsets: EdgeInsets(top: 59, bottom: 34), displayScale: 3)
    /// 402 × 874 points, like an iPhone 16 Pro and 17.
    public static let phone17 = TestDevice(
        size: Size(width: 402, height: 874), safeAreaInsets: EdgeInsets(top: 62, bottom: 34), displayScale: 3)
    /// 440 × 956 points, like an iPhone 16 Pro Max and 17 Pro Max.
    public static let largePhone = TestDevice(
        size: Size(width: 440, height: 956), safeAreaInsets: EdgeInsets(top: 62, bottom: 34), displayScale: 3)
    /// 820 × 1180 points, like an iPad of the tenth generation and later.
    public static let tablet = TestDevice(
        size: Size(width: 820, height: 1180), safeAreaInsets: EdgeInsets(top: 32, bottom: 25), displayScale: 2)
    /// 1032 × 1376 points, like an iPad Pro of 13 inches.
    public static let largeTablet = TestDevice(
        size: Size(width: 1032, height: 1376), safeAreaInsets: EdgeInsets(top: 32, bottom: 25), displayScale: 2)
}
