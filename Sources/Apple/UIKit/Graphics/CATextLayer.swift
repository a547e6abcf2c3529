public import Foundation

/// A layer with text, which is not drawn.
open class CATextLayer: CALayer {
    open var string: Any?
    open var font: AnyObject?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor?
    open var isWrapped = false
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var truncationMode = CATextLayerTruncationMode.none

    /// The size of the text on one line, as a label measures it, in the font at `fontSize` or, for an attributed
    /// string, in the string's own fonts.
    open func preferredFrameSize() -> CGSize {
        if let text = string as? NSAttributedString { return text.size() }
        let font = (font as? UIFont)?.withSize(fontSize) ?? .systemFont(ofSize: fontSize)
        return (string as? String)?.size(withAttributes: [.font: font]) ?? .zero
    }
}

public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}
