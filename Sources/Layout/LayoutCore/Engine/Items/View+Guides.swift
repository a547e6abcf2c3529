extension View {
    /// Adds a guide to the view, removing it from its previous owner.
    public final func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        // The `deinit` of a constraint that has ended may have added the guide elsewhere.
        guard guide.owningView == nil else { return }
        let ended = guide.layoutNode.move(to: layoutNode)
        defer { withExtendedLifetime(ended) {} }
        changeGuides { $0.append(guide) }
        if guide === rareState?.guideForSubviewEdges { edgesChanged(to: guide) }
    }

    /// The guide that replaces the view's edges in constraints with items inside the view, as the content guide does in
    /// a scroll view; nil, the default, means the view's own edges.
    ///
    /// The view's width, height and center, and its edges in constraints with items outside, remain its own. The guide
    /// must be constrained to the view's top-left corner. Setting this property is fastest before any items are added.
    /// - Precondition: the guide belongs to this view.
    public final var guideForSubviewEdges: LayoutGuide? {
        get { rareState?.guideForSubviewEdges }
        set {
            precondition(
                newValue.map { $0.owningView === self } ?? true, "The guide for its edges must belong to the view.")
            guard newValue !== rareState?.guideForSubviewEdges else { return }
            ownRareState.guideForSubviewEdges = newValue
            edgesChanged(to: newValue)
        }
    }

    private func edgesChanged(to guide: LayoutGuide?) {
        layoutNode.forgetFitting()
        layoutNode.existingEngineOfTree?.edgesChanged(of: layoutNode, to: guide?.layoutNode)
    }

    /// Adds a view in front of its siblings, to be placed by constraints. If `isTied` is true, the caller activates the
    /// constraints next.
    ///
    /// In that case the constraints bring the view into use; if none of them is activated, call `requestVariables()`.
    final func adopt(_ view: View, isTied: Bool, _ location: SourceLocation) {
        insertSubview(view, at: subviews.count, location)
        view.layoutNode.flags.insert(.isMaskSetByHand)
        view.layoutNode.setConstraintBased(true, isTied: isTied)
        if !isTied { view.ownRareState.placeOfAdding = location }
    }

    /// Removes a guide from the view and deactivates the constraints on the guide.
    /// - Complexity: amortized O(*n* log *n*) in the number of the view's guides and of constraints on the removed
    ///   guide.
    public final func removeLayoutGuide(_ guide: LayoutGuide) {
        guard let index = layoutGuides.index(ofObject: guide) else { return }
        let ended = guide.layoutNode.move(to: nil)
        defer { withExtendedLifetime(ended) {} }
        changeGuides { $0.remove(at: index) }
    }
}
