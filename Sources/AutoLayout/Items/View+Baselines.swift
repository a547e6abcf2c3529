extension View {
    /// The first baseline of the text in the view, or its bottom edge where there is none.
    public final var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .firstBaseline) }

    /// The last baseline of the text in the view, or its bottom edge where there is none.
    public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(layoutNode, .lastBaseline) }

    final var firstBaselineSpeaker: View { speaker(\.forFirstBaselineLayout) }
    final var lastBaselineSpeaker: View { speaker(\.forLastBaselineLayout) }

    /// Whom the view leaves its baseline to, and that one, and so on; itself where that leads out of it or in a circle.
    private func speaker(_ next: (View) -> View) -> View {
        var view = self
        for _ in 0..<64 {
            let other = next(view)
            if other === view { return view }
            guard other.isDescendant(of: view) else { return self }
            view = other
        }
        return self
    }
}
