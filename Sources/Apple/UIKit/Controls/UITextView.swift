internal import AppleLayout
internal import AutoLayout
public import Foundation
internal import LayoutControls

@MainActor @preconcurrency
open class UITextView: UIScrollView, UITextInput {
    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")

    override class func makeView() -> View {
        let view = BackingTextView(frame: .zero)
        view.label.roundsLineHeights = true
        return view
    }

    private var textView: TextView { backingView() }

    open var hasText: Bool { !text.isEmpty }
    open func insertText(_ text: String) { self.text += text }
    open func deleteBackward() { text = String(text.dropLast()) }

    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var isEditable = true
    open var isSelectable = true
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var adjustsFontForContentSizeCategory = false
    open var inputView: UIView?
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }
    private var accessory: UIView?
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var textContentType: UITextContentType?
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var selectedRange = NSRange(location: 0, length: 0)
    open var selectedTextRange: UITextRange?
    public let textContainer: NSTextContainer

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer()
        super.init(frame: frame)
        self.textContainer.textView = self
        padLines(by: self.textContainer.lineFragmentPadding)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.textView = self
    }

    private var givenText: NSAttributedString?

    open var text: String! {
        get { textView.text ?? "" }
        set {
            givenText = nil
            textView.label.show(plain: newValue)
        }
    }

    open var attributedText: NSAttributedString! {
        get { givenText ?? NSAttributedString(text, textView.font, textView.label.textColor) }
        set {
            givenText = newValue.map { NSAttributedString(attributedString: $0) }
            textView.label.show(newValue)
        }
    }

    open var font: UIFont? {
        get { UIFont(textView.font) }
        set {
            textView.font = newValue?.font ?? Font()
            restyle(.font, UIFont(textView.font))
        }
    }

    open var textColor: UIColor? {
        get { UIColor(textView.label.textColor) }
        set {
            textView.label.textColor = newValue?.color ?? .black
            restyle(.foregroundColor, UIColor(textView.label.textColor))
        }
    }

    /// Applies an attribute that is set for the view to the view's entire attributed string, if there is one.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        if let givenText { attributedText = givenText.setting(key, to: value) }
    }

    open var textAlignment: NSTextAlignment {
        get { NSTextAlignment(textView.label.textAlignment) }
        set { textView.label.textAlignment = newValue.alignment }
    }

    open var textContainerInset: UIEdgeInsets {
        get { UIEdgeInsets(textView.textContainerInset) }
        set { textView.textContainerInset = newValue.insets }
    }

    /// Does nothing: text is never scrolled to a range.
    open func scrollRangeToVisible(_ range: NSRange) {}

    override open var isScrollEnabled: Bool { didSet { textView.isScrollEnabled = isScrollEnabled } }
    override open var canBecomeFirstResponder: Bool { isEditable }

    private var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard textDelegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        textDelegate?.textViewDidBeginEditing(self)
        return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard textDelegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        textDelegate?.textViewDidEndEditing(self)
        return true
    }

    func padLines(by padding: CGFloat) { textView.lineFragmentPadding = Double(padding) }
}

@MainActor @preconcurrency
public final class NSTextContainer: NSObject {
    fileprivate weak var textView: UITextView?
    public var maximumNumberOfLines = 0
    private let ownSize: CGSize

    public init(size: CGSize = .zero) { ownSize = size }

    /// The size of the text view within `textContainerInset`, in points; without a text view, the size passed to the
    /// initializer.
    public var size: CGSize {
        guard let textView else { return ownSize }
        return textView.bounds.inset(by: textView.textContainerInset).size
    }

    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The padding at the ends of each line, in points; 5 by default, as documented.
    public var lineFragmentPadding: CGFloat = 5 { didSet { textView?.padLines(by: lineFragmentPadding) } }
}

@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidChange(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    // swift-format-ignore: AlwaysUseLowerCamelCase
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
