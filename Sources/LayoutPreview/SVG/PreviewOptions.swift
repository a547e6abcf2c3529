/// What a picture shows on top of the views, and how.
///
/// Each overlay is a group of its own in the SVG, of the class that is the option's name, so that a page can switch it.
public struct PreviewOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt8

    /// Options from their bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The names of the views that hold no others and show nothing else.
    public static let names = PreviewOptions(rawValue: 1 << 0)
    /// The outline of each view, and its size where there is room.
    public static let frames = PreviewOptions(rawValue: 1 << 1)
    /// The constraints that hold, as engineers draw dimensions; equal places are joined by a line without a number.
    public static let constraints = PreviewOptions(rawValue: 1 << 2)
    /// What is outside the safe area, tinted, and the margins, dashed, if a layout uses them.
    public static let insets = PreviewOptions(rawValue: 1 << 3)
    /// Layout guides, dashed.
    public static let guides = PreviewOptions(rawValue: 1 << 4)
    /// Constraints and views in a conflict, in red, and views whose place or size nothing decides, in amber.
    public static let culprits = PreviewOptions(rawValue: 1 << 5)
    /// Drawn for dark surroundings; the views keep their own colours.
    public static let dark = PreviewOptions(rawValue: 1 << 6)
    /// Without what is empty above and below, where that is much; 40 points of it stay.
    public static let trimmed = PreviewOptions(rawValue: 1 << 7)

    /// Every overlay there is.
    public static let allOverlays = PreviewOptions(Overlay.allCases.map { $0.option })
}
