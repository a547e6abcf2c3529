public import Foundation

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}

public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
}

/// A paragraph style. All paragraphs of a string have the style of the first.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    private let mark = AttributeMark()
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }
    open internal(set) var alignment = NSTextAlignment.natural
    open internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(self)
        return copy
    }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
    open var headIndent: CGFloat = 0
    open var firstLineHeadIndent: CGFloat = 0
    open var tailIndent: CGFloat = 0
    open var paragraphSpacingBefore: CGFloat = 0
    open var hyphenationFactor: Float = 0
    open var allowsDefaultTighteningForTruncation = false
    open var lineSpacing: CGFloat = 0
    open var paragraphSpacing: CGFloat = 0
    open var lineHeightMultiple: CGFloat = 0
    open var minimumLineHeight: CGFloat = 0
    open var maximumLineHeight: CGFloat = 0

    override open var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }

    override open var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }

    override open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        (alignment, lineBreakMode) = (obj.alignment, obj.lineBreakMode)
        // Only a mutable paragraph style differs from the default in other properties.
        let style = obj as? NSMutableParagraphStyle ?? NSMutableParagraphStyle()
        (headIndent, firstLineHeadIndent, tailIndent) = (style.headIndent, style.firstLineHeadIndent, style.tailIndent)
        (paragraphSpacing, paragraphSpacingBefore) = (style.paragraphSpacing, style.paragraphSpacingBefore)
        (lineSpacing, lineHeightMultiple) = (style.lineSpacing, style.lineHeightMultiple)
        (minimumLineHeight, maximumLineHeight) = (style.minimumLineHeight, style.maximumLineHeight)
        hyphenationFactor = style.hyphenationFactor
        allowsDefaultTighteningForTruncation = style.allowsDefaultTighteningForTruncation
    }
}
