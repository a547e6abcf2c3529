/// The comparison of the two sides of a constraint.
public enum Relation: UInt8, CaseIterable, Sendable, BitwiseCopyable {
    /// The left side is at most the right side.
    case lessThanOrEqual
    /// Both sides are equal.
    case equal
    /// The left side is at least the right side.
    case greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
    /// The comparison as a Swift operator.
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
