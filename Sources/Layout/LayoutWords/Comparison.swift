/// The comparison of a constraint's two sides, as used in sentences.
package enum Comparison: Sendable {
    case atMost
    case equal
    case atLeast

    /// The words before a number; empty for an equality.
    package var words: String {
        switch self {
        case .equal: ""
        case .atMost: "at most "
        case .atLeast: "at least "
        }
    }

    /// The comparison after negating both sides.
    package var turned: Comparison {
        switch self {
        case .equal: .equal
        case .atMost: .atLeast
        case .atLeast: .atMost
        }
    }
}
