public import LayoutCore
public import QuickAnchorKinds

/// The constraint of one edge of a view in a list of paddings: to the parent, to the facing edge of another item, or
/// none.
///
/// Numbers, `nil` and variables can be used directly: `[10, inset, nil, .to(red, 8)]`.
public struct Padding {
    /// The view or guide to which the edge is constrained; nil for the same edge of the parent.
    public var relatedItem: (any LayoutItem)?
    /// The distance in points, with the sign as given; nil leaves the edge free.
    public var constant: Double?

    init(_ relatedItem: (any LayoutItem)?, _ constant: Double?) {
        self.relatedItem = relatedItem
        self.constant = constant
    }
}

extension Padding: PaddingValue {
    /// Creates a padding from its parts. The constant is in points; without a constant, the edge is free.
    public init(relatedItem: (any LayoutItem)?, constant: Double?) {
        self.init(relatedItem, constant)
    }

    /// The item's name or, without one, its type.
    public static func name(of item: any LayoutItem) -> String { item.layoutNode.displayName }
}

extension Padding: CustomStringConvertible {
    /// The padding as source code, such as `(title, 8)`, `8` or `nil`.
    public var description: String {
        guard let constant else { return "nil" }
        guard let item = relatedItem else { return constant.plain }
        return "(\(Padding.name(of: item)), \(constant.plain))"
    }
}
