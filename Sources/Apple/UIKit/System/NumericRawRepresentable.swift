public import AppleLayout

/// A number with a name: a layout priority or the level of a window. Calculations with plain numbers change the raw
/// value, as in `UILayoutPriority.required - 1`.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {
    init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
    public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
    public static func + (lhs: RawValue, rhs: Self) -> Self { rhs + lhs }
    public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
    public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
    public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
    public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}

extension UILayoutPriority: _UIKitNumericRawRepresentable {}
extension UIWindow.Level: _UIKitNumericRawRepresentable {}
