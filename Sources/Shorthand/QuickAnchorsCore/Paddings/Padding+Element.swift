public import LayoutCore
public import QuickAnchorKinds

extension Padding {
    /// The distance in points; nil if the edge is free.
    public var quickConstant: Double? { constant }
}

extension PaddingElement where Self == Padding {
    /// A padding to the same edge of the parent, plus a number of points.
    public static func points(_ constant: Double) -> Padding { Padding(nil, constant) }

    /// A padding to the same edge of the parent, plus a number of points.
    @_disfavoredOverload
    public static func points(_ constant: some QuickNumber) -> Padding { Padding(nil, constant.quickValue) }

    /// A padding to the facing edge of a view or guide, plus a number of points: top to bottom, leading to trailing,
    /// and vice versa.
    ///
    /// For the guide of the parent's own safe area, margins or readable content, the same edge is used.
    public static func to(_ relatedItem: any LayoutItem, _ constant: Double = 0) -> Padding {
        Padding(relatedItem, constant)
    }

    /// A padding to the facing edge of a view or guide, plus a number of points: top to bottom, leading to trailing,
    /// and vice versa.
    ///
    /// For the guide of the parent's own safe area, margins or readable content, the same edge is used.
    @_disfavoredOverload
    public static func to(_ relatedItem: any LayoutItem, _ constant: some QuickNumber) -> Padding {
        Padding(relatedItem, constant.quickValue)
    }
}
