internal import AppleLayout
internal import AutoLayout
public import Foundation

public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
}

extension String {
    /// The size of the text as measured by a label, in the font of the attributes or one of 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        measured(in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0), isWrapped: false, attrs)
    }

    /// The size of the text as measured by a label at a width, on several lines if requested.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        let isWrapped = options.contains(.usesLineFragmentOrigin)
        return CGRect(origin: .zero, size: measured(in: size, isWrapped: isWrapped, attributes))
    }

    private func measured(
        in size: CGSize, isWrapped: Bool, _ attributes: [NSAttributedString.Key: Any]?
    ) -> CGSize {
        let label = Label(frame: .zero)
        label.text = self
        label.font = (attributes?[.font] as? UIFont)?.font ?? Font(size: 12)
        label.numberOfLines = isWrapped ? 0 : 1
        let room = Size(width: min(Double(size.width), 1e6), height: 1e6)
        return CGSize(label.sizeThatFits(room))
    }
}

extension NSString {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { description.boundingRect(with: size, options: options, attributes: attributes, context: context) }
}

extension NSAttributedString {
    private var firstAttributes: [Key: Any] { length > 0 ? unsafe attributes(at: 0, effectiveRange: nil) : [:] }

    /// The size of the text in the style of its first character.
    public func size() -> CGSize { string.size(withAttributes: firstAttributes) }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect { string.boundingRect(with: size, options: options, attributes: firstAttributes, context: context) }
}
