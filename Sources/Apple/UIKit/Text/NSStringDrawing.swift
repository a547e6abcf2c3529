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
    /// The size of the text as measured by a label, in the font given by the attributes or, without one, at 12 points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// A rectangle at the origin with the size of the text, as measured by a label of the given width, on several lines
    /// if requested.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes).boundingRect(
            with: size, options: options, context: context)
    }
}

extension NSString {
    public class func localizedStringWithFormat(_ format: NSString, _ args: any CVarArg...) -> NSString {
        NSString(string: String(format: format as String, locale: .current, arguments: args))
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}

    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        description.size(withAttributes: attrs)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect { description.boundingRect(with: size, options: options, attributes: attributes, context: context) }
}

extension NSAttributedString {
    public func size() -> CGSize { measured(width: .infinity, isWrapped: false) }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let isWrapped = options.contains(.usesLineFragmentOrigin)
        return CGRect(origin: .zero, size: measured(width: size.width, isWrapped: isWrapped))
    }

    private func measured(width: CGFloat, isWrapped: Bool) -> CGSize {
        let label = Label(frame: .zero)
        label.textMeasurer = TestEnvironment.current.textMeasurer
        label.font = Font(size: 12)
        label.numberOfLines = isWrapped ? 0 : 1
        label.show(self)
        return CGSize(label.sizeOfWrappedText(fitting: Size(width: min(Double(width), 1e6), height: 1e6)))
    }
}
