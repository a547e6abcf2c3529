/// The views that provide a stack view's baselines.
extension StackView {
    /// The view that provides a baseline: in a column the first or last view that is not hidden, in a row the visible
    /// view with the greatest natural height; nil if no view is visible.
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

    /// Makes constraints on the stack's baselines read the baselines again, since other views may provide them now.
    final func alignBaselines() {
        guard let engine = layoutNode.engine, engine.readsBaselines(of: layoutNode) else { return }
        engine.baselinesChanged(of: layoutNode)
    }
}
