/// Foundation's `CGFloat`, as far as the stand-ins need it. This module is only type-checked, in place of Foundation.
public struct CGFloat: Hashable, Comparable, Sendable, SignedNumeric, ExpressibleByFloatLiteral {
    let value: Double

    public init(_ value: Double) { self.value = value }
    public init(_ value: Int) { self.value = Double(value) }
    public init(integerLiteral value: Int) { self.init(value) }
    public init(floatLiteral value: Double) { self.init(value) }

    public static let greatestFiniteMagnitude = CGFloat(Double.greatestFiniteMagnitude)

    public var isNaN: Bool { value.isNaN }
    /// Foundation's `CGFloat` is a `BinaryFloatingPoint`, so it does not need this property.
    public var quickValue: Double { value }

    public static func < (left: CGFloat, right: CGFloat) -> Bool { left.value < right.value }
    public init?<Source: BinaryInteger>(exactly source: Source) {
        guard let value = Double(exactly: source) else { return nil }
        self.init(value)
    }
    public var magnitude: CGFloat { CGFloat(value.magnitude) }
    public static func + (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.value + right.value) }
    public static func - (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.value - right.value) }
    public static func * (left: CGFloat, right: CGFloat) -> CGFloat { CGFloat(left.value * right.value) }
    public static func *= (left: inout CGFloat, right: CGFloat) { left = left * right }
    public static prefix func - (operand: CGFloat) -> CGFloat { CGFloat(-operand.value) }
}

extension Double {
    public init(_ number: CGFloat) { self = number.value }
}

public struct CGSize: Hashable, Sendable {
    public static let zero = CGSize(width: CGFloat(0), height: CGFloat(0))

    public var width: CGFloat
    public var height: CGFloat

    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

public struct CGPoint: Hashable, Sendable {
    public static let zero = CGPoint(x: CGFloat(0), y: CGFloat(0))

    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

public typealias NSSize = CGSize

public struct CGRect: Hashable, Sendable {
    public static let zero = CGRect(x: CGFloat(0), y: CGFloat(0), width: CGFloat(0), height: CGFloat(0))
    public static let null = zero

    public let minX: CGFloat
    public let minY: CGFloat
    public let width: CGFloat
    public let height: CGFloat

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        (minX, minY, self.width, self.height) = (x, y, width, height)
    }

    public var size: CGSize { CGSize(width: width, height: height) }
    public var maxX: CGFloat { CGFloat(Double(minX) + Double(width)) }
    public var maxY: CGFloat { CGFloat(Double(minY) + Double(height)) }
}

public typealias NSRect = CGRect

public struct NSEdgeInsets: Sendable {
    public let top: CGFloat
    public let left: CGFloat
    public let bottom: CGFloat
    public let right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}

open class NSCoder {}

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
    public init() {}

    open var description: String { "" }
    open var hash: Int { 0 }
    open func isEqual(_ object: Any?) -> Bool { false }
    open func copy() -> Any { self }

    public static func == (left: NSObject, right: NSObject) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
