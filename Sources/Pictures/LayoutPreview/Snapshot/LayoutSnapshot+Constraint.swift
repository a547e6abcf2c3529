public import AutoLayout

extension LayoutSnapshot {
    /// An active constraint, with the resulting values of its attributes.
    public struct Constraint: Hashable, Codable, Sendable {
        /// An attribute in a constraint, with its value in the layout.
        public struct Side: Hashable, Codable, Sendable {
            /// The name of the view or guide.
            public let item: String
            /// The name of the attribute.
            public let attribute: String
            /// The frame of the item in the root, in points.
            public let rectInRoot: Rect
            /// The value of the attribute in points: a length, or a position along the axis in the root.
            public let value: Double
        }

        /// The constraint as an equation or inequality, as in `box.top == screen.top + 10`.
        public let description: String
        /// The axis along which the constraint acts.
        public let axis: Axis
        /// Whether the constraint compares lengths rather than positions.
        public let comparesLengths: Bool
        /// Whether positions count from the right, because the layout reads from right to left.
        public let isMirrored: Bool
        /// The attribute on the left side.
        public let first: Side
        /// The attribute on the right side, without its multiplier and constant; nil if the right side is only a
        /// constant.
        public let second: Side?
        /// The comparison of the two sides.
        public let relation: LayoutConstraint.Relation
        /// The multiplier of the attribute on the right side.
        public let multiplier: Double
        /// The constant of the right side, in points.
        public let constant: Double
        /// The priority of the constraint.
        public let priority: LayoutPriority
        /// Whether the constraint belongs to a set of required constraints that cannot all be satisfied.
        public let isInConflict: Bool
        /// Whether the constraint was dropped because of a conflict.
        public let isDropped: Bool
    }
}
