// The names are those of the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

internal import Foundation

// Libraries attach data to views, guides and controllers with these functions of the Objective-C runtime.

public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// Attaches a value to a view, guide or controller, or removes the value if it is nil; a value for any other object is
/// ignored.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let key = UInt(bitPattern: key)
    unsafe (object as? Responder)?.associations[key] = value
}

/// The value attached to a view, guide or controller; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let key = UInt(bitPattern: key)
    return unsafe (object as? Responder)?.associations[key]
}

public func objc_removeAssociatedObjects(_ object: Any) { unsafe (object as? Responder)?.associations = [:] }

/// The lock behind `objc_sync_enter`, one for all objects.
private let objectLock = NSRecursiveLock()

@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    objectLock.lock()
    return 0
}

@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    objectLock.unlock()
    return 0
}

/// The implementation of a method, which has no address here.
public struct Method: Sendable {}

/// The address of a method.
public struct IMP: Sendable {}

// Methods cannot be exchanged: code that tries finds none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
public func method_getImplementation(_ m: Method) -> IMP { IMP() }
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    false
}
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
