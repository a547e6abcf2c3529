extension View {
    /// The safe area insets of the view, in points, including `additionalSafeAreaInsets`.
    ///
    /// Set this property at the root, without the additional insets. Other views inherit the part of their parent's
    /// insets that overlaps them: at each edge max(0, inset − max(0, distance)). In a scroll view, they do not inherit what
    /// ``ScrollView/adjustedContentInset`` already includes.
    /// - Complexity: O(*d*) in the depth of the view.
    public final var safeAreaInsets: EdgeInsets {
        get { insetsNow.safeArea }
        set {
            guard newValue.isUsable else { return reportNotFinite("safe area insets", "\(newValue)") }
            ownInsetState.givenSafeAreaInsets = newValue
            layoutNode.insetsChanged()
        }
    }

    /// Insets that the view adds to the safe area, for itself and its subviews, in points.
    public final var additionalSafeAreaInsets: EdgeInsets {
        get { insetState?.additionalSafeAreaInsets ?? .zero }
        set {
            guard newValue.isUsable else { return reportNotFinite("additional safe area insets", "\(newValue)") }
            ownInsetState.additionalSafeAreaInsets = newValue
            layoutNode.insetsChanged()
        }
    }

    /// The view's own margins, in points; 8 at each edge by default.
    public final var directionalLayoutMargins: DirectionalEdgeInsets {
        get { insetState?.directionalLayoutMargins ?? InsetState.defaultMargins }
        set {
            guard newValue.isUsable else { return reportNotFinite("margins", "\(newValue)") }
            guard newValue != directionalLayoutMargins else { return }
            ownInsetState.directionalLayoutMargins = newValue
            layoutNode.insetsChanged()
            asContainer?.marginsChanged()
        }
    }

    /// The insets of the margins guide, in points: the view's own margins combined with the safe area and the parent's
    /// margins, where they apply.
    ///
    /// Setting it sets `directionalLayoutMargins` in the current reading direction. At edges where the safe area or the
    /// parent's margins apply as well, the value read back may be larger.
    /// - Complexity: O(*d*) in the depth of the view.
    public final var layoutMargins: EdgeInsets {
        get { insetsNow.margins }
        set { directionalLayoutMargins = DirectionalEdgeInsets(newValue, effectiveLayoutDirection) }
    }

    /// Whether the margins are measured from the safe area, the default, or from the view's edges.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { insetState?.insetsLayoutMarginsFromSafeArea ?? true }
        set {
            ownInsetState.insetsLayoutMarginsFromSafeArea = newValue
            layoutNode.insetsChanged()
        }
    }

    /// Whether the margins are at least as large as the part of the parent's margins that reaches into the view; false
    /// by default.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { insetState?.preservesSuperviewLayoutMargins ?? false }
        set {
            ownInsetState.preservesSuperviewLayoutMargins = newValue
            layoutNode.insetsChanged()
        }
    }

    /// The part of the view inside its safe area; in a scroll view, the guide scrolls with the content.
    public final var safeAreaLayoutGuide: LayoutGuide {
        if let guide = insetState?.safeAreaGuide { return guide }
        let guide = makeInsetGuide("safeArea", safeAreaInsets, followsFrame: guideForSubviewEdges != nil)
        ownInsetState.safeAreaGuide = guide
        return guide
    }

    /// The part of the view inside its margins; in a scroll view, the part of the content inside them.
    ///
    /// The guide's size is never negative: while a constraint or a condition refers to the guide, a view that is smaller
    /// than its margins conflicts with them, as in UIKit. The same applies to the safe area guide.
    public final var layoutMarginsGuide: LayoutGuide {
        if let guide = insetState?.marginsGuide { return guide }
        let guide = makeInsetGuide("margins", layoutMargins)
        ownInsetState.marginsGuide = guide
        return guide
    }

    /// The guides of the safe area, the margins and readable content, if they have been used.
    package final var insetGuidesInUse: (safeArea: LayoutGuide?, margins: LayoutGuide?, readable: LayoutGuide?) {
        (insetState?.safeAreaGuide, insetState?.marginsGuide, insetState?.readableGuide)
    }

    /// Whether an item is the guide of this view's safe area, margins or readable content.
    public final func isInset(by item: any LayoutItem) -> Bool {
        let (safeArea, margins, readable) = insetGuidesInUse
        return item === safeArea || item === margins || item === readable
    }

    private func makeInsetGuide(_ identifier: String, _ insets: EdgeInsets, followsFrame: Bool = false) -> InsetGuide {
        let guide = InsetGuide()
        guide.identifier = identifier
        addLayoutGuide(guide)
        guide.tie(to: self, insets, followsFrame: followsFrame)
        layoutNode.observeInsets()
        return guide
    }
}
