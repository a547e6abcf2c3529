/// An item that constraints can refer to: a `View` or a `LayoutGuide`.
public protocol LayoutItem: ConditionItem {
    /// The engine's data for this item; for the layout system only.
    var layoutNode: LayoutNode { get }
}

extension LayoutItem {
    /// The top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .top) }
    /// The bottom edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .bottom) }
    /// The edge where reading starts: left in a left-to-right layout.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutNode, .leading) }
    /// The edge where reading ends: right in a left-to-right layout.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutNode, .trailing) }
    /// The left edge, in either reading direction.
    public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutNode, .left) }
    /// The right edge, in either reading direction.
    public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutNode, .right) }
    /// The horizontal center.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutNode, .centerX) }
    /// The vertical center.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .centerY) }
    /// The width.
    public var widthAnchor: LayoutDimension { LayoutDimension(layoutNode, .width) }
    /// The height.
    public var heightAnchor: LayoutDimension { LayoutDimension(layoutNode, .height) }
}
