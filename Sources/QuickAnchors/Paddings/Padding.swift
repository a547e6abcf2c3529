public import AutoLayout

/// How one edge of a view is tied in a list of paddings: with a number, with the facing edge of another item, or not.
///
/// Numbers and `nil` can be written as they are, and so can variables: `[10, inset, nil, .to(red, 8)]`.
public struct Padding {
    /// The view or guide whose facing edge the edge is tied to; the parent's same edge where it is nil.
    public var relatedItem: (any LayoutItem)?
    /// What is added, in points, as written, without a change of sign; nil leaves the edge free.
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

    /// An edge left free.
    public init(nilLiteral: ()) {
        self.init(nil, nil)
    }
}

extension Padding: CustomStringConvertible {
    /// The padding as one writes it, as in `(title, 8)`, `8` or `nil`.
    public var description: String {
        guard let constant else { return "nil" }
        guard let item = relatedItem else { return constant.plain }
        return "(\(item.layoutNode.displayName), \(constant.plain))"
    }
}
