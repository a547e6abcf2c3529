/// One attribute of one item, typed so that it only combines with attributes of the same kind.
///
/// `LayoutXAxisAnchor`, `LayoutYAxisAnchor` and `LayoutDimension` are different types, so constraining leading to top
/// does not compile. An anchor does not keep its item alive.
public struct LayoutAnchor<Kind> {
    let node: LayoutNode
    /// The attribute of the item.
    public let attribute: LayoutConstraint.Attribute

    init(_ node: LayoutNode, _ attribute: LayoutConstraint.Attribute) {
        self.node = node
        self.attribute = attribute
    }

    /// The view or guide, or nil once it has been deallocated.
    public var item: (any LayoutItem)? { node.item }
}

/// The kind of anchors for horizontal positions.
public enum LayoutXAxisKind {}
/// The kind of anchors for vertical positions.
public enum LayoutYAxisKind {}
/// The kind of anchors for sizes.
public enum LayoutDimensionKind {}

/// A horizontal position: leading, trailing, left, right or the centre.
public typealias LayoutXAxisAnchor = LayoutAnchor<LayoutXAxisKind>
/// A vertical position: top, bottom, the centre or a baseline.
public typealias LayoutYAxisAnchor = LayoutAnchor<LayoutYAxisKind>
/// A width or a height.
public typealias LayoutDimension = LayoutAnchor<LayoutDimensionKind>
