public import Foundation

/// The superclass that controllers share with views and guides: UIKit's `UIResponder`.
///
/// Guides are not responders on Apple's systems. Here they are, since they share a superclass with views.
@MainActor @preconcurrency
open class Responder: NSObject {
    /// Objects that libraries attach to the responder, by the addresses of their keys. Like the responder, the
    /// dictionary is used only on the main thread, but the functions that use it are not isolated to an actor.
    nonisolated(unsafe) var associations: [UInt: Any] = [:]

    /// The observers of the responder's traits, of a type that only the module that declares the traits knows.
    package final var traitObservers: [AnyObject] = []

    /// The observers of the responder's properties.
    final var propertyObservers: [PropertyObserver] = []

    /// Replaces the inherited initializer, which is not isolated to an actor, so that subclasses may have an
    /// initializer that is isolated.
    public init(onMainActor: Void) { super.init() }

    open var next: Responder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    /// The view above the keyboard. Views and controllers override the property with their own type of view.
    open var inputAccessoryView: BackedView? { nil }
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
    open func awakeFromNib() {}
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The first responder among this responder and, if it is a view, its descendants.
    package var firstResponder: Responder? { isFirstResponder ? self : nil }

    /// Makes this the first responder once the present one in the same tree of views has resigned.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        let chain = sequence(first: self) { $0.next }
        let top = chain.reduce(self) { $1 is BackedView ? $1 : $0 }
        guard canBecomeFirstResponder, top.firstResponder?.resignFirstResponder() ?? true else { return false }
        isFirstResponder = true
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if canResignFirstResponder { isFirstResponder = false }
        return !isFirstResponder
    }
}
