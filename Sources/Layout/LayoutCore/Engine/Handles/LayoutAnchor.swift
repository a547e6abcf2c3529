/// An attribute of an item, typed so that it combines only with attributes of the same kind.
///
/// `LayoutXAxisAnchor`, `LayoutYAxisAnchor` and `LayoutDimension` are different types, so constraining leading to top
/// does not compile. An anchor does not keep its item alive.
///
/// ```swift
/// title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8).isActive = true
/// title.widthAnchor.constraint(lessThanOrEqualTo: screen.widthAnchor, multiplier: 0.5).isActive = true
/// ```
public protocol LayoutAnchor: CustomStringConvertible {
    /// The engine's data for the item; for the layout system only.
    var layoutNode: LayoutNode { get }
    /// The attribute of the item.
    var attribute: LayoutConstraint.Attribute { get }
}

extension LayoutAnchor {
    /// The view or guide, or nil once it has been deallocated.
    public var item: (any LayoutItem)? { layoutNode.item }
}

/// A horizontal position: leading, trailing, left, right or center.
public struct LayoutXAxisAnchor: LayoutAnchor {
    /// The engine's data for the item; for the layout system only.
    public let layoutNode: LayoutNode
    /// The attribute of the item.
    public let attribute: LayoutConstraint.Attribute

    init(_ node: LayoutNode, _ attribute: LayoutConstraint.Attribute) {
        (layoutNode, self.attribute) = (node, attribute)
    }
}

/// A vertical position: top, bottom, center or a baseline.
public struct LayoutYAxisAnchor: LayoutAnchor {
    /// The engine's data for the item; for the layout system only.
    public let layoutNode: LayoutNode
    /// The attribute of the item.
    public let attribute: LayoutConstraint.Attribute

    init(_ node: LayoutNode, _ attribute: LayoutConstraint.Attribute) {
        (layoutNode, self.attribute) = (node, attribute)
    }
}

/// A width or a height.
public struct LayoutDimension: LayoutAnchor {
    /// The engine's data for the item; for the layout system only.
    public let layoutNode: LayoutNode
    /// The attribute of the item.
    public let attribute: LayoutConstraint.Attribute

    init(_ node: LayoutNode, _ attribute: LayoutConstraint.Attribute) {
        (layoutNode, self.attribute) = (node, attribute)
    }
}
