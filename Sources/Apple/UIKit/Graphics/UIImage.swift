public import Foundation

/// An image with a size, drawn as a crossed box.
public final class UIImage: NSObject, Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    public let size: CGSize

    /// The number of pixels per point.
    public let scale: CGFloat

    public let renderingMode: RenderingMode

    package init(
        size: CGSize, scale: CGFloat = max(1, TestEnvironment.current.displayScale),
        renderingMode: RenderingMode = .automatic
    ) {
        (self.size, self.scale, self.renderingMode) = (size, scale, renderingMode)
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
        let isOnItsSide = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        let size = isOnItsSide ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        self.init(size: size, scale: scale)
    }

    /// The image's size in pixels; nil for an image of zero size.
    public var cgImage: CGImage? {
        let (width, height) = (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
        return width > 0 && height > 0 ? CGImage(width: width, height: height) : nil
    }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The image that the asset catalogs of the test's device, or its sizes of images, have for the name; nil for any
    /// other name, as if the image were missing.
    public convenience init?(named name: String) {
        guard let (size, mode) = TestEnvironment.current.images[name] else { return nil }
        if let size { self.init(size: size, renderingMode: mode) } else { self.init(systemName: name) }
    }

    /// The image that the test's device has for the name; an image of zero size for any other name.
    public convenience init(imageLiteralResourceName name: String) {
        self.init(size: UIImage(named: name)?.size ?? .zero)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name)
    }

    override public convenience init() { self.init(size: .zero) }

    /// A symbol of a typical size: 20 points beside 17-point text.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: SymbolConfiguration(textStyle: .body))
    }

    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        let pointSize = configuration?.pointSize ?? UIFont.preferredFont(forTextStyle: .body).pointSize
        let side = (pointSize * 20 / 17 * (configuration?.scale.factor ?? 1)).rounded()
        self.init(size: CGSize(width: side, height: side))
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(size: size, scale: scale, renderingMode: renderingMode)
    }
    public func withTintColor(_ color: UIColor) -> UIImage { self }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    /// Always nil, since nothing is decoded.
    public convenience init?(data: Data) { nil }
    public convenience init?(data: Data, scale: CGFloat) { nil }
    public convenience init?(contentsOfFile path: String) { nil }

    /// Always nil, since an image has no pixels.
    public func pngData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    public func draw(in rect: CGRect) {}
    public func draw(at point: CGPoint) {}
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
        UIImage(systemName: "", withConfiguration: configuration) ?? self
    }

    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        fileprivate var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .large: 1.3
            default: 1
            }
        }
    }

    public final class SymbolConfiguration: NSObject, Sendable {
        fileprivate let pointSize: CGFloat
        fileprivate let scale: SymbolScale

        public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
            (self.pointSize, self.scale) = (pointSize, scale)
        }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
        }

        public convenience init(font: UIFont, scale: SymbolScale = .default) {
            self.init(pointSize: font.pointSize, scale: scale)
        }

        public convenience init(scale: SymbolScale) { self.init(textStyle: .body, scale: scale) }

        // Colors and weights do not affect the size.

        public convenience init(weight: SymbolWeight) { self.init(textStyle: .body) }
        public convenience init(paletteColors: [UIColor]) { self.init(textStyle: .body) }
        public convenience init(hierarchicalColor: UIColor) { self.init(textStyle: .body) }

        /// The other configuration, or this one if the other's size is that of body text, which is treated as
        /// unspecified.
        public func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            otherConfiguration.pointSize == UIFont.preferredFont(forTextStyle: .body).pointSize
                ? self : otherConfiguration
        }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }
}

/// The pixels of an image, of which only the numbers are known.
public final class CGImage: Sendable {
    public let width: Int
    public let height: Int

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}
