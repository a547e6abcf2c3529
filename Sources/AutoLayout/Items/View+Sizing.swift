extension View {
    /// Gives the view the size it fits in best by itself; its top left corner stays.
    ///
    /// Of a view that constraints place the next pass puts it back.
    public final func sizeToFit() {
        frame.size = sizeThatFits(bounds.size)
    }

    /// The nearest view with a tag, looked for in this one, then in each subview and what is in it, from back to front.
    /// - Complexity: O(*n*) in the number of views.
    public final func viewWithTag(_ tag: Int) -> View? {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.tag == tag { return view }
            waiting += view.subviews.reversed()
        }
        return nil
    }
}
