extension LayoutConstraint {
    /// Which edge, centre, extent or baseline of an item a constraint speaks of.
    public enum Attribute: UInt8, CaseIterable, Sendable {
        case left
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case firstBaseline
        case lastBaseline
        /// No attribute: the second side of a constraint that is a number alone.
        case notAnAttribute
    }

    /// How the two sides compare.
    public enum Relation: Int8, CaseIterable, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }
}

extension LayoutConstraint.Relation: CustomStringConvertible {
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
