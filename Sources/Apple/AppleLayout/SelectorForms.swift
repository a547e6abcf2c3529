public import Foundation

// What the closures below capture is `nonisolated(unsafe)`, because `Any` and Foundation's classes are not `Sendable`. This is
// sound as long as observers are added and removed on the main thread and nobody changes what a notification brings.

/// The main queue, which another thread than the main one may run, has a value for this key.
private let mainQueue: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

/// An observer of notifications, by a selector. Like Apple's, the center does not keep the observer alive.
private final class SelectorObserver {
    static let removal = Notification.Name("QuickAnchorsRemovesObserver")

    weak var observer: AnyObject?
    let selector: Selector
    let name: Notification.Name?
    weak var object: AnyObject?
    var tokens: [any NSObjectProtocol] = []

    init(_ observer: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: AnyObject?) {
        (self.observer, self.selector, self.name, self.object) = (observer, selector, name, object)
    }

    func receive(_ notification: Notification, in center: NotificationCenter) {
        guard notification.name == Self.removal else {
            // Only the main thread asks whether the observer is still there, and forgets it if not.
            nonisolated(unsafe) let (observation, note) = (self, notification)
            let call: @MainActor @Sendable () -> Void = {
                guard let target = unsafe observation.observer else { return unsafe observation.leave(center) }
                if unsafe !observation.tokens.isEmpty { _ = unsafe observation.selector.send(to: target, note) }
            }
            let isOnMainQueue = DispatchQueue.getSpecific(key: mainQueue) == true
            return isOnMainQueue ? MainActor.assumeIsolated(call) : DispatchQueue.main.async(execute: call)
        }
        guard let observer else { return leave(center) }
        let (removed, givenObject) = (notification.object as AnyObject?, notification.userInfo?["object"] as AnyObject?)
        let givenName = notification.userInfo?["name"] as? Notification.Name
        guard removed === observer, givenName == nil || givenName == name, givenObject == nil || givenObject === object
        else { return }
        leave(center)
    }

    private func leave(_ center: NotificationCenter) {
        for token in tokens { center.removeObserver(token as Any) }
        tokens = []
    }
}

extension NotificationCenter {
    /// Calls the observer's method with each notification, on the main thread; later if it is posted on another.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        nonisolated(unsafe) let added = SelectorObserver(
            observer as AnyObject, aSelector, aName, anObject.map { $0 as AnyObject })
        for name in [aName, SelectorObserver.removal] where name != nil || aName == nil {
            let object = name == SelectorObserver.removal ? nil : anObject
            let token = addObserver(forName: name, object: object, queue: nil) { [unowned self] in
                guard aName != nil || name != nil || $0.name != SelectorObserver.removal else { return }
                unsafe added.receive($0, in: self)
            }
            unsafe added.tokens.append(token)
        }
    }

    /// Removes everything that an object observes by selectors, or the observer that a block was added with.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil)
        removeObserver(observer as Any)
    }

    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any? = nil) {
        // Nil stands for any name or object.
        var removed: [AnyHashable: Any] = [:]
        (removed["name"], removed["object"]) = (aName, anObject)
        post(name: SelectorObserver.removal, object: observer, userInfo: removed)
    }
}

/// What a timer hands to a method: itself, with the object given to it.
private final class SelectorTimer: Timer {
    var original: Timer?
    var information: Any?
    override var userInfo: Any? { information }
    override var isValid: Bool { original?.isValid ?? false }
    override func invalidate() { original?.invalidate() }
}

extension Timer {
    /// A timer that calls a method of the target, which it keeps alive, on the main thread.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats: Bool
    ) {
        nonisolated(unsafe) let (target, information) = (aTarget, userInfo)
        self.init(timeInterval: ti, repeats: repeats) { timer in
            nonisolated(unsafe) let given = SelectorTimer(timeInterval: ti, repeats: false) { _ in }
            unsafe (given.original, given.information) = (timer, information)
            MainActor.assumeIsolated { _ = unsafe aSelector.send(to: target, given) }
        }
    }

    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: repeats)
        RunLoop.main.add(timer, forMode: .default)
        return timer
    }
}

extension NSObjectProtocol {
    /// Calls a method; the result is nil if this object does not have it.
    @MainActor @preconcurrency @discardableResult
    public func perform(_ aSelector: Selector, with object: Any? = nil, with other: Any? = nil) -> Any? {
        aSelector.send(to: self, object, other) ?? nil
    }

    /// Calls a method on the main actor after a delay, in seconds.
    @MainActor @preconcurrency
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        nonisolated(unsafe) let (target, argument) = (self, anArgument)
        Task { @MainActor in
            try? await Task.sleep(nanoseconds: UInt64(max(0, delay) * 1_000_000_000))
            _ = unsafe aSelector.send(to: target, argument)
        }
    }
}
