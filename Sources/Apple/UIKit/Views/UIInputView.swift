public import Foundation

/// A view for use in place of the keyboard. Text fields and text views store it, but do not show it.
@MainActor @preconcurrency
open class UIInputView: UIView {
    public enum Style: Int, Sendable {
        case `default`, keyboard
    }

    public let inputViewStyle: Style
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}

@MainActor @preconcurrency
public protocol UIInputViewAudioFeedback: AnyObject {
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
