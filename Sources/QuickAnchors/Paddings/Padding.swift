public import AutoLayout

/// How one edge of a view is constrained in a list of paddings: to the parent, to the facing edge of another item, or
/// not.
///
/// Numbers, `nil` and variables can be used directly: `[10, inset, nil, .to(red, 8)]`.
public struct Padding {
    /// The view or guide whose facing edge is used; nil for the parent's same edge.
    public var relatedItem: (any LayoutItem)?
    /// The distance in points, with the sign as given; nil leaves the edge free.
    public var constant: Double?

    init(_ relatedItem: (any LayoutItem)?, _ constant: Double?) {
        self.relatedItem = relatedItem
        self.constant = constant
    }
}

extension Padding: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral {
    /// The parent's same edge plus a number of points.
    public init(integerLiteral value: Int) {
        self.init(nil, Double(value))
    }

    /// The parent's same edge plus a number of points.
    public init(floatLiteral value: Double) {
        self.init(nil, value)
    }

    /// A free edge.
    public init(nilLiteral: ()) {
        self.init(nil, nil)
    }
}

extension Padding: CustomStringConvertible {
    /// The padding as it is written, as in `(title, 8)`, `8` or `nil`.
    public var description: String {
        guard let constant else { return "nil" }
        guard let item = relatedItem else { return constant.plain }
        return "(\(item.layoutNode.displayName), \(constant.plain))"
    }
}
