extension View {
    /// Adds a guide to the view, taking it out of where it was.
    public final func addLayoutGuide(_ guide: LayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.removeLayoutGuide(guide)
        layoutGuides.append(guide)
        guide.layoutNode.move(to: layoutNode)
    }

    /// Adds a view in front of the others, or a guide, for constraints to place, which come next where it is tied.
    package final func hold(_ item: any LayoutItem, isTied: Bool, _ location: SourceLocation) {
        // Asked of the item first, as that is cheaper; another type than these two may stand for one of them.
        if let view = item as? View ?? item.layoutNode.view {
            addSubview(view, fileID: location.fileID, line: location.line)
            view.translatesAutoresizingMaskIntoConstraints = false
            if !isTied { view.ownTraits.placeOfAdding = location }
        } else if let guide = item as? LayoutGuide ?? item.layoutNode.guide {
            addLayoutGuide(guide)
        }
    }

    /// Takes a guide out of the view and deactivates the constraints that mention it.
    public final func removeLayoutGuide(_ guide: LayoutGuide) {
        guard let index = layoutGuides.firstIndex(where: { $0 === guide }) else { return }
        guide.layoutNode.move(to: nil)
        layoutGuides.remove(at: index)
    }
}
