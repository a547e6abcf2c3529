public import AutoLayout

/// How one edge of a view is tied in a list of paddings: with a number, with the facing edge of another item, or not.
///
/// Numbers and `nil` can be written as they are: `[10, 20.5, nil, .to(red, 8)]`.
public struct Padding {
    /// The view or guide whose facing edge the edge is tied to; the parent's same edge where it is nil.
    public var relatedItem: (any LayoutItem)?
    /// What is added, in points, as written, without a change of sign; nil leaves the edge free.
    public var constant: Double?

    init(_ relatedItem: (any LayoutItem)?, _ constant: Double?) {
        self.relatedItem = relatedItem
        self.constant = constant
    }

    /// The parent's same edge plus a number of points.
    public static func points(_ constant: Double) -> Padding { Padding(nil, constant) }

    /// The facing edge of a view or guide plus a number of points: top to bottom, leading to trailing and back.
    public static func to(_ relatedItem: any LayoutItem, _ constant: Double = 0) -> Padding {
        Padding(relatedItem, constant)
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
