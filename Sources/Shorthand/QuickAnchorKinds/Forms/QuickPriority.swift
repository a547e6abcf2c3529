/// A priority in (0, 1000] for all constraints that a call makes, except those whose anchors set a priority below 1000.
/// A priority of 1000 makes a constraint required.
public struct QuickPriority: RawRepresentable, Hashable, Sendable {
    /// The number in (0, 1000].
    public var rawValue: Double

    /// A priority from a number in (0, 1000].
    public init(rawValue: Double) { self.rawValue = rawValue }

    /// A priority from a number in (0, 1000], of any type.
    public init(_ number: some QuickNumber) { rawValue = number.quickValue }

    /// The priority with the same number as one of another type, such as `UILayoutPriority`.
    public init<Priority: RawRepresentable>(_ priority: Priority) where Priority.RawValue: BinaryFloatingPoint {
        rawValue = Double(priority.rawValue)
    }

    /// 1000: required.
    public static let required = QuickPriority(rawValue: 1000)
    /// 999: the highest whole number below required.
    public static let almostRequired = QuickPriority(rawValue: 999)
    /// 750: the default compression resistance.
    public static let defaultHigh = QuickPriority(rawValue: 750)
    /// 250: the default hugging.
    public static let defaultLow = QuickPriority(rawValue: 250)
}

extension QuickPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A priority written as a whole number in (0, 1000].
    public init(integerLiteral value: Int) { self.init(rawValue: Double(value)) }

    /// A priority written as a number in (0, 1000].
    public init(floatLiteral value: Double) { self.init(rawValue: value) }
}
