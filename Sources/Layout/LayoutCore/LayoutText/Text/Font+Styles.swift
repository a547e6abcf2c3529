/// The fonts of text by purpose, with sizes at a text scale of 1.
///
/// Sizes and weights are those that Apple documents for iOS at the content size "Large", the default: Human Interface
/// Guidelines, Typography, "Dynamic Type sizes".
extension Font {
    /// 34 points.
    public static let largeTitle = Font(size: 34)
    /// 28 points.
    public static let title = Font(size: 28)
    /// 22 points.
    public static let title2 = Font(size: 22)
    /// 20 points.
    public static let title3 = Font(size: 20)
    /// 17 points, semibold.
    public static let headline = Font(size: 17, weight: .semibold)
    /// 17 points.
    public static let body = Font(size: 17)
    /// 16 points.
    public static let callout = Font(size: 16)
    /// 15 points.
    public static let subheadline = Font(size: 15)
    /// 13 points.
    public static let footnote = Font(size: 13)
    /// 12 points.
    public static let caption = Font(size: 12)
    /// 11 points.
    public static let caption2 = Font(size: 11)
}
