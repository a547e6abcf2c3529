public import AutoLayout

extension LayoutItem {
    /// Ties this view or guide, which is in a parent already, by anchors, activated in their order as one batch.
    ///
    /// - Returns: the constraints in the order of the anchors; an anchor that cannot hold stays inactive with a diagnostic.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func activateQuickAnchors(_ anchors: [QuickAnchor]) -> QuickConstraints {
        anchors.activate(on: layoutNode, in: layoutNode.holder)
    }

    /// The full constraint that an anchor stands for on this view or guide, not activated.
    public func constraint(_ anchor: QuickAnchor) -> LayoutConstraint {
        [anchor].constraints(of: layoutNode, in: layoutNode.holder)[0]
    }
}
