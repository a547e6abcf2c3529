extension View {
    /// The text measurer of the tree whose root is this view; `HelveticaMeasurer` by default.
    /// - Complexity: O(*n*) in the number of views in the tree if the measurer changes.
    public final var textMeasurer: any TextMeasuring {
        get { rareState?.textMeasurer ?? HelveticaMeasurer.shared }
        set { changeRootSetting { $0.textMeasurer = newValue } }
    }

    /// The factor by which the sizes of all text in the tree are multiplied if this view is the root; 1 by default.
    ///
    /// If the factor changes, the next pass measures all text again. `Label.font` keeps its size; `Label.drawnFont` is
    /// the font that is drawn. A number outside the range from 0.1 to 10 is refused with a diagnostic.
    /// - Complexity: O(*n*) in the number of views in the tree if the scale changes.
    public final var textScale: Double {
        get { rareState?.textScale ?? 1 }
        set {
            guard (0.1...10).contains(newValue) else {
                return reportNotFinite("text scale", newValue.plain, outside: "[0.1, 10]")
            }
            changeRootSetting { $0.textScale = newValue }
        }
    }
}
