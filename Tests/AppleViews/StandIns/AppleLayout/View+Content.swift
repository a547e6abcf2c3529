package import AutoLayout

extension View {
    /// The size that the layout system itself gives a view; one that follows a framework's has none of its own.
    package var ownContentSize: Size {
        self is BackingView ? Size(View.noContent) : intrinsicContentSize
    }
}
