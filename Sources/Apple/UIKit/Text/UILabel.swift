internal import AppleLayout
internal import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class UILabel: UIView {
    override class func makeView() -> View { BackingLabel(frame: .zero) }

    var label: Label { backingView() }

    open var isEnabled = true
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var adjustsFontForContentSizeCategory = false
    open var allowsDefaultTighteningForTruncation = false
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)

    /// The attributed text that was set last, unless plain text has been set since. The label may show different text
    /// that was set on its backing view.
    private var givenText: NSAttributedString?
    private var shownGivenText: NSAttributedString? { givenText?.string == label.text ? givenText : nil }

    open var text: String? {
        get { label.text }
        set {
            givenText = nil
            label.show(plain: newValue)
            didChangeValue(forKey: "text")
        }
    }

    open var attributedText: NSAttributedString? {
        get { shownGivenText ?? text.map { NSAttributedString($0, label.font, label.textColor) } }
        set {
            givenText = newValue.map { NSAttributedString(attributedString: $0) }
            label.show(newValue)
            didChangeValue(forKey: "attributedText")
        }
    }

    open var font: UIFont! {
        get { UIFont(label.font) }
        set {
            label.font = newValue?.font ?? Font()
            restyle(.font, UIFont(label.font))
            didChangeValue(forKey: "font")
        }
    }

    open var textColor: UIColor! {
        get { UIColor(label.textColor) }
        set {
            label.textColor = newValue?.color ?? .black
            restyle(.foregroundColor, UIColor(label.textColor))
        }
    }

    /// Applies an attribute that is set for the label to the label's entire attributed string, if it shows one.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        if let shownGivenText { attributedText = shownGivenText.setting(key, to: value) }
    }

    open var textAlignment: NSTextAlignment {
        get { NSTextAlignment(label.textAlignment) }
        set { label.textAlignment = newValue.alignment }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { NSLineBreakMode(rawValue: Int(label.lineBreakMode.rawValue)) ?? .byTruncatingTail }
        set { label.lineBreakMode = LineBreakMode(rawValue: UInt8(newValue.rawValue)) ?? .byTruncatingTail }
    }

    open var numberOfLines: Int {
        get { label.numberOfLines }
        set { label.numberOfLines = newValue }
    }

    open var preferredMaxLayoutWidth: CGFloat {
        get { CGFloat(label.preferredMaxLayoutWidth) }
        set { label.preferredMaxLayoutWidth = Double(newValue) }
    }

    open var adjustsFontSizeToFitWidth: Bool {
        get { label.adjustsFontSizeToFitWidth }
        set { label.adjustsFontSizeToFitWidth = newValue }
    }

    open var minimumScaleFactor: CGFloat {
        get { CGFloat(label.minimumScaleFactor) }
        set { label.minimumScaleFactor = Double(newValue) }
    }

    override open var intrinsicContentSize: CGSize {
        size(atWidth: (view as? BackingLabel)?.fittingWidth.map { CGFloat($0) } ?? preferredMaxLayoutWidth)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { self.size(atWidth: size.width) }

    /// The size of the text, which a subclass may change by overriding `textRect`. The text is wrapped at the given
    /// width if that is positive and the text may have more than one line.
    private func size(atWidth width: CGFloat) -> CGSize {
        let room = CGSize(width: width > 0 && numberOfLines != 1 ? width : .infinity, height: .infinity)
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = label.sizeOfWrappedText(fitting: Size(bounds.size))
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(CGFloat(size.width), bounds.width),
            height: min(CGFloat(size.height), bounds.height))
    }

    open func drawText(in rect: CGRect) {}
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural

    init(_ alignment: TextAlignment) {
        switch alignment {
        case .natural, .balanced: self = .natural
        case .left: self = .left
        case .center: self = .center
        case .right, .trailing: self = .right
        case .justified: self = .justified
        }
    }

    var alignment: TextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

/// The modes of `LineBreakMode`, with the same raw values.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
