extension View {
    /// How far the screen's own things reach into the view, in points, `additionalSafeAreaInsets` included.
    ///
    /// Set at the root, where it says how far they reach without those; further down what counts is what of the
    /// parent's insets reaches into the view: at each edge max(0, inset − max(0, distance)).
    /// - Complexity: O(*d*) in the depth of the view.
    public final var safeAreaInsets: EdgeInsets {
        get { insetsNow.safeArea }
        set {
            guard newValue.isUsable else { return reportNotFinite("safe area insets", "\(newValue)") }
            ownTraits.givenSafeAreaInsets = newValue
            layoutNode.insetsChanged()
        }
    }

    /// What the view adds to the insets of its safe area, for itself and what is in it, in points.
    public final var additionalSafeAreaInsets: EdgeInsets {
        get { traits?.additionalSafeAreaInsets ?? .zero }
        set {
            guard newValue.isUsable else { return reportNotFinite("additional safe area insets", "\(newValue)") }
            ownTraits.additionalSafeAreaInsets = newValue
            layoutNode.insetsChanged()
        }
    }

    /// The view's own margins, in points, 8 by default.
    public final var directionalLayoutMargins: DirectionalEdgeInsets {
        get { traits?.directionalLayoutMargins ?? ViewTraits.defaultMargins }
        set {
            guard newValue.isUsable else { return reportNotFinite("margins", "\(newValue)") }
            ownTraits.directionalLayoutMargins = newValue
            layoutNode.insetsChanged()
        }
    }

    /// From the view's edges to its margins guide, in points: its own margins, the safe area and the parent's margins,
    /// each where it counts.
    ///
    /// Setting it sets `directionalLayoutMargins`, by the reading direction of the moment; so where the safe area or the
    /// parent's margins count too, it comes out larger than it was set.
    /// - Complexity: O(*d*) in the depth of the view.
    public final var layoutMargins: EdgeInsets {
        get { insetsNow.margins }
        set { directionalLayoutMargins = DirectionalEdgeInsets(newValue, effectiveLayoutDirection) }
    }

    /// Whether the margins are counted from the safe area, as they are by default, or from the view's edges.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { traits?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            ownTraits.insetsLayoutMarginsFromSafeArea = newValue
            layoutNode.insetsChanged()
        }
    }

    /// Whether the margins are at least what of the parent's margins reaches into the view; false by default.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { traits?.preservesSuperviewLayoutMargins ?? false }
        set {
            ownTraits.preservesSuperviewLayoutMargins = newValue
            layoutNode.insetsChanged()
        }
    }

    /// The part of the view that nothing of the screen covers.
    public final var safeAreaLayoutGuide: LayoutGuide {
        if let guide = traits?.safeAreaGuide { return guide }
        let guide = makeInsetGuide("safeArea", safeAreaInsets)
        ownTraits.safeAreaGuide = guide
        return guide
    }

    /// The part of the view inside its margins.
    public final var layoutMarginsGuide: LayoutGuide {
        if let guide = traits?.marginsGuide { return guide }
        let guide = makeInsetGuide("margins", layoutMargins)
        ownTraits.marginsGuide = guide
        return guide
    }

    /// The guides of the safe area, the margins and readable content, where somebody has asked for them.
    package final var insetGuidesInUse: (safeArea: LayoutGuide?, margins: LayoutGuide?, readable: LayoutGuide?) {
        (traits?.safeAreaGuide, traits?.marginsGuide, traits?.readableGuide)
    }

    /// Whether an item is one of the guides of this view's own that are inside its edges by an inset.
    package final func isInset(by item: any LayoutItem) -> Bool {
        let (safeArea, margins, readable) = insetGuidesInUse
        return item === safeArea || item === margins || item === readable
    }

    private func makeInsetGuide(_ identifier: String, _ insets: EdgeInsets) -> InsetGuide {
        let guide = InsetGuide()
        guide.identifier = identifier
        addLayoutGuide(guide)
        guide.tie(to: self, insets)
        layoutNode.followInsets()
        return guide
    }
}
