extension StackView {
    /// How the arranged views share the length of the stack.
    public enum Distribution: UInt8, CaseIterable, Codable, Sendable {
        /// They fill it, each as long as its content where that is possible.
        case fill
        /// They fill it and are equally long.
        case fillEqually
        /// They fill it, each as long in proportion as its content.
        case fillProportionally
        /// They are as long as their content, with equal gaps between them.
        case equalSpacing
        /// They are as long as their content, their centres at equal distances where that is possible.
        case equalCentering
    }

    /// Where the arranged views are across the stack.
    public enum Alignment: UInt8, CaseIterable, Codable, Sendable {
        /// From edge to edge.
        case fill
        /// At the edge where reading starts; in a row at the top.
        case leading
        /// In the middle.
        case center
        /// At the edge where reading ends; in a row at the bottom.
        case trailing
        /// In a row: with their first baselines on one line. A column takes it for `leading`.
        case firstBaseline
        /// In a row: with their last baselines on one line. A column takes it for `leading`.
        case lastBaseline

        /// At the top of a row: another name for `leading`.
        public static var top: Alignment { .leading }
        /// At the bottom of a row: another name for `trailing`.
        public static var bottom: Alignment { .trailing }
    }

    /// As a custom spacing: the stack's own `spacing`.
    public static let spacingUseDefault = Double.greatestFiniteMagnitude

    /// As a spacing: the usual distance of 8 points.
    public static let spacingUseSystem = Double.leastNormalMagnitude

    /// The system's spacing in points.
    static let systemSpacing = 8.0
}
