/// The overlays of a picture, and options for drawing it.
///
/// Each overlay is a group in the SVG with the option's name as its class, so that a page can show or hide it.
public struct PreviewOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt8

    /// Options from their bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The names of the views that have neither subviews nor content, where there is space, and of other views where
    /// there is a conflict.
    public static let names = PreviewOptions(rawValue: 1 << 0)
    /// The outline of each view, and the sizes of views that have neither subviews nor content, where there is space.
    public static let frames = PreviewOptions(rawValue: 1 << 1)
    /// The constraints that hold, and those in a conflict, as dimension lines; equal positions are joined by a line
    /// without a number.
    public static let constraints = PreviewOptions(rawValue: 1 << 2)
    /// The area outside the safe area (tinted) and the margins (dashed lines), if the layout uses them.
    public static let insets = PreviewOptions(rawValue: 1 << 3)
    /// Layout guides, dashed.
    public static let guides = PreviewOptions(rawValue: 1 << 4)
    /// Constraints and views in a conflict in red, and ambiguous views and guides in amber.
    public static let culprits = PreviewOptions(rawValue: 1 << 5)
    /// Colors for a dark background; the views keep their own.
    public static let dark = PreviewOptions(rawValue: 1 << 6)
    /// Large empty areas at the top and bottom are cropped to 40 points.
    public static let trimmed = PreviewOptions(rawValue: 1 << 7)

    /// All overlays.
    public static let allOverlays = PreviewOptions(Overlay.allCases.map { $0.option })
}
