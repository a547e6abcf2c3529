public import LayoutCore
internal import QuickAnchorKinds

extension LayoutItem {
    /// Constrains this view or guide with anchors, without adding it to a parent. The constraints are activated in
    /// order, as one batch.
    ///
    /// - Returns: the constraints in the order of the anchors; a content priority makes none, and an invalid constraint
    ///   stays inactive, with a diagnostic.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func activateQuickAnchors(_ anchors: [QuickAnchor]) -> QuickConstraints {
        let node = layoutNode
        guard !anchors.setContentPriorities else {
            return activateQuickAnchors(anchors.settingContentPriorities(of: node))
        }
        let added = QuickConstraints(node.activate(anchors.unbound))
        anchors.reportOutwardPaddings(of: node)
        return added
    }

    /// Constrains this view or guide with the anchors that are not nil, without adding it to a parent.
    ///
    /// - Returns: the constraints in the order of the anchors; a content priority makes none, and an invalid constraint
    ///   stays inactive, with a diagnostic.
    /// - Complexity: O(*n*) in the number of anchors.
    @_disfavoredOverload
    @discardableResult
    public func activateQuickAnchors(_ anchors: [QuickAnchor?]) -> QuickConstraints {
        activateQuickAnchors(anchors.compactMap { $0 })
    }

    /// Constrains this view or guide with anchors and returns it, so that a view can be sized inside a list: `HStack {
    /// icon.withQuickAnchors([widthToConstant(24), aspectRatio(1)]); title }`.
    ///
    /// Anchors that need a parent work only on views that have one; on other views they stay inactive, with a
    /// diagnostic.
    /// - Complexity: O(*n*) in the number of anchors.
    @available(*, deprecated, message: "Give the view a name, and constrain it with activateQuickAnchors(_:).")
    @discardableResult
    public func withQuickAnchors(_ anchors: [QuickAnchor]) -> Self {
        activateQuickAnchors(anchors)
        return self
    }

    /// The inactive constraint that an anchor makes on this view or guide.
    ///
    /// - Precondition: the anchor is not a content priority.
    public func constraint(_ anchor: QuickAnchor) -> LayoutConstraint {
        SourceLocation(fileID: anchor.unbound.fileID, line: Int(anchor.unbound.value.line))
            .require(!anchor.kind.setsContentPriority, "A content priority makes no constraint.")
        return anchor.unbound.constraint(of: layoutNode, in: layoutNode.holder)
    }
}
