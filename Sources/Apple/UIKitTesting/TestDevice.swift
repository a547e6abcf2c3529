public import AutoLayout

/// The device on which a test shows a screen.
public struct TestDevice: Sendable {
    /// The size of the screen, in points.
    public var size: Size
    /// The reading direction.
    public var direction: LayoutDirection
    /// The factor for the sizes of preferred fonts, like the user's text size setting.
    public var textScale: Double
    /// The safe area insets of the screen, in points, as for the status bar and the home indicator.
    public var safeAreaInsets: EdgeInsets
    /// The number of pixels per point.
    public var displayScale: Double
    /// The sizes of images by name, in points, for `UIImage(named:)`: a test has no asset catalog.
    public var imageSizes: [String: Size]

    /// A device with the given properties; sizes and insets are in points.
    public init(
        size: Size, direction: LayoutDirection = .leftToRight, textScale: Double = 1,
        safeAreaInsets: EdgeInsets = .zero, displayScale: Double = 2, imageSizes: [String: Size] = [:]
    ) {
        self.size = size
        self.direction = direction
        self.textScale = textScale
        self.safeAreaInsets = safeAreaInsets
        self.displayScale = displayScale
        self.imageSizes = imageSizes
    }

    /// A phone of 390 × 844 points with 47 points above and 34 below the safe area, like an iPhone 14.
    public static let phone = TestDevice(
        size: Size(width: 390, height: 844), safeAreaInsets: EdgeInsets(top: 47, bottom: 34), displayScale: 3)
}
