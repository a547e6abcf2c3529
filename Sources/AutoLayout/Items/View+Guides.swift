extension View {
    /// Adds a guide to the view, removing it from its previous owner.
    public final func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        changeGuides { $0.append(guide) }
        guide.layoutNode.move(to: layoutNode)
    }

    /// The guide of this view to whose edges the view's own edges refer in constraints with items inside the view, as
    /// those of a scroll view refer to its content; nil, the default, for the view's own edges.
    ///
    /// Width, height and center of the view, and its edges for everything outside, remain its own. The guide has to be
    /// tied to the view's top left corner. Set it before anything is added, to be fastest.
    /// - Precondition: the guide belongs to this view.
    public final var guideForSubviewEdges: LayoutGuide? {
        get { rareState?.guideForSubviewEdges }
        set {
            precondition(
                newValue.map { $0.owningView === self } ?? true, "The guide for its edges must belong to the view.")
            guard newValue !== rareState?.guideForSubviewEdges else { return }
            ownRareState.guideForSubviewEdges = newValue
            layoutNode.existingEngineOfTree?.edgesChanged(of: layoutNode, to: newValue?.layoutNode)
        }
    }

    /// Adds a view in front of the others, or a guide, to be placed by constraints, which follow if `isTied` is true.
    ///
    /// In that case the constraints bring it into use; if none of them is activated, call `requestVariables()`.
    final func adopt(_ item: any LayoutItem, isTied: Bool, _ location: SourceLocation) {
        // A cast is cheaper than reading the node, but another type may stand for a view or a guide.
        if let view = item as? View {
            adopt(view, isTied, location)
        } else if let view = item.layoutNode.view {
            adopt(view, isTied, location)
        } else if let guide = item as? LayoutGuide ?? item.layoutNode.guide {
            addLayoutGuide(guide)
        }
    }

    private func adopt(_ view: View, _ isTied: Bool, _ location: SourceLocation) {
        insertSubview(view, at: subviews.count, location)
        view.layoutNode.flags.insert(.isMaskSetByHand)
        view.layoutNode.setConstraintBased(true, isTied: isTied)
        if !isTied { view.ownRareState.placeOfAdding = location }
    }

    /// Removes a guide from the view and deactivates its constraints.
    /// - Complexity: O(*n*) in the guides of the view and the constraints on this one.
    public final func removeLayoutGuide(_ guide: LayoutGuide) {
        guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
        guide.layoutNode.move(to: nil)
        changeGuides { $0.remove(at: index) }
    }
}
