extension View {
    /// Adds a guide to the view, taking it out of where it was.
    public final func addLayoutGuide(_ guide: LayoutGuide) {}

    /// Takes a guide out of the view and deactivates the constraints that mention it.
    public final func removeLayoutGuide(_ guide: LayoutGuide) {}

    /// The part of the view that nothing of the screen covers.
    public final var safeAreaLayoutGuide: LayoutGuide { LayoutGuide() }

    /// The part of the view inside its margins.
    public final var layoutMarginsGuide: LayoutGuide { LayoutGuide() }
}
