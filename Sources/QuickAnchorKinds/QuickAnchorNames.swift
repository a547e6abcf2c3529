/// A type of anchors, which has the global initializers once more as static members, for array literals:
/// `[.topToTop(10), .centerX()]`.
public protocol QuickAnchorNames {}

extension QuickAnchorNames {
    /// The top edge on a top edge, the parent's by default.
    public static var topToTop: QuickAnchorType { .topToTop }
    /// The top edge on a bottom edge, the parent's by default.
    public static var topToBottom: QuickAnchorType { .topToBottom }
    /// The top edge on the top of a safe area, the parent's by default.
    public static var topToSafeArea: QuickAnchorType { .topToSafeArea }
    /// The leading edge on a leading edge, the parent's by default.
    public static var leadingToLeading: QuickAnchorType { .leadingToLeading }
    /// The leading edge on a trailing edge, the parent's by default.
    public static var leadingToTrailing: QuickAnchorType { .leadingToTrailing }
    /// The trailing edge on a trailing edge, the parent's by default.
    public static var trailingToTrailing: QuickAnchorType { .trailingToTrailing }
    /// The trailing edge on a leading edge, the parent's by default.
    public static var trailingToLeading: QuickAnchorType { .trailingToLeading }
    /// The bottom edge on a bottom edge, the parent's by default.
    public static var bottomToBottom: QuickAnchorType { .bottomToBottom }
    /// The bottom edge on a top edge, the parent's by default.
    public static var bottomToTop: QuickAnchorType { .bottomToTop }
    /// The bottom edge on the bottom of a safe area, the parent's by default.
    public static var bottomToSafeArea: QuickAnchorType { .bottomToSafeArea }
    /// The height as a height of another item, the parent's by default.
    public static var heightToRelatedView: QuickAnchorType { .heightEqualToView }
    /// The height as a number of points.
    public static var heightToConstant: QuickAnchorType { .heightEqualToConstant }
    /// The width as a width of another item, the parent's by default.
    public static var widthToRelatedView: QuickAnchorType { .widthEqualToView }
    /// The width as a number of points.
    public static var widthToConstant: QuickAnchorType { .widthEqualToConstant }
    /// The horizontal centre on a horizontal centre, the parent's by default.
    public static var centerX: QuickAnchorType { .centerX }
    /// The vertical centre on a vertical centre, the parent's by default.
    public static var centerY: QuickAnchorType { .centerY }
    /// The leading edge on the leading edge of a safe area, the parent's by default.
    public static var leadingToSafeArea: QuickAnchorType { .leadingToSafeArea }
    /// The trailing edge on the trailing edge of a safe area, the parent's by default.
    public static var trailingToSafeArea: QuickAnchorType { .trailingToSafeArea }
    /// The top edge on the top margin of an item, the parent by default.
    public static var topToMargin: QuickAnchorType { .topToMargin }
    /// The leading edge on the leading margin of an item, the parent by default.
    public static var leadingToMargin: QuickAnchorType { .leadingToMargin }
    /// The bottom edge on the bottom margin of an item, the parent by default.
    public static var bottomToMargin: QuickAnchorType { .bottomToMargin }
    /// The trailing edge on the trailing margin of an item, the parent by default.
    public static var trailingToMargin: QuickAnchorType { .trailingToMargin }
    /// The left edge on a left edge, the parent's by default.
    public static var leftToLeft: QuickAnchorType { .leftToLeft }
    /// The left edge on a right edge, the parent's by default.
    public static var leftToRight: QuickAnchorType { .leftToRight }
    /// The right edge on a right edge, the parent's by default.
    public static var rightToRight: QuickAnchorType { .rightToRight }
    /// The right edge on a left edge, the parent's by default.
    public static var rightToLeft: QuickAnchorType { .rightToLeft }
    /// The horizontal centre on a leading edge, the parent's by default.
    public static var centerXToLeading: QuickAnchorType { .centerXToLeading }
    /// The horizontal centre on a trailing edge, the parent's by default.
    public static var centerXToTrailing: QuickAnchorType { .centerXToTrailing }
    /// The leading edge on a horizontal centre, the parent's by default.
    public static var leadingToCenterX: QuickAnchorType { .leadingToCenterX }
    /// The trailing edge on a horizontal centre, the parent's by default.
    public static var trailingToCenterX: QuickAnchorType { .trailingToCenterX }
    /// The vertical centre on a top edge, the parent's by default.
    public static var centerYToTop: QuickAnchorType { .centerYToTop }
    /// The vertical centre on a bottom edge, the parent's by default.
    public static var centerYToBottom: QuickAnchorType { .centerYToBottom }
    /// The top edge on a vertical centre, the parent's by default.
    public static var topToCenterY: QuickAnchorType { .topToCenterY }
    /// The bottom edge on a vertical centre, the parent's by default.
    public static var bottomToCenterY: QuickAnchorType { .bottomToCenterY }
    /// The first baseline on a first baseline, the parent's by default.
    public static var firstBaselineToFirstBaseline: QuickAnchorType { .firstBaselineToFirstBaseline }
    /// The last baseline on a last baseline, the parent's by default.
    public static var lastBaselineToLastBaseline: QuickAnchorType { .lastBaselineToLastBaseline }
    /// The first baseline on a top edge, the parent's by default.
    public static var firstBaselineToTop: QuickAnchorType { .firstBaselineToTop }
    /// The last baseline on a bottom edge, the parent's by default.
    public static var lastBaselineToBottom: QuickAnchorType { .lastBaselineToBottom }
    /// The width as a multiple of the height of the same view.
    public static var aspectRatio: QuickAnchorType { .aspectRatio }
}
