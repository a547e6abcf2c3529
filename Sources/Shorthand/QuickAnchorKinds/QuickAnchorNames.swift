/// An anchor type with the global initializers as static members, for array literals: `[.topToTop(10), .centerX()]`.
public protocol QuickAnchorNames {}

extension QuickAnchorNames {
    /// Constrains the top edge to a top edge, the parent's by default.
    @inlinable public static var topToTop: QuickAnchorType { .topToTop }
    /// Constrains the top edge to a bottom edge, the parent's by default.
    @inlinable public static var topToBottom: QuickAnchorType { .topToBottom }
    /// Constrains the top edge to the top of a safe area, the parent's by default.
    @inlinable public static var topToSafeArea: QuickAnchorType { .topToSafeArea }
    /// Constrains the leading edge to a leading edge, the parent's by default.
    @inlinable public static var leadingToLeading: QuickAnchorType { .leadingToLeading }
    /// Constrains the leading edge to a trailing edge, the parent's by default.
    @inlinable public static var leadingToTrailing: QuickAnchorType { .leadingToTrailing }
    /// Constrains the trailing edge to a trailing edge, the parent's by default.
    @inlinable public static var trailingToTrailing: QuickAnchorType { .trailingToTrailing }
    /// Constrains the trailing edge to a leading edge, the parent's by default.
    @inlinable public static var trailingToLeading: QuickAnchorType { .trailingToLeading }
    /// Constrains the bottom edge to a bottom edge, the parent's by default.
    @inlinable public static var bottomToBottom: QuickAnchorType { .bottomToBottom }
    /// Constrains the bottom edge to a top edge, the parent's by default.
    @inlinable public static var bottomToTop: QuickAnchorType { .bottomToTop }
    /// Constrains the bottom edge to the bottom of a safe area, the parent's by default.
    @inlinable public static var bottomToSafeArea: QuickAnchorType { .bottomToSafeArea }
    /// Constrains the height to the height of another item, the parent by default.
    @inlinable public static var heightToRelatedView: QuickAnchorType { .heightEqualToView }
    /// Constrains the height to a number of points.
    @inlinable public static var heightToConstant: QuickAnchorType { .heightEqualToConstant }
    /// Constrains the width to the width of another item, the parent by default.
    @inlinable public static var widthToRelatedView: QuickAnchorType { .widthEqualToView }
    /// Constrains the width to a number of points.
    @inlinable public static var widthToConstant: QuickAnchorType { .widthEqualToConstant }
    /// Constrains the horizontal center to a horizontal center, the parent's by default.
    @inlinable public static var centerX: QuickAnchorType { .centerX }
    /// Constrains the vertical center to a vertical center, the parent's by default.
    @inlinable public static var centerY: QuickAnchorType { .centerY }
    /// Constrains the leading edge to the leading edge of a safe area, the parent's by default.
    @inlinable public static var leadingToSafeArea: QuickAnchorType { .leadingToSafeArea }
    /// Constrains the trailing edge to the trailing edge of a safe area, the parent's by default.
    @inlinable public static var trailingToSafeArea: QuickAnchorType { .trailingToSafeArea }
    /// Constrains the top edge to the top margin of an item, the parent by default.
    @inlinable public static var topToMargin: QuickAnchorType { .topToMargin }
    /// Constrains the leading edge to the leading margin of an item, the parent by default.
    @inlinable public static var leadingToMargin: QuickAnchorType { .leadingToMargin }
    /// Constrains the bottom edge to the bottom margin of an item, the parent by default.
    @inlinable public static var bottomToMargin: QuickAnchorType { .bottomToMargin }
    /// Constrains the trailing edge to the trailing margin of an item, the parent by default.
    @inlinable public static var trailingToMargin: QuickAnchorType { .trailingToMargin }
    /// Constrains the left edge to a left edge, the parent's by default.
    @inlinable public static var leftToLeft: QuickAnchorType { .leftToLeft }
    /// Constrains the left edge to a right edge, the parent's by default.
    @inlinable public static var leftToRight: QuickAnchorType { .leftToRight }
    /// Constrains the right edge to a right edge, the parent's by default.
    @inlinable public static var rightToRight: QuickAnchorType { .rightToRight }
    /// Constrains the right edge to a left edge, the parent's by default.
    @inlinable public static var rightToLeft: QuickAnchorType { .rightToLeft }
    /// Constrains the horizontal center to a leading edge, the parent's by default.
    @inlinable public static var centerXToLeading: QuickAnchorType { .centerXToLeading }
    /// Constrains the horizontal center to a trailing edge, the parent's by default.
    @inlinable public static var centerXToTrailing: QuickAnchorType { .centerXToTrailing }
    /// Constrains the leading edge to a horizontal center, the parent's by default.
    @inlinable public static var leadingToCenterX: QuickAnchorType { .leadingToCenterX }
    /// Constrains the trailing edge to a horizontal center, the parent's by default.
    @inlinable public static var trailingToCenterX: QuickAnchorType { .trailingToCenterX }
    /// Constrains the vertical center to a top edge, the parent's by default.
    @inlinable public static var centerYToTop: QuickAnchorType { .centerYToTop }
    /// Constrains the vertical center to a bottom edge, the parent's by default.
    @inlinable public static var centerYToBottom: QuickAnchorType { .centerYToBottom }
    /// Constrains the top edge to a vertical center, the parent's by default.
    @inlinable public static var topToCenterY: QuickAnchorType { .topToCenterY }
    /// Constrains the bottom edge to a vertical center, the parent's by default.
    @inlinable public static var bottomToCenterY: QuickAnchorType { .bottomToCenterY }
    /// Constrains the first baseline to a first baseline, the parent's by default.
    @inlinable public static var firstBaselineToFirstBaseline: QuickAnchorType { .firstBaselineToFirstBaseline }
    /// Constrains the last baseline to a last baseline, the parent's by default.
    @inlinable public static var lastBaselineToLastBaseline: QuickAnchorType { .lastBaselineToLastBaseline }
    /// Constrains the first baseline to a top edge, the parent's by default.
    @inlinable public static var firstBaselineToTop: QuickAnchorType { .firstBaselineToTop }
    /// Constrains the last baseline to a bottom edge, the parent's by default.
    @inlinable public static var lastBaselineToBottom: QuickAnchorType { .lastBaselineToBottom }
    /// Constrains the width to a multiple of the height of the same view.
    @inlinable public static var aspectRatio: QuickAnchorType { .aspectRatio }
    /// Constrains the width to a height, the parent's by default.
    @inlinable public static var widthToHeight: QuickAnchorType { .widthToHeight }
    /// Constrains the height to a width, the parent's by default.
    @inlinable public static var heightToWidth: QuickAnchorType { .heightToWidth }
    /// The priority with which the view resists becoming wider than its content, in (0, 1000].
    @inlinable public static var horizontalHugging: QuickAnchorType { .horizontalHugging }
    /// The priority with which the view resists becoming taller than its content, in (0, 1000].
    @inlinable public static var verticalHugging: QuickAnchorType { .verticalHugging }
    /// The priority with which the view resists becoming narrower than its content, in (0, 1000].
    @inlinable public static var horizontalCompressionResistance: QuickAnchorType { .horizontalCompressionResistance }
    /// The priority with which the view resists becoming shorter than its content, in (0, 1000].
    @inlinable public static var verticalCompressionResistance: QuickAnchorType { .verticalCompressionResistance }
}
