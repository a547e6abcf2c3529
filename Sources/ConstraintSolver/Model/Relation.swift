/// How the two sides of a constraint compare.
public enum Relation: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// The left side is the right one or less.
    case lessThanOrEqual
    /// Both sides are the same.
    case equal
    /// The left side is the right one or more.
    case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
    /// The comparison as one writes it in Swift.
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
