/// Whose baselines a stack view shows as its own.
extension StackView {
    /// Of a column the first or last view that is not hidden; of a row the one that is tallest by itself.
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

    /// Has rows that speak of the stack's baselines, or of those of a view it is in, made again where they speak of
    /// another view's now: other variables cannot be put into a row that is there.
    final func alignBaselines() {
        let speakers = [true, false].map { baselineSpeaker(isFirst: $0).map(ObjectIdentifier.init) }
        defer { knownSpeakers = speakers }
        let isNew = knownSpeakers == nil
        guard (knownSpeakers ?? [nil, nil]) != speakers, let engine = layoutNode.engine else { return }
        // One that has not been arranged before can have been read only itself.
        let concerned = sequence(first: layoutNode, next: { isNew ? nil : $0.parent })
        guard concerned.contains(where: { engine.readsBaselines(of: $0) }) else { return }
        engine.needsRebuild = true
        engine.needsSolve = true
    }
}
