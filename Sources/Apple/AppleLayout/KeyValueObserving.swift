public import Foundation

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}

public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
}

public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// Something that is called when a property of a responder has changed.
final class PropertyObserver {
    /// The name of the property; nil for all.
    let property: String?
    weak var observer: AnyObject?
    let call: () -> Void

    init(_ property: String?, _ observer: AnyObject, _ call: @escaping () -> Void) {
        (self.property, self.observer, self.call) = (property, observer, call)
    }
}

/// Key-value observing of views and controllers: of the text and font of labels, the image of image views, the content
/// of scroll views, and what an app declares as `dynamic`, for which `quickanchors-linux` writes the notifications.
extension Responder {
    /// Calls `observeValue(forKeyPath:of:change:context:)` of the observer, if it is a view or a controller, after each
    /// change of the property.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let call = { [weak self, weak observer] in
            unsafe (observer as? Responder)?.observeValue(forKeyPath: keyPath, of: self, change: [:], context: context)
        }
        propertyObservers.append(PropertyObserver(keyPath, observer, { _ = call() }))
        if options.contains(.initial) { _ = call() }
    }

    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
    ) {
        propertyObservers.removeAll { $0.observer === observer && $0.property == keyPath }
    }

    public func willChangeValue(forKey key: String) {}

    /// Calls the observers of a property.
    public func didChangeValue(forKey key: String) {
        guard !propertyObservers.isEmpty else { return }
        propertyObservers.removeAll { $0.observer == nil }
        for observer in propertyObservers where observer.property == key || observer.property == nil { observer.call() }
    }
}

/// The new value of a property that is observed by its key path.
public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

/// An observation, which ends when it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
    private var isValid = true
    public func invalidate() { isValid = false }

    fileprivate func call(_ body: () -> Void) { if isValid { body() } }
}

extension NSObjectProtocol where Self: Responder {
    /// Calls a closure after each change of the property; the change has no old value.
    @MainActor @preconcurrency
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let observation = NSKeyValueObservation()
        // A key path does not tell its name, so the values tell which property has changed.
        var last = self[keyPath: keyPath] as Any as? AnyHashable
        let call = { [weak self] (isInitial: Bool) in
            guard let self else { return }
            let value = self[keyPath: keyPath]
            let present = value as Any as? AnyHashable
            guard isInitial || present == nil || present != last else { return }
            last = present
            changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil))
        }
        propertyObservers.append(
            PropertyObserver(nil, observation) { [weak observation] in observation?.call { call(false) } })
        if options.contains(.initial) { call(true) }
        return observation
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// The name of the class, with its module.
    public static func description() -> String { String(reflecting: self) }
}
