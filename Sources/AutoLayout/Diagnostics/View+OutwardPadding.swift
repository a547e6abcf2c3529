extension View {
    /// Reports paddings of a child, in points, that are the same at opposite edges and thus move the child instead of
    /// insetting it.
    package final func reportOutwardPaddings(
        of child: any LayoutItem, _ axis: Axis, _ padding: Double, _ location: SourceLocation
    ) {
        let (edge, start) = axis == .horizontal ? ("trailing", "leading") : ("bottom", "top")
        let (name, parent) = (child.layoutNode.displayName, layoutNode.displayName)
        layoutNode.engineOfTree().report(
            .outwardPadding, of: child.layoutNode, at: location,
            "\(name)'s \(edge) is \(padding.plain) beyond \(parent)'s \(edge), as its \(start) is \(padding.plain) inside;"
                + " inward is \((-padding).plain). If the view is to be moved, give it one of them and a size.")
    }
}
