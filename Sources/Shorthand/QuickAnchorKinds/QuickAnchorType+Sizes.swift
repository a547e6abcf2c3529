/// The size kinds under the names of their anchors, so that `added[.heightToConstant]` finds `heightToConstant(44)`.
/// The cases themselves have the names from the original Quick Anchors.
extension QuickAnchorType {
    /// Constrains the height to the height of another item, the parent by default.
    @inlinable public static var heightToRelatedView: QuickAnchorType { .heightEqualToView }
    /// Constrains the height to a number of points.
    @inlinable public static var heightToConstant: QuickAnchorType { .heightEqualToConstant }
    /// Constrains the width to the width of another item, the parent by default.
    @inlinable public static var widthToRelatedView: QuickAnchorType { .widthEqualToView }
    /// Constrains the width to a number of points.
    @inlinable public static var widthToConstant: QuickAnchorType { .widthEqualToConstant }
}
