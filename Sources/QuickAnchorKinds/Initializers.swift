/// The top edge to a top edge, the parent's by default.
@inlinable public var topToTop: QuickAnchorType { .topToTop }
/// The top edge to a bottom edge, the parent's by default.
@inlinable public var topToBottom: QuickAnchorType { .topToBottom }
/// The top edge to the top of a safe area, the parent's by default.
@inlinable public var topToSafeArea: QuickAnchorType { .topToSafeArea }
/// The leading edge to a leading edge, the parent's by default.
@inlinable public var leadingToLeading: QuickAnchorType { .leadingToLeading }
/// The leading edge to a trailing edge, the parent's by default.
@inlinable public var leadingToTrailing: QuickAnchorType { .leadingToTrailing }
/// The trailing edge to a trailing edge, the parent's by default.
@inlinable public var trailingToTrailing: QuickAnchorType { .trailingToTrailing }
/// The trailing edge to a leading edge, the parent's by default.
@inlinable public var trailingToLeading: QuickAnchorType { .trailingToLeading }
/// The bottom edge to a bottom edge, the parent's by default.
@inlinable public var bottomToBottom: QuickAnchorType { .bottomToBottom }
/// The bottom edge to a top edge, the parent's by default.
@inlinable public var bottomToTop: QuickAnchorType { .bottomToTop }
/// The bottom edge to the bottom of a safe area, the parent's by default.
@inlinable public var bottomToSafeArea: QuickAnchorType { .bottomToSafeArea }
/// The height to the height of another item, the parent by default.
@inlinable public var heightToRelatedView: QuickAnchorType { .heightEqualToView }
/// A fixed height in points.
@inlinable public var heightToConstant: QuickAnchorType { .heightEqualToConstant }
/// The width to the width of another item, the parent by default.
@inlinable public var widthToRelatedView: QuickAnchorType { .widthEqualToView }
/// A fixed width in points.
@inlinable public var widthToConstant: QuickAnchorType { .widthEqualToConstant }
/// The horizontal centre to a horizontal centre, the parent's by default.
@inlinable public var centerX: QuickAnchorType { .centerX }
/// The vertical centre to a vertical centre, the parent's by default.
@inlinable public var centerY: QuickAnchorType { .centerY }
/// The leading edge to the leading edge of a safe area, the parent's by default.
@inlinable public var leadingToSafeArea: QuickAnchorType { .leadingToSafeArea }
/// The trailing edge to the trailing edge of a safe area, the parent's by default.
@inlinable public var trailingToSafeArea: QuickAnchorType { .trailingToSafeArea }
/// The top edge to the top margin of an item, the parent by default.
@inlinable public var topToMargin: QuickAnchorType { .topToMargin }
/// The leading edge to the leading margin of an item, the parent by default.
@inlinable public var leadingToMargin: QuickAnchorType { .leadingToMargin }
/// The bottom edge to the bottom margin of an item, the parent by default.
@inlinable public var bottomToMargin: QuickAnchorType { .bottomToMargin }
/// The trailing edge to the trailing margin of an item, the parent by default.
@inlinable public var trailingToMargin: QuickAnchorType { .trailingToMargin }
/// The left edge to a left edge, the parent's by default.
@inlinable public var leftToLeft: QuickAnchorType { .leftToLeft }
/// The left edge to a right edge, the parent's by default.
@inlinable public var leftToRight: QuickAnchorType { .leftToRight }
/// The right edge to a right edge, the parent's by default.
@inlinable public var rightToRight: QuickAnchorType { .rightToRight }
/// The right edge to a left edge, the parent's by default.
@inlinable public var rightToLeft: QuickAnchorType { .rightToLeft }
/// The horizontal centre to a leading edge, the parent's by default.
@inlinable public var centerXToLeading: QuickAnchorType { .centerXToLeading }
/// The horizontal centre to a trailing edge, the parent's by default.
@inlinable public var centerXToTrailing: QuickAnchorType { .centerXToTrailing }
/// The leading edge to a horizontal centre, the parent's by default.
@inlinable public var leadingToCenterX: QuickAnchorType { .leadingToCenterX }
/// The trailing edge to a horizontal centre, the parent's by default.
@inlinable public var trailingToCenterX: QuickAnchorType { .trailingToCenterX }
/// The vertical centre to a top edge, the parent's by default.
@inlinable public var centerYToTop: QuickAnchorType { .centerYToTop }
/// The vertical centre to a bottom edge, the parent's by default.
@inlinable public var centerYToBottom: QuickAnchorType { .centerYToBottom }
/// The top edge to a vertical centre, the parent's by default.
@inlinable public var topToCenterY: QuickAnchorType { .topToCenterY }
/// The bottom edge to a vertical centre, the parent's by default.
@inlinable public var bottomToCenterY: QuickAnchorType { .bottomToCenterY }
/// The first baseline to a first baseline, the parent's by default.
@inlinable public var firstBaselineToFirstBaseline: QuickAnchorType { .firstBaselineToFirstBaseline }
/// The last baseline to a last baseline, the parent's by default.
@inlinable public var lastBaselineToLastBaseline: QuickAnchorType { .lastBaselineToLastBaseline }
/// The first baseline to a top edge, the parent's by default.
@inlinable public var firstBaselineToTop: QuickAnchorType { .firstBaselineToTop }
/// The last baseline to a bottom edge, the parent's by default.
@inlinable public var lastBaselineToBottom: QuickAnchorType { .lastBaselineToBottom }
/// The width as a multiple of the height of the same view.
@inlinable public var aspectRatio: QuickAnchorType { .aspectRatio }
/// The width to a height, the parent's by default.
@inlinable public var widthToHeight: QuickAnchorType { .widthToHeight }
/// The height to a width, the parent's by default.
@inlinable public var heightToWidth: QuickAnchorType { .heightToWidth }
/// How strongly the view resists becoming wider than its content, in (0, 1000].
@inlinable public var horizontalHugging: QuickAnchorType { .horizontalHugging }
/// How strongly the view resists becoming higher than its content, in (0, 1000].
@inlinable public var verticalHugging: QuickAnchorType { .verticalHugging }
/// How strongly the view resists becoming narrower than its content, in (0, 1000].
@inlinable public var horizontalCompressionResistance: QuickAnchorType { .horizontalCompressionResistance }
/// How strongly the view resists becoming lower than its content, in (0, 1000].
@inlinable public var verticalCompressionResistance: QuickAnchorType { .verticalCompressionResistance }
