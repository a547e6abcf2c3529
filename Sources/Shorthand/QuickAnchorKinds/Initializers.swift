/// Constrains the top edge to a top edge, the parent's by default.
@inlinable public var topToTop: QuickAnchorType { .topToTop }
/// Constrains the top edge to a bottom edge, the parent's by default.
@inlinable public var topToBottom: QuickAnchorType { .topToBottom }
/// Constrains the top edge to the top of a safe area, the parent's by default.
@inlinable public var topToSafeArea: QuickAnchorType { .topToSafeArea }
/// Constrains the leading edge to a leading edge, the parent's by default.
@inlinable public var leadingToLeading: QuickAnchorType { .leadingToLeading }
/// Constrains the leading edge to a trailing edge, the parent's by default.
@inlinable public var leadingToTrailing: QuickAnchorType { .leadingToTrailing }
/// Constrains the trailing edge to a trailing edge, the parent's by default.
@inlinable public var trailingToTrailing: QuickAnchorType { .trailingToTrailing }
/// Constrains the trailing edge to a leading edge, the parent's by default.
@inlinable public var trailingToLeading: QuickAnchorType { .trailingToLeading }
/// Constrains the bottom edge to a bottom edge, the parent's by default.
@inlinable public var bottomToBottom: QuickAnchorType { .bottomToBottom }
/// Constrains the bottom edge to a top edge, the parent's by default.
@inlinable public var bottomToTop: QuickAnchorType { .bottomToTop }
/// Constrains the bottom edge to the bottom of a safe area, the parent's by default.
@inlinable public var bottomToSafeArea: QuickAnchorType { .bottomToSafeArea }
/// Constrains the height to the height of another item, the parent by default.
@inlinable public var heightToRelatedView: QuickAnchorType { .heightEqualToView }
/// Constrains the height to a number of points.
@inlinable public var heightToConstant: QuickAnchorType { .heightEqualToConstant }
/// Constrains the width to the width of another item, the parent by default.
@inlinable public var widthToRelatedView: QuickAnchorType { .widthEqualToView }
/// Constrains the width to a number of points.
@inlinable public var widthToConstant: QuickAnchorType { .widthEqualToConstant }
/// Constrains the horizontal center to a horizontal center, the parent's by default.
@inlinable public var centerX: QuickAnchorType { .centerX }
/// Constrains the vertical center to a vertical center, the parent's by default.
@inlinable public var centerY: QuickAnchorType { .centerY }
/// Constrains the leading edge to the leading edge of a safe area, the parent's by default.
@inlinable public var leadingToSafeArea: QuickAnchorType { .leadingToSafeArea }
/// Constrains the trailing edge to the trailing edge of a safe area, the parent's by default.
@inlinable public var trailingToSafeArea: QuickAnchorType { .trailingToSafeArea }
/// Constrains the top edge to the top margin of an item, the parent by default.
@inlinable public var topToMargin: QuickAnchorType { .topToMargin }
/// Constrains the leading edge to the leading margin of an item, the parent by default.
@inlinable public var leadingToMargin: QuickAnchorType { .leadingToMargin }
/// Constrains the bottom edge to the bottom margin of an item, the parent by default.
@inlinable public var bottomToMargin: QuickAnchorType { .bottomToMargin }
/// Constrains the trailing edge to the trailing margin of an item, the parent by default.
@inlinable public var trailingToMargin: QuickAnchorType { .trailingToMargin }
/// Constrains the left edge to a left edge, the parent's by default.
@inlinable public var leftToLeft: QuickAnchorType { .leftToLeft }
/// Constrains the left edge to a right edge, the parent's by default.
@inlinable public var leftToRight: QuickAnchorType { .leftToRight }
/// Constrains the right edge to a right edge, the parent's by default.
@inlinable public var rightToRight: QuickAnchorType { .rightToRight }
/// Constrains the right edge to a left edge, the parent's by default.
@inlinable public var rightToLeft: QuickAnchorType { .rightToLeft }
/// Constrains the horizontal center to a leading edge, the parent's by default.
@inlinable public var centerXToLeading: QuickAnchorType { .centerXToLeading }
/// Constrains the horizontal center to a trailing edge, the parent's by default.
@inlinable public var centerXToTrailing: QuickAnchorType { .centerXToTrailing }
/// Constrains the leading edge to a horizontal center, the parent's by default.
@inlinable public var leadingToCenterX: QuickAnchorType { .leadingToCenterX }
/// Constrains the trailing edge to a horizontal center, the parent's by default.
@inlinable public var trailingToCenterX: QuickAnchorType { .trailingToCenterX }
/// Constrains the vertical center to a top edge, the parent's by default.
@inlinable public var centerYToTop: QuickAnchorType { .centerYToTop }
/// Constrains the vertical center to a bottom edge, the parent's by default.
@inlinable public var centerYToBottom: QuickAnchorType { .centerYToBottom }
/// Constrains the top edge to a vertical center, the parent's by default.
@inlinable public var topToCenterY: QuickAnchorType { .topToCenterY }
/// Constrains the bottom edge to a vertical center, the parent's by default.
@inlinable public var bottomToCenterY: QuickAnchorType { .bottomToCenterY }
/// Constrains the first baseline to a first baseline, the parent's by default.
@inlinable public var firstBaselineToFirstBaseline: QuickAnchorType { .firstBaselineToFirstBaseline }
/// Constrains the last baseline to a last baseline, the parent's by default.
@inlinable public var lastBaselineToLastBaseline: QuickAnchorType { .lastBaselineToLastBaseline }
/// Constrains the first baseline to a top edge, the parent's by default.
@inlinable public var firstBaselineToTop: QuickAnchorType { .firstBaselineToTop }
/// Constrains the last baseline to a bottom edge, the parent's by default.
@inlinable public var lastBaselineToBottom: QuickAnchorType { .lastBaselineToBottom }
/// Constrains the width to a multiple of the height of the same view.
@inlinable public var aspectRatio: QuickAnchorType { .aspectRatio }
/// Constrains the width to a height, the parent's by default.
@inlinable public var widthToHeight: QuickAnchorType { .widthToHeight }
/// Constrains the height to a width, the parent's by default.
@inlinable public var heightToWidth: QuickAnchorType { .heightToWidth }
/// The priority with which the view resists becoming wider than its content, in (0, 1000].
@inlinable public var horizontalHugging: QuickAnchorType { .horizontalHugging }
/// The priority with which the view resists becoming taller than its content, in (0, 1000].
@inlinable public var verticalHugging: QuickAnchorType { .verticalHugging }
/// The priority with which the view resists becoming narrower than its content, in (0, 1000].
@inlinable public var horizontalCompressionResistance: QuickAnchorType { .horizontalCompressionResistance }
/// The priority with which the view resists becoming shorter than its content, in (0, 1000].
@inlinable public var verticalCompressionResistance: QuickAnchorType { .verticalCompressionResistance }
