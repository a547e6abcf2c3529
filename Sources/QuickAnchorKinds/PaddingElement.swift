/// What a list of paddings holds, besides nil: a number of any type, or a `Padding`.
public protocol PaddingElement {
    /// What is added, in points; nil leaves the edge free.
    var quickConstant: Double? { get }
}

extension QuickNumber {
    /// The number itself.
    public var quickConstant: Double? { quickValue }
}
