/// What constraints can tie together: a `View` or a `LayoutGuide`.
public protocol LayoutItem: AnyObject {
    /// What the engine knows of this item; of use to the layout layer alone.
    var layoutNode: LayoutNode { get }
}

extension LayoutItem {
    /// The top edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .top) }
    /// The bottom edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .bottom) }
    /// The edge where reading starts.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutNode, .leading) }
    /// The edge where reading ends.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutNode, .trailing) }
    /// The left edge, whatever the reading direction.
    public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutNode, .left) }
    /// The right edge, whatever the reading direction.
    public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutNode, .right) }
    /// The middle between left and right.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(layoutNode, .centerX) }
    /// The middle between top and bottom.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .centerY) }
    /// The width.
    public var widthAnchor: LayoutDimension { LayoutDimension(layoutNode, .width) }
    /// The height.
    public var heightAnchor: LayoutDimension { LayoutDimension(layoutNode, .height) }
}
