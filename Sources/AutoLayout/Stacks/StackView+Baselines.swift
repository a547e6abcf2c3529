/// The views that provide a stack view's baselines.
extension StackView {
    /// In a column the first or last view that is not hidden; in a row the one with the greatest natural height.
    final func baselineSpeaker(isFirst: Bool) -> View? {
        let isShown = { (item: ArrangedItem) in !item.view.isHidden }
        guard axis == .horizontal else {
            return isFirst ? items.first(where: isShown)?.view : items.last(where: isShown)?.view
        }
        var tallest: ArrangedItem?
        for item in items where isShown(item) && item.measured.height > tallest?.measured.height ?? -1 {
            tallest = item
        }
        return tallest?.view
    }

    /// Rebuilds rows that refer to the baselines of the stack, or of a view around it, if another view provides them
    /// now: the variables of an existing row cannot be replaced.
    final func alignBaselines() {
        let speakers = [true, false].map { baselineSpeaker(isFirst: $0).map(ObjectIdentifier.init) }
        defer { knownSpeakers = speakers }
        let isNew = knownSpeakers == nil
        guard (knownSpeakers ?? [nil, nil]) != speakers, let engine = layoutNode.engine else { return }
        // If the stack has not been arranged before, only rows on itself can have read its baselines.
        let concerned = sequence(first: layoutNode, next: { isNew ? nil : $0.parent })
        guard concerned.contains(where: { engine.readsBaselines(of: $0) }) else { return }
        engine.needsRebuild = true
        engine.needsSolve = true
    }
}
