public import AutoLayout

extension LayoutSnapshot {
    /// An active constraint, with where the two things it compares came out.
    public struct Constraint: Hashable, Codable, Sendable {
        /// One of the two things that a constraint compares.
        public struct Side: Hashable, Codable, Sendable {
            /// The name of the view or guide.
            public let item: String
            /// The name of its attribute.
            public let attribute: String
            /// Where the item is in the root, in points.
            public let rectInRoot: Rect
            /// How long the attribute came out, or where along the axis in the root it is, in points.
            public let value: Double
        }

        /// The constraint as one would write it.
        public let description: String
        /// The direction in which it works.
        public let axis: Axis
        /// Whether it compares lengths, and not places.
        public let comparesLengths: Bool
        /// Whether places count from the right, because reading runs from there.
        public let isMirrored: Bool
        /// What stands on the left.
        public let first: Side
        /// What stands on the right, besides the constant.
        public let second: Side?
        /// How the two sides compare.
        public let relation: LayoutConstraint.Relation
        /// What the right side is multiplied with.
        public let multiplier: Double
        /// What is added on the right, in points.
        public let constant: Double
        /// How much it counts.
        public let priority: LayoutPriority
        /// Whether it is one of a set of required constraints that cannot hold together.
        public let isInConflict: Bool
        /// Whether it is the one of them that was dropped.
        public let isSetAside: Bool
    }
}
