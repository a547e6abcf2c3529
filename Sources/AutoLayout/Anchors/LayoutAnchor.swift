/// One attribute of one item, of a type that only fits attributes of the same kind.
///
/// `LayoutXAxisAnchor`, `LayoutYAxisAnchor` and `LayoutDimension` are different types, so that leading against top
/// does not compile. An anchor does not keep its item alive.
public struct LayoutAnchor<Kind> {
    let node: LayoutNode
    /// Which attribute of the item this is.
    public let attribute: LayoutConstraint.Attribute

    init(_ node: LayoutNode, _ attribute: LayoutConstraint.Attribute) {
        self.node = node
        self.attribute = attribute
    }

    /// The view or guide, while it is alive.
    public var item: (any LayoutItem)? { node.item }
}

/// The kind of anchors that say where something is from left to right.
public enum LayoutXAxisKind {}
/// The kind of anchors that say where something is from top to bottom.
public enum LayoutYAxisKind {}
/// The kind of anchors that say how long something is.
public enum LayoutDimensionKind {}

/// A place from left to right: leading, trailing, left, right or the centre.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxisKind>
/// A place from top to bottom: top, bottom, the centre or a baseline.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxisKind>
/// A width or a height.
public typealias LayoutDimension = LayoutAnchor<LayoutDimensionKind>
