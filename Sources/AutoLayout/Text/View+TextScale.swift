extension View {
    /// How much larger than written all text in the tree with this root is; 1 by default.
    ///
    /// The next pass measures texts again. Sizes of fonts stay as they were set: what is drawn is `Label.drawnFont`. A number
    /// that is not between a tenth and ten is refused with a diagnostic.
    public final var textScale: Double {
        get { rareState?.textScale ?? 1 }
        set {
            guard (0.1...10).contains(newValue) else { return reportNotFinite("text scale", newValue.plain) }
            ownRareState.textScale = newValue
            layoutNode.engine?.readRoot()
        }
    }
}

extension Font {
    /// The same font in a multiple of its size.
    func scaled(by factor: Double) -> Font { factor == 1 ? self : Font(size: size * factor, weight: weight) }
}
