/// An element of a list of paddings: a number of any type, or a `Padding`.
public protocol PaddingElement {
    /// The distance in points; nil leaves the edge free.
    var quickConstant: Double? { get }
}

extension QuickNumber {
    /// The number itself.
    public var quickConstant: Double? { quickValue }
}
