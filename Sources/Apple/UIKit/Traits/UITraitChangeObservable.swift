public import AppleLayout

/// A view or controller, which has traits and is notified of their changes.
@MainActor @preconcurrency
public protocol UITraitEnvironment: UIResponder {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A view or controller whose traits can be observed.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// The result of a registration, with which the registration can be ended.
@MainActor @preconcurrency
public protocol UITraitChangeRegistration: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<Observable> = (
        _ observable: Observable, _ previousTraitCollection: UITraitCollection
    ) -> Void

    /// Calls a handler after changes in which at least one of the given traits gets another value.
    ///
    /// - Precondition: this object is an `Observable`, the type of the handler's first parameter.
    @discardableResult
    public func registerForTraitChanges<Observable>(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Observable>
    ) -> any UITraitChangeRegistration {
        precondition(self is Observable, "The handler takes a \(Observable.self), but observes a \(type(of: self)).")
        let observer = TraitObserver(traits) { observable, old in
            if let observable = observable as? Observable { handler(observable, old) }
        }
        traitObservers.append(observer)
        return observer
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        traitObservers.removeAll { $0 === registration }
    }

    /// Notifies this object, then the observers of the traits that have changed, in the order of their registration.
    func notifyOfTraits(insteadOf old: UITraitCollection) {
        traitCollectionDidChange(old)
        let new = traitCollection
        for case let observer as TraitObserver in traitObservers { observer.notify(of: self, from: old, to: new) }
    }
}

/// The registration of a handler for changes of some traits.
@MainActor
private final class TraitObserver: UITraitChangeRegistration {
    private let traits: [any CollectedTrait.Type]
    private let handler: (UIResponder, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (UIResponder, UITraitCollection) -> Void) {
        self.traits = traits.compactMap { $0 as? any CollectedTrait.Type }
        self.handler = handler
    }

    func notify(of observable: UIResponder, from old: UITraitCollection, to new: UITraitCollection) {
        if traits.contains(where: { $0.differs(between: old, and: new) }) { handler(observable, old) }
    }
}
