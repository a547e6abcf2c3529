internal import AutoLayout
public import Foundation

/// The size, weight and symbolic traits of a font. The size, and whether the font is bold or
/// monospaced, affect measurement.
public final class UIFontDescriptor: NSObject, Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    public enum SystemDesign: Sendable {
        case `default`
        case rounded
        case serif
        case monospaced
    }

    public enum AttributeName: Sendable {
        case size
        case traits
    }

    public enum TraitKey: Sendable {
        case weight
    }

    let font: Font
    private let traits: SymbolicTraits

    init(_ font: Font, _ traits: SymbolicTraits = []) { (self.font, self.traits) = (font, traits) }

    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(UIFont.preferredFont(forTextStyle: style).font)
    }

    public var pointSize: CGFloat { CGFloat(font.size) }

    public var symbolicTraits: SymbolicTraits {
        font.weight.rawValue >= Font.Weight.semibold.rawValue ? traits.union(.traitBold) : traits
    }

    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var font = font
        font.weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
        if symbolicTraits.contains(.traitMonoSpace) { font.face = Face.monospaced }
        return UIFontDescriptor(font, symbolicTraits)
    }

    /// The descriptor with another size or weight.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        var font = font
        if let size = attributes[.size] as? CGFloat { font = font.resized(to: Double(size)) }
        let traits = attributes[.traits] as? [TraitKey: Any]
        if let weight = traits?[.weight] as? UIFont.Weight { font.weight = weight.weight }
        return UIFontDescriptor(font, self.traits)
    }

    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.resized(to: Double(newPointSize)), traits)
    }

    /// A monospaced descriptor or, since all other designs are measured alike, this one.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard design == .monospaced else { return self }
        var font = font
        font.face = Face.monospaced
        return UIFontDescriptor(font, traits)
    }
}

extension UIFont {
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

    /// - Parameter pointSize: the size in points; 0 for the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.withSize(pointSize).font : descriptor.font)
    }
}
