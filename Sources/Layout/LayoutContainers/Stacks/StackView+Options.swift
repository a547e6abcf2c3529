extension StackView {
    /// The distribution of the arranged views over the length of the stack.
    public enum Distribution: UInt8, CaseIterable, Codable, Sendable {
        /// The views fill the stack, each at its natural length if possible.
        case fill
        /// The views fill the stack with equal lengths.
        case fillEqually
        /// The views fill the stack with lengths proportional to their natural lengths.
        case fillProportionally
        /// The views have their natural lengths, with equal gaps between them.
        case equalSpacing
        /// The views have their natural lengths, with equal distances between their centers if possible.
        case equalCentering
    }

    /// The alignment of the arranged views across the stack.
    public enum Alignment: UInt8, CaseIterable, Codable, Sendable {
        /// Stretched from edge to edge.
        case fill
        /// At the leading edge; in a row, at the top.
        case leading
        /// Centered.
        case center
        /// At the trailing edge; in a row, at the bottom.
        case trailing
        /// Aligned at the first baselines in a row; a column treats this as `leading`.
        case firstBaseline
        /// Aligned at the last baselines in a row; a column treats this as `leading`.
        case lastBaseline

        /// At the top of a row: another name for `leading`.
        public static var top: Alignment { .leading }
        /// At the bottom of a row: another name for `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// The value of custom spacing that selects the stack's own `spacing`.
    public static let spacingUseDefault = Double.greatestFiniteMagnitude

    /// The value of spacing that selects the system spacing of 8 points.
    public static let spacingUseSystem = Double.leastNormalMagnitude

    /// The system spacing in points.
    package static let systemSpacing = ConstraintValue.systemSpacing
}
