internal import AppleLayout
internal import AutoLayout
public import Foundation
internal import LayoutControls

@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never, whileEditing, unlessEditing, always
    }

    public nonisolated static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")

    override class func makeView() -> View {
        let view = TextField(frame: .zero)
        view.hasMeasuredSize = true
        return view
    }

    var field: TextField { backingView() }

    open var hasText: Bool { !(text ?? "").isEmpty }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { text = String((text ?? "").dropLast()) }

    open weak var delegate: (any UITextFieldDelegate)?
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var isSecureTextEntry = false { didSet { showText() } }
    open var textContentType: UITextContentType?
    open var clearButtonMode = ViewMode.never
    open var adjustsFontForContentSizeCategory = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var inputView: UIView?
    open override var inputAccessoryView: UIView? {
        get { accessory }
        set { accessory = newValue }
    }
    private var accessory: UIView?
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var enablesReturnKeyAutomatically = false
    open var clearsOnBeginEditing = false
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var background: UIImage?
    open var selectedTextRange: UITextRange?
    open var leftView: UIView? { didSet { showSides() } }
    open var rightView: UIView? { didSet { showSides() } }
    open var leftViewMode = ViewMode.never { didSet { showSides() } }
    open var rightViewMode = ViewMode.never { didSet { showSides() } }

    private var givenText: NSAttributedString?
    private var givenPlaceholder: NSAttributedString?

    open var text: String? = "" {
        didSet {
            givenText = nil
            showText()
        }
    }

    open var attributedText: NSAttributedString? {
        get { givenText ?? text.map { NSAttributedString($0, field.font, field.textColor) } }
        set {
            text = newValue?.string
            field.label.adoptStyle(of: newValue)
            field.textColor = field.label.textColor
            givenText = newValue.map { NSAttributedString(attributedString: $0) }
            showText()
        }
    }

    open var attributedPlaceholder: NSAttributedString? {
        get { givenPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
        set {
            placeholder = newValue?.string
            givenPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
            showText()
        }
    }

    private func showText() {
        setNeedsLayout()
        field.text = isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
        guard let styled = hasText ? (isSecureTextEntry ? nil : givenText) : givenPlaceholder else { return }
        field.label.styledText = field.label.styled(styled)
        field.invalidateIntrinsicContentSize()
        field.setNeedsLayout()
    }

    /// Applies an attribute that is set for the field to the field's entire attributed string, if there is one.
    private func restyle(_ key: NSAttributedString.Key, _ value: Any) {
        givenText = givenText?.setting(key, to: value)
        showText()
    }

    private func showSides() {
        func shown(_ side: UIView?, _ mode: ViewMode) -> View? {
            guard let side, mode == .always || mode == .unlessEditing else { return nil }
            hold(side)
            return side.view
        }
        field.leadingView = shown(leftView, leftViewMode)
        field.trailingView = shown(rightView, rightViewMode)
    }

    open var placeholder: String? {
        get { field.placeholder }
        set {
            givenPlaceholder = nil
            field.placeholder = newValue
            showText()
        }
    }

    open var font: UIFont? {
        get { UIFont(field.font) }
        set {
            field.font = newValue?.font ?? Font()
            restyle(.font, UIFont(field.font))
        }
    }

    open var textColor: UIColor? {
        get { UIColor(field.textColor) }
        set {
            field.textColor = newValue?.color ?? .black
            restyle(.foregroundColor, UIColor(field.textColor))
        }
    }

    open var textAlignment: NSTextAlignment {
        get { NSTextAlignment(field.label.textAlignment) }
        set { field.label.textAlignment = newValue.alignment }
    }

    open var borderStyle = BorderStyle.none {
        didSet { field.borderStyle = borderStyle == .none ? .none : borderStyle == .roundedRect ? .roundedRect : .line }
    }

    override open var canBecomeFirstResponder: Bool { true }
    open var isEditing: Bool { isFirstResponder }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        setNeedsLayout()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// Places the parts in the rectangles that the methods below determine.
    override open func layoutSubviews() {
        super.layoutSubviews()
        for case let side? in [leftView, rightView] where side.bounds.isEmpty {
            side.bounds.size = side.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if field.leadingView != nil { leftView?.frame = leftViewRect(forBounds: bounds) }
        if field.trailingView != nil { rightView?.frame = rightViewRect(forBounds: bounds) }
        let text =
            isEditing
            ? editingRect(forBounds: bounds)
            : hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
        field.placeText(in: Rect(text))
    }

    open func textRect(forBounds bounds: CGRect) -> CGRect { CGRect(field.textRect(in: Rect(bounds))) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { rect(ofSide: leftView, in: bounds) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rect(ofSide: rightView, in: bounds) }

    private func rect(ofSide side: UIView?, in bounds: CGRect) -> CGRect {
        side.map { CGRect(field.rect(ofSide: $0.view, in: Rect(bounds))) } ?? .zero
    }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
