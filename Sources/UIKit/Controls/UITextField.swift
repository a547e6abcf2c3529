internal import AppleLayout
internal import AutoLayout
public import Foundation
internal import LayoutControls

@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    public enum ViewMode: Int, Sendable {
        case never = 0
        case whileEditing = 1
        case unlessEditing = 2
        case always = 3
    }

    override class func makeView() -> View { TextField(frame: .zero) }

    var field: TextField {
        guard let field = view as? TextField else { preconditionFailure("Behind a text field stands a text field.") }
        return field
    }

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
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholder.map { NSAttributedString(string: $0) } }
        set { placeholder = newValue?.string }
    }
    open var leftView: UIView? { didSet { showSides() } }
    open var rightView: UIView? { didSet { showSides() } }
    open var leftViewMode = ViewMode.never { didSet { showSides() } }
    open var rightViewMode = ViewMode.never { didSet { showSides() } }

    open var text: String? = "" { didSet { showText() } }

    private func showText() {
        field.text = isSecureTextEntry ? text.map { String(repeating: "•", count: $0.count) } : text
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
        set { field.placeholder = newValue }
    }

    open var font: UIFont? {
        get { UIFont(field.font) }
        set { field.font = newValue?.font ?? Font() }
    }

    open var textColor: UIColor? {
        get { UIColor(field.textColor) }
        set { field.textColor = newValue?.color ?? .black }
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

    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}

@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {}

/// Views in which somebody could type.
@MainActor @preconcurrency
public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
}

@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {}

@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
}

public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL = 3
    case numberPad = 4
    case phonePad = 5
    case namePhonePad = 6
    case emailAddress = 7
    case decimalPad = 8
}

public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case next = 4
    case search = 6
    case send = 7
    case done = 9
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

public struct UITextContentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let username = UITextContentType(rawValue: "username")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
