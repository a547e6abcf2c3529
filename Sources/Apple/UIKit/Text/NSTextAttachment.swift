public import Foundation

/// An image in text. The text is measured without the image.
open class NSTextAttachment: NSObject {
    private let mark = AttributeMark()
    public static let character = 0xFFFC

    open var image: UIImage?
    open var bounds = CGRect.zero

    override public init() { super.init() }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

extension NSAttributedString {
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}

/// The shadow of text, which is not drawn.
open class NSShadow: NSObject {
    private let mark = AttributeMark()
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?
}
