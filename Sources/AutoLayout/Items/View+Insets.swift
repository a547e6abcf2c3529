extension View {
    /// How far the screen's own things reach into the view, in points, `additionalSafeAreaInsets` included.
    ///
    /// Setting it says how far they reach without those.
    public final var safeAreaInsets: EdgeInsets {
        get { (traits?.safeAreaInsets ?? .zero) + additionalSafeAreaInsets }
        set {
            guard newValue.isFinite else { return reportNotFinite("safe area insets", "\(newValue)") }
            ownTraits.safeAreaInsets = newValue
            traits?.safeAreaGuide?.move(to: safeAreaInsets.edges)
        }
    }

    /// What the view adds to the insets of its safe area, in points.
    public final var additionalSafeAreaInsets: EdgeInsets {
        get { traits?.additionalSafeAreaInsets ?? .zero }
        set {
            guard newValue.isFinite else { return reportNotFinite("additional safe area insets", "\(newValue)") }
            ownTraits.additionalSafeAreaInsets = newValue
            traits?.safeAreaGuide?.move(to: safeAreaInsets.edges)
        }
    }

    /// The view's margins, in points, 8 by default.
    public final var directionalLayoutMargins: DirectionalEdgeInsets {
        get { traits?.directionalLayoutMargins ?? ViewTraits.defaultMargins }
        set {
            guard newValue.isFinite else { return reportNotFinite("margins", "\(newValue)") }
            ownTraits.directionalLayoutMargins = newValue
            traits?.marginsGuide?.move(to: newValue.edges)
        }
    }

    /// Whether the margins are counted from the safe area, as they are by default, or from the view's edges.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { traits?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            ownTraits.insetsLayoutMarginsFromSafeArea = newValue
            if let guide = traits?.marginsGuide { tieMargins(guide) }
        }
    }

    /// The part of the view that nothing of the screen covers.
    public final var safeAreaLayoutGuide: LayoutGuide {
        if let guide = traits?.safeAreaGuide { return guide }
        let guide = InsetGuide()
        guide.identifier = "safeArea"
        ownTraits.safeAreaGuide = guide
        addLayoutGuide(guide)
        guide.tie(InsetGuide.Edges.absolute, to: self, safeAreaInsets.edges)
        return guide
    }

    /// The part of the view inside its margins.
    public final var layoutMarginsGuide: LayoutGuide {
        if let guide = traits?.marginsGuide { return guide }
        let guide = InsetGuide()
        guide.identifier = "margins"
        ownTraits.marginsGuide = guide
        addLayoutGuide(guide)
        tieMargins(guide)
        return guide
    }

    private func tieMargins(_ guide: InsetGuide) {
        let outer: any LayoutItem = insetsLayoutMarginsFromSafeArea ? safeAreaLayoutGuide : self
        guide.tie(InsetGuide.Edges.directional, to: outer, directionalLayoutMargins.edges)
    }
}

extension EdgeInsets {
    fileprivate var edges: [Double] { [top, left, bottom, right] }
}

extension DirectionalEdgeInsets {
    fileprivate var edges: [Double] { [top, leading, bottom, trailing] }
}
