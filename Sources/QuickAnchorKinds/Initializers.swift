/// The top edge on a top edge, the parent's by default.
public var topToTop: QuickAnchorType { .topToTop }
/// The top edge on a bottom edge, the parent's by default.
public var topToBottom: QuickAnchorType { .topToBottom }
/// The top edge on the top of a safe area, the parent's by default.
public var topToSafeArea: QuickAnchorType { .topToSafeArea }
/// The leading edge on a leading edge, the parent's by default.
public var leadingToLeading: QuickAnchorType { .leadingToLeading }
/// The leading edge on a trailing edge, the parent's by default.
public var leadingToTrailing: QuickAnchorType { .leadingToTrailing }
/// The trailing edge on a trailing edge, the parent's by default.
public var trailingToTrailing: QuickAnchorType { .trailingToTrailing }
/// The trailing edge on a leading edge, the parent's by default.
public var trailingToLeading: QuickAnchorType { .trailingToLeading }
/// The bottom edge on a bottom edge, the parent's by default.
public var bottomToBottom: QuickAnchorType { .bottomToBottom }
/// The bottom edge on a top edge, the parent's by default.
public var bottomToTop: QuickAnchorType { .bottomToTop }
/// The bottom edge on the bottom of a safe area, the parent's by default.
public var bottomToSafeArea: QuickAnchorType { .bottomToSafeArea }
/// The height as a height of another item, the parent's by default.
public var heightToRelatedView: QuickAnchorType { .heightEqualToView }
/// The height as a number of points.
public var heightToConstant: QuickAnchorType { .heightEqualToConstant }
/// The width as a width of another item, the parent's by default.
public var widthToRelatedView: QuickAnchorType { .widthEqualToView }
/// The width as a number of points.
public var widthToConstant: QuickAnchorType { .widthEqualToConstant }
/// The horizontal centre on a horizontal centre, the parent's by default.
public var centerX: QuickAnchorType { .centerX }
/// The vertical centre on a vertical centre, the parent's by default.
public var centerY: QuickAnchorType { .centerY }
/// The leading edge on the leading edge of a safe area, the parent's by default.
public var leadingToSafeArea: QuickAnchorType { .leadingToSafeArea }
/// The trailing edge on the trailing edge of a safe area, the parent's by default.
public var trailingToSafeArea: QuickAnchorType { .trailingToSafeArea }
/// The top edge on the top margin of an item, the parent by default.
public var topToMargin: QuickAnchorType { .topToMargin }
/// The leading edge on the leading margin of an item, the parent by default.
public var leadingToMargin: QuickAnchorType { .leadingToMargin }
/// The bottom edge on the bottom margin of an item, the parent by default.
public var bottomToMargin: QuickAnchorType { .bottomToMargin }
/// The trailing edge on the trailing margin of an item, the parent by default.
public var trailingToMargin: QuickAnchorType { .trailingToMargin }
/// The left edge on a left edge, the parent's by default.
public var leftToLeft: QuickAnchorType { .leftToLeft }
/// The left edge on a right edge, the parent's by default.
public var leftToRight: QuickAnchorType { .leftToRight }
/// The right edge on a right edge, the parent's by default.
public var rightToRight: QuickAnchorType { .rightToRight }
/// The right edge on a left edge, the parent's by default.
public var rightToLeft: QuickAnchorType { .rightToLeft }
/// The horizontal centre on a leading edge, the parent's by default.
public var centerXToLeading: QuickAnchorType { .centerXToLeading }
/// The horizontal centre on a trailing edge, the parent's by default.
public var centerXToTrailing: QuickAnchorType { .centerXToTrailing }
/// The leading edge on a horizontal centre, the parent's by default.
public var leadingToCenterX: QuickAnchorType { .leadingToCenterX }
/// The trailing edge on a horizontal centre, the parent's by default.
public var trailingToCenterX: QuickAnchorType { .trailingToCenterX }
/// The vertical centre on a top edge, the parent's by default.
public var centerYToTop: QuickAnchorType { .centerYToTop }
/// The vertical centre on a bottom edge, the parent's by default.
public var centerYToBottom: QuickAnchorType { .centerYToBottom }
/// The top edge on a vertical centre, the parent's by default.
public var topToCenterY: QuickAnchorType { .topToCenterY }
/// The bottom edge on a vertical centre, the parent's by default.
public var bottomToCenterY: QuickAnchorType { .bottomToCenterY }
/// The first baseline on a first baseline, the parent's by default.
public var firstBaselineToFirstBaseline: QuickAnchorType { .firstBaselineToFirstBaseline }
/// The last baseline on a last baseline, the parent's by default.
public var lastBaselineToLastBaseline: QuickAnchorType { .lastBaselineToLastBaseline }
/// The first baseline on a top edge, the parent's by default.
public var firstBaselineToTop: QuickAnchorType { .firstBaselineToTop }
/// The last baseline on a bottom edge, the parent's by default.
public var lastBaselineToBottom: QuickAnchorType { .lastBaselineToBottom }
/// The width as a multiple of the height of the same view.
public var aspectRatio: QuickAnchorType { .aspectRatio }
