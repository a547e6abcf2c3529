// What the stand-ins for UIKit and AppKit use of Foundation's and Dispatch's classes.

public final class NSRecursiveLock: Sendable {
    public init() {}
    public func lock() {}
    public func unlock() {}
}

public final class DispatchSpecificKey<Value>: Sendable {
    public init() {}
}

public final class DispatchQueue: Sendable {
    public static let main = DispatchQueue()

    public static func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? { nil }
    public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {}
    public func async(execute work: @escaping @Sendable () -> Void) {}
}

open class NotificationCenter {
    public func addObserver(
        forName name: Notification.Name?, object: Any?, queue: Never?,
        using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
        NSObject()
    }

    public func removeObserver(_ observer: Any) {}
    public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {}
}

open class Timer {
    public init() {}
    public convenience init(timeInterval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        self.init()
    }

    open var userInfo: Any? { nil }
    open var isValid: Bool { false }
    open func invalidate() {}
}
