public import Foundation

/// The superclass that controllers share with views and guides: UIKit's `UIResponder`.
///
/// Guides are not responders on Apple's systems. Here they are, since they share a superclass with views.
@MainActor @preconcurrency
open class Responder: NSObject {
    /// Objects that libraries attach to the responder, by the addresses of their keys. Like the responder, the
    /// dictionary is used only on the main thread, but the functions that use it are not isolated to an actor.
    nonisolated(unsafe) var associations: [UInt: Any] = [:]

    /// A replacement for the inherited initializer, which is not isolated to an actor, so that subclasses may have an
    /// initializer that is.
    public init(onMainActor: Void) { super.init() }

    open var next: Responder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open private(set) var isFirstResponder = false

    /// Whether a menu could send the action; always false, since a test has no menus.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    open func copy(_ sender: Any?) {}
    open func cut(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func reloadInputViews() {}

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        isFirstResponder = canBecomeFirstResponder
        return isFirstResponder
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        isFirstResponder = false
        return true
    }
}
