public import AutoLayout

extension LayoutItem {
    /// Constrains this view or guide, which already has a parent, by anchors, activated in order as one batch.
    ///
    /// - Returns: the constraints in the order of the anchors; an invalid anchor stays inactive, with a diagnostic.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func activateQuickAnchors(_ anchors: [QuickAnchor]) -> QuickConstraints {
        anchors.activate(on: layoutNode, in: layoutNode.holder)
    }

    /// The constraint that an anchor makes on this view or guide, inactive.
    public func constraint(_ anchor: QuickAnchor) -> LayoutConstraint {
        [anchor].constraints(of: layoutNode, in: layoutNode.holder)[0]
    }
}
