public import Foundation

public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A key on a keyboard, which is never pressed.
@MainActor @preconcurrency
open class UIKey: NSObject {
    open var keyCode: UIKeyboardHIDUsage { .keyboardReturnOrEnter }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var characters: String { "" }
}

public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardReturnOrEnter = 40
    case keyboardEscape = 41
    case keyboardTab = 43
    case keyboardSpacebar = 44
    case keyboardRightArrow = 79
    case keyboardLeftArrow = 80
    case keyboardDownArrow = 81
    case keyboardUpArrow = 82
}

@MainActor @preconcurrency
open class UIPress: NSObject {
    open var key: UIKey? { nil }
}

open class UIPressesEvent: UIEvent {}

/// A keyboard shortcut, which is never pressed.
@MainActor @preconcurrency
open class UIKeyCommand: NSObject {
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"

    public let input: String?
    public let modifierFlags: UIKeyModifierFlags
    public let action: Selector
    open var title: String
    open var discoverabilityTitle: String?
    open var wantsPriorityOverSystemBehavior = false

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil
    ) {
        (self.title, self.input, self.modifierFlags, self.action) = (title, input, modifierFlags, action)
        self.discoverabilityTitle = discoverabilityTitle
    }

    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }
}
