extension View {
    /// Adds a guide to the view, removing it from its previous owner.
    public final func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        changeGuides { $0.append(guide) }
        guide.layoutNode.move(to: layoutNode)
    }

    /// Adds a view in front of the others, or a guide, to be placed by constraints, which follow if `isTied` is true.
    ///
    /// Then the constraints bring it into use; where none of them is activated, `requestVariables()` is to be called.
    final func adopt(_ item: any LayoutItem, isTied: Bool, _ location: SourceLocation) {
        // A cast is cheaper than the node; but another type may stand for a view or a guide.
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
