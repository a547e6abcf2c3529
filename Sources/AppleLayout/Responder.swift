public import Foundation

/// The ancestor that controllers share with views and guides: `UIResponder` of UIKit.
///
/// On Apple's systems guides are no responders. Here they are, since a class has one ancestor and guides share that of views.
@MainActor @preconcurrency
open class Responder: NSObject {
    /// Objects that libraries attach to the responder, by the addresses of their keys. Like the responder, it is used on the
    /// main thread only, but by functions that belong to no actor.
    nonisolated(unsafe) var associations: [UInt: Any] = [:]

    /// In the place of the initializer that belongs to no actor, so that subclasses may have one that does.
    public init(onMainActor: Void) { super.init() }

    open var next: Responder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open private(set) var isFirstResponder = false

    /// Whether a menu could send the action: a test has no menus.
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
