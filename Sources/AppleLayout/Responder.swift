public import Foundation

/// The superclass that controllers share with views and guides: `UIResponder` of UIKit.
///
/// Guides are not responders on Apple's systems. Here they are responders, since they share the superclass of views.
@MainActor @preconcurrency
open class Responder: NSObject {
    /// Objects that libraries attach to the responder, by the addresses of their keys. Like the responder, the
    /// dictionary is used only on the main thread, but the functions that use it belong to no actor.
    nonisolated(unsafe) var associations: [UInt: Any] = [:]

    /// A replacement for the initializer that belongs to no actor, so that subclasses may have one that does.
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
