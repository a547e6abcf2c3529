extension StackView {
    /// The distribution of the arranged views over the length of the stack.
    public enum Distribution: UInt8, CaseIterable, Codable, Sendable {
        /// They fill it, each at its natural length if possible.
        case fill
        /// They fill it with equal lengths.
        case fillEqually
        /// They fill it with lengths proportional to their natural lengths.
        case fillProportionally
        /// They have their natural lengths, with equal gaps between them.
        case equalSpacing
        /// They have their natural lengths, with equal distances between their centers if possible.
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
        /// In a row, with their first baselines aligned; a column treats it as `leading`.
        case firstBaseline
        /// In a row, with their last baselines aligned; a column treats it as `leading`.
        case lastBaseline

        /// At the top of a row: another name for `leading`.
        public static var top: Alignment { .leading }
        /// At the bottom of a row: another name for `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// As a custom spacing: use the stack's own `spacing`.
    public static let spacingUseDefault = Double.greatestFiniteMagnitude

    /// As a spacing: use the system spacing of 8 points.
    public static let spacingUseSystem = Double.leastNormalMagnitude

    /// The system spacing in points.
    static let systemSpacing = 8.0
}
