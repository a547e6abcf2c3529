/// How much a constraint counts, in (0, 1000]; 1000 must hold.
///
/// Any fraction is a level of its own: a constraint at 250.5 is worth more than any number of them at 250.
public struct LayoutPriority: RawRepresentable, Hashable, Codable, Sendable {
    /// The number in (0, 1000].
    public var rawValue: Double

    /// A priority; a number outside (0, 1000] makes constraints that are refused with a diagnostic.
    public init(rawValue: Double) {
        self.rawValue = rawValue
    }

    /// A priority; a number outside (0, 1000] makes constraints that are refused with a diagnostic.
    public init(_ rawValue: Double) {
        self.rawValue = rawValue
    }

    /// 1000: must hold.
    public static let required = LayoutPriority(1000)
    /// 999: gives way to required constraints only.
    public static let almostRequired = LayoutPriority(999)
    /// 751: resists compression more than others do by default.
    public static let prioritizedCompressionResistance = LayoutPriority(751)
    /// 750: how much content resists compression by default.
    public static let defaultHigh = LayoutPriority(750)
    /// 251: hugs its content more than others do by default.
    public static let prioritizedHugging = LayoutPriority(251)
    /// 250: how much a view hugs its content by default.
    public static let defaultLow = LayoutPriority(250)
    /// 50: how much a fitting size wants to be small.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// Whether the number is in (0, 1000].
    var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority: Comparable {
    /// Whether the left one counts less.
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
