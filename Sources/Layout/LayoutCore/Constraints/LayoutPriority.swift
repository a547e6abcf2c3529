/// The priority of a constraint, in (0, 1000]; at 1000, the constraint is required.
///
/// Every distinct number is a level of its own: one constraint at 250.5 outweighs any number of constraints at 250.
public struct LayoutPriority: RawRepresentable, Hashable, Codable, Sendable {
    /// The number in (0, 1000].
    public var rawValue: Double

    /// A priority; constraints whose priority is outside (0, 1000] are refused with a diagnostic.
    @inlinable
    public init(rawValue: Double) {
        self.rawValue = rawValue
    }

    /// A priority; constraints whose priority is outside (0, 1000] are refused with a diagnostic.
    @inlinable
    public init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    /// 1000: required.
    public static let required = LayoutPriority(1000)
    /// 999: just below required.
    public static let almostRequired = LayoutPriority(999)
    /// 751: just above the default compression resistance.
    public static let prioritizedCompressionResistance = LayoutPriority(751)
    /// 750: the default compression resistance.
    public static let defaultHigh = LayoutPriority(750)
    /// 251: just above the default hugging.
    public static let prioritizedHugging = LayoutPriority(251)
    /// 250: the default hugging.
    public static let defaultLow = LayoutPriority(250)
    /// 50: the priority at which a fitting size is kept close to its target.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// The range of valid numbers, for diagnostics.
    static let range = "(0, 1000]"

    /// Whether the number is in the range.
    var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: Comparable {
    /// Whether the left priority is lower.
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// A priority written as a number in (0, 1000].
    public init(floatLiteral value: Double) {
        self.init(value)
    }

    /// A priority written as a whole number in (0, 1000].
    public init(integerLiteral value: Int) {
        self.init(Double(value))
    }
}
