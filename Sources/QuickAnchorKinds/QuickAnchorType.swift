/// The kinds of anchors: what of a view is tied to what of another item.
///
/// Everything a kind means follows from its row in `QuickAnchorType.table`. A kind is callable, which is how anchors are
/// made: `topToTop(red, 10)`.
public enum QuickAnchorType: UInt8, CaseIterable, Sendable {
    /// The top edge on a top edge, the parent's by default.
    case topToTop
    /// The top edge on a bottom edge, the parent's by default.
    case topToBottom
    /// The top edge on the top of a safe area, the parent's by default.
    case topToSafeArea
    /// The leading edge on a leading edge, the parent's by default.
    case leadingToLeading
    /// The leading edge on a trailing edge, the parent's by default.
    case leadingToTrailing
    /// The trailing edge on a trailing edge, the parent's by default.
    case trailingToTrailing
    /// The trailing edge on a leading edge, the parent's by default.
    case trailingToLeading
    /// The bottom edge on a bottom edge, the parent's by default.
    case bottomToBottom
    /// The bottom edge on a top edge, the parent's by default.
    case bottomToTop
    /// The bottom edge on the bottom of a safe area, the parent's by default.
    case bottomToSafeArea
    /// The height as a height of another item, the parent's by default.
    case heightEqualToView
    /// The height as a number of points.
    case heightEqualToConstant
    /// The width as a width of another item, the parent's by default.
    case widthEqualToView
    /// The width as a number of points.
    case widthEqualToConstant
    /// The horizontal centre on a horizontal centre, the parent's by default.
    case centerX
    /// The vertical centre on a vertical centre, the parent's by default.
    case centerY
    /// The leading edge on the leading edge of a safe area, the parent's by default.
    case leadingToSafeArea
    /// The trailing edge on the trailing edge of a safe area, the parent's by default.
    case trailingToSafeArea
    /// The top edge on the top margin of an item, the parent by default.
    case topToMargin
    /// The leading edge on the leading margin of an item, the parent by default.
    case leadingToMargin
    /// The bottom edge on the bottom margin of an item, the parent by default.
    case bottomToMargin
    /// The trailing edge on the trailing margin of an item, the parent by default.
    case trailingToMargin
    /// The left edge on a left edge, the parent's by default.
    case leftToLeft
    /// The left edge on a right edge, the parent's by default.
    case leftToRight
    /// The right edge on a right edge, the parent's by default.
    case rightToRight
    /// The right edge on a left edge, the parent's by default.
    case rightToLeft
    /// The horizontal centre on a leading edge, the parent's by default.
    case centerXToLeading
    /// The horizontal centre on a trailing edge, the parent's by default.
    case centerXToTrailing
    /// The leading edge on a horizontal centre, the parent's by default.
    case leadingToCenterX
    /// The trailing edge on a horizontal centre, the parent's by default.
    case trailingToCenterX
    /// The vertical centre on a top edge, the parent's by default.
    case centerYToTop
    /// The vertical centre on a bottom edge, the parent's by default.
    case centerYToBottom
    /// The top edge on a vertical centre, the parent's by default.
    case topToCenterY
    /// The bottom edge on a vertical centre, the parent's by default.
    case bottomToCenterY
    /// The first baseline on a first baseline, the parent's by default.
    case firstBaselineToFirstBaseline
    /// The last baseline on a last baseline, the parent's by default.
    case lastBaselineToLastBaseline
    /// The first baseline on a top edge, the parent's by default.
    case firstBaselineToTop
    /// The last baseline on a bottom edge, the parent's by default.
    case lastBaselineToBottom
    /// The width as a multiple of the height of the same view.
    case aspectRatio
}
