/// The kinds of anchors. Most kinds define which attribute of a view is constrained, and to which attribute of another
/// item. The others constrain a size to a number, constrain the width of a view to its own height, or set a content
/// priority.
///
/// The meaning of a kind follows from its `row`. Call a kind to make an anchor: `topToTop(red, 10)`.
public enum QuickAnchorType: UInt8, CaseIterable, Sendable {
    /// Constrains the top edge to a top edge, the parent's by default.
    case topToTop
    /// Constrains the top edge to a bottom edge, the parent's by default.
    case topToBottom
    /// Constrains the top edge to the top of a safe area, the parent's by default.
    case topToSafeArea
    /// Constrains the leading edge to a leading edge, the parent's by default.
    case leadingToLeading
    /// Constrains the leading edge to a trailing edge, the parent's by default.
    case leadingToTrailing
    /// Constrains the trailing edge to a trailing edge, the parent's by default.
    case trailingToTrailing
    /// Constrains the trailing edge to a leading edge, the parent's by default.
    case trailingToLeading
    /// Constrains the bottom edge to a bottom edge, the parent's by default.
    case bottomToBottom
    /// Constrains the bottom edge to a top edge, the parent's by default.
    case bottomToTop
    /// Constrains the bottom edge to the bottom of a safe area, the parent's by default.
    case bottomToSafeArea
    /// Constrains the height to the height of another item, the parent by default.
    case heightEqualToView
    /// Constrains the height to a number of points.
    case heightEqualToConstant
    /// Constrains the width to the width of another item, the parent by default.
    case widthEqualToView
    /// Constrains the width to a number of points.
    case widthEqualToConstant
    /// Constrains the horizontal center to a horizontal center, the parent's by default.
    case centerX
    /// Constrains the vertical center to a vertical center, the parent's by default.
    case centerY
    /// Constrains the leading edge to the leading edge of a safe area, the parent's by default.
    case leadingToSafeArea
    /// Constrains the trailing edge to the trailing edge of a safe area, the parent's by default.
    case trailingToSafeArea
    /// Constrains the top edge to the top margin of an item, the parent by default.
    case topToMargin
    /// Constrains the leading edge to the leading margin of an item, the parent by default.
    case leadingToMargin
    /// Constrains the bottom edge to the bottom margin of an item, the parent by default.
    case bottomToMargin
    /// Constrains the trailing edge to the trailing margin of an item, the parent by default.
    case trailingToMargin
    /// Constrains the left edge to a left edge, the parent's by default.
    case leftToLeft
    /// Constrains the left edge to a right edge, the parent's by default.
    case leftToRight
    /// Constrains the right edge to a right edge, the parent's by default.
    case rightToRight
    /// Constrains the right edge to a left edge, the parent's by default.
    case rightToLeft
    /// Constrains the horizontal center to a leading edge, the parent's by default.
    case centerXToLeading
    /// Constrains the horizontal center to a trailing edge, the parent's by default.
    case centerXToTrailing
    /// Constrains the leading edge to a horizontal center, the parent's by default.
    case leadingToCenterX
    /// Constrains the trailing edge to a horizontal center, the parent's by default.
    case trailingToCenterX
    /// Constrains the vertical center to a top edge, the parent's by default.
    case centerYToTop
    /// Constrains the vertical center to a bottom edge, the parent's by default.
    case centerYToBottom
    /// Constrains the top edge to a vertical center, the parent's by default.
    case topToCenterY
    /// Constrains the bottom edge to a vertical center, the parent's by default.
    case bottomToCenterY
    /// Constrains the first baseline to a first baseline, the parent's by default.
    case firstBaselineToFirstBaseline
    /// Constrains the last baseline to a last baseline, the parent's by default.
    case lastBaselineToLastBaseline
    /// Constrains the first baseline to a top edge, the parent's by default.
    case firstBaselineToTop
    /// Constrains the last baseline to a bottom edge, the parent's by default.
    case lastBaselineToBottom
    /// Constrains the width to a multiple of the height of the same view.
    case aspectRatio
    /// Constrains the width to a height, the parent's by default.
    case widthToHeight
    /// Constrains the height to a width, the parent's by default.
    case heightToWidth
    /// The priority with which the view resists becoming wider than its content; not a constraint.
    case horizontalHugging
    /// The priority with which the view resists becoming taller than its content; not a constraint.
    case verticalHugging
    /// The priority with which the view resists becoming narrower than its content; not a constraint.
    case horizontalCompressionResistance
    /// The priority with which the view resists becoming shorter than its content; not a constraint.
    case verticalCompressionResistance
}
