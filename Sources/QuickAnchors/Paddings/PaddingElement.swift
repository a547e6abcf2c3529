public import AutoLayout

/// What a list of paddings holds, besides nil: a number of any type, or a `Padding`.
public protocol PaddingElement {
    /// What it says of the edge whose place in the list it has.
    var quickPadding: Padding { get }
}

extension Padding: PaddingElement {
    /// The padding itself.
    public var quickPadding: Padding { self }
}

extension QuickNumber {
    /// The parent's same edge plus this number of points.
    public var quickPadding: Padding { Padding(nil, quickValue) }
}

extension PaddingElement where Self == Padding {
    /// The parent's same edge plus a number of points.
    public static func points(_ constant: Double) -> Padding { Padding(nil, constant) }

    /// The parent's same edge plus a number of points.
    @_disfavoredOverload
    public static func points(_ constant: some QuickNumber) -> Padding { Padding(nil, constant.quickValue) }

    /// The facing edge of a view or guide plus a number of points: top to bottom, leading to trailing and back.
    ///
    /// Of the parent's own safe area or margins it is the same edge.
    public static func to(_ relatedItem: any LayoutItem, _ constant: Double = 0) -> Padding {
        Padding(relatedItem, constant)
    }

    /// The facing edge of a view or guide plus a number of points: top to bottom, leading to trailing and back.
    ///
    /// Of the parent's own safe area or margins it is the same edge.
    @_disfavoredOverload
    public static func to(_ relatedItem: any LayoutItem, _ constant: some QuickNumber) -> Padding {
        Padding(relatedItem, constant.quickValue)
    }
}
