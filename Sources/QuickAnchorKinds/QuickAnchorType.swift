/// The kinds of anchors: which attribute of a view is constrained to which attribute of another item.
///
/// The meaning of a kind follows from its `row`. Call a kind to make an anchor:
/// `topToTop(red, 10)`.
public enum QuickAnchorType: UInt8, CaseIterable, Sendable {
    /// The top edge to a top edge, the parent's by default.
    case topToTop
    /// The top edge to a bottom edge, the parent's by default.
    case topToBottom
    /// The top edge to the top of a safe area, the parent's by default.
    case topToSafeArea
    /// The leading edge to a leading edge, the parent's by default.
    case leadingToLeading
    /// The leading edge to a trailing edge, the parent's by default.
    case leadingToTrailing
    /// The trailing edge to a trailing edge, the parent's by default.
    case trailingToTrailing
    /// The trailing edge to a leading edge, the parent's by default.
    case trailingToLeading
    /// The bottom edge to a bottom edge, the parent's by default.
    case bottomToBottom
    /// The bottom edge to a top edge, the parent's by default.
    case bottomToTop
    /// The bottom edge to the bottom of a safe area, the parent's by default.
    case bottomToSafeArea
    /// The height to the height of another item, the parent by default.
    case heightEqualToView
    /// A fixed height in points.
    case heightEqualToConstant
    /// The width to the width of another item, the parent by default.
    case widthEqualToView
    /// A fixed width in points.
    case widthEqualToConstant
    /// The horizontal centre to a horizontal centre, the parent's by default.
    case centerX
    /// The vertical centre to a vertical centre, the parent's by default.
    case centerY
    /// The leading edge to the leading edge of a safe area, the parent's by default.
    case leadingToSafeArea
    /// The trailing edge to the trailing edge of a safe area, the parent's by default.
    case trailingToSafeArea
    /// The top edge to the top margin of an item, the parent by default.
    case topToMargin
    /// The leading edge to the leading margin of an item, the parent by default.
    case leadingToMargin
    /// The bottom edge to the bottom margin of an item, the parent by default.
    case bottomToMargin
    /// The trailing edge to the trailing margin of an item, the parent by default.
    case trailingToMargin
    /// The left edge to a left edge, the parent's by default.
    case leftToLeft
    /// The left edge to a right edge, the parent's by default.
    case leftToRight
    /// The right edge to a right edge, the parent's by default.
    case rightToRight
    /// The right edge to a left edge, the parent's by default.
    case rightToLeft
    /// The horizontal centre to a leading edge, the parent's by default.
    case centerXToLeading
    /// The horizontal centre to a trailing edge, the parent's by default.
    case centerXToTrailing
    /// The leading edge to a horizontal centre, the parent's by default.
    case leadingToCenterX
    /// The trailing edge to a horizontal centre, the parent's by default.
    case trailingToCenterX
    /// The vertical centre to a top edge, the parent's by default.
    case centerYToTop
    /// The vertical centre to a bottom edge, the parent's by default.
    case centerYToBottom
    /// The top edge to a vertical centre, the parent's by default.
    case topToCenterY
    /// The bottom edge to a vertical centre, the parent's by default.
    case bottomToCenterY
    /// The first baseline to a first baseline, the parent's by default.
    case firstBaselineToFirstBaseline
    /// The last baseline to a last baseline, the parent's by default.
    case lastBaselineToLastBaseline
    /// The first baseline to a top edge, the parent's by default.
    case firstBaselineToTop
    /// The last baseline to a bottom edge, the parent's by default.
    case lastBaselineToBottom
    /// The width as a multiple of the height of the same view.
    case aspectRatio
    /// The width to a height, the parent's by default.
    case widthToHeight
    /// The height to a width, the parent's by default.
    case heightToWidth
    /// How strongly the view resists becoming wider than its content: a priority, not a constraint.
    case horizontalHugging
    /// How strongly the view resists becoming higher than its content: a priority, not a constraint.
    case verticalHugging
    /// How strongly the view resists becoming narrower than its content: a priority, not a constraint.
    case horizontalCompressionResistance
    /// How strongly the view resists becoming lower than its content: a priority, not a constraint.
    case verticalCompressionResistance
}
