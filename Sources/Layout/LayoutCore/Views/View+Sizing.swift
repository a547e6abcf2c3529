extension View {
    /// Resizes the view to the size that fits it best, keeping its top-left corner.
    ///
    /// If constraints place the view, the new size lasts until the next pass.
    /// - Complexity: that of `sizeThatFits(_:)`.
    public final func sizeToFit() {
        frame.size = sizeThatFits(bounds.size)
    }

    /// The first view with a tag in a depth-first search of this view and its descendants, in which subviews are
    /// visited from back to front; nil if there is none.
    /// - Complexity: O(*n*) in the number of views.
    public final func viewWithTag(_ tag: Int) -> View? { Preorder(self) { $0.subviews }.first { $0.tag == tag } }
}
