// The names are those of the Objective-C runtime.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

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
