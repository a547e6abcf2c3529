// The Foundation types that UIKit's declarations mention; they are type-checked but never run.

public typealias TimeInterval = Double

public struct IndexPath: Hashable, Comparable, Sendable {
    public init(indexes: [Int]) {}
    public subscript(index: Int) -> Int { index }
    public static func < (left: IndexPath, right: IndexPath) -> Bool { false }
}

public struct IndexSet: Sendable {
    public init() {}
}
public struct NSRange: Sendable {
    public init(location: Int, length: Int) {}
}
public struct AttributedString: Sendable {}
public struct AttributeContainer: Sendable {}
public struct Data: Sendable {}
public struct Date: Sendable {
    public init() {}
}
public struct Calendar: Sendable {
    public static var current: Calendar { Calendar() }
}
public struct Locale: Sendable {
    public static var current: Locale { Locale() }
}
public struct TimeZone: Sendable {}
open class Progress: NSObject {
    open var fractionCompleted: Double { 0 }
}
open class Bundle: NSObject {}
open class Formatter: NSObject {}
open class NSNumber: NSObject {}
open class NSString: NSObject {}
public struct NSZone {}
public protocol NSCopying {}
public protocol NSMutableCopying {}
public struct URL: Hashable, Sendable {}

open class NSValue: NSObject {
    public convenience init(rect: CGRect) { self.init() }
    public var rectValue: CGRect { .zero }
    public var sizeValue: CGSize { .zero }
    public var pointValue: CGPoint { .zero }
}

open class NSAttributedString: NSObject {
    public struct Key: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

public struct Notification {
    public struct Name: Hashable, Sendable {
        public init(_ name: String) {}
    }
}
