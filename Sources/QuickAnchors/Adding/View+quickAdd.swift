public import AutoLayout
public import QuickAnchorKinds

extension View {
    /// Adds a view in front of the others, or a guide, and constrains it by anchors, activated in order as one batch.
    ///
    /// - Returns: the constraints in the order of the anchors; an invalid anchor stays inactive, with a diagnostic.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ anchors: [QuickAnchor], fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        let node = child.layoutNode
        hold(child, isTied: !anchors.isEmpty, SourceLocation(fileID: fileID, line: line))
        guard node.isHeld(by: layoutNode) else {
            node.awaitUse()
            return QuickConstraints(anchors.constraints(of: node, in: layoutNode))
        }
        return anchors.activate(on: node, in: layoutNode)
    }

    /// Adds a view in front of the others, or a guide, and insets its four edges from this one's by a padding in
    /// points.
    ///
    /// - Returns: the constraints of top, leading, bottom and trailing.
    /// - Complexity: O(*n*) in the anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ padding: Double = 0, fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        quickAdd(
            child,
            [
                QuickAnchor(.topToTop, nil, padding, nil, 1, fileID, line),
                QuickAnchor(.leadingToLeading, nil, padding, nil, 1, fileID, line),
                QuickAnchor(.bottomToBottom, nil, 0 - padding, nil, 1, fileID, line),
                QuickAnchor(.trailingToTrailing, nil, 0 - padding, nil, 1, fileID, line),
            ], fileID: fileID, line: line)
    }

    /// Adds a view in front of the others, or a guide, and insets its four edges from this one's by a padding in
    /// points.
    ///
    /// - Returns: the constraints of top, leading, bottom and trailing.
    /// - Complexity: O(*n*) in the anchors.
    @_disfavoredOverload
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ padding: some QuickNumber, fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        quickAdd(child, padding.quickValue, fileID: fileID, line: line)
    }

    /// Adds a view in front of the others, or a guide, with four paddings (top, leading, bottom, trailing), then
    /// anchors.
    ///
    /// - Precondition: there are four paddings.
    /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
    /// - Complexity: O(*n*) in the anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, _ paddings: [Padding], _ anchors: [QuickAnchor] = [], fileID: String = #fileID,
        line: Int = #line
    ) -> QuickConstraints {
        let anchors = Padding.anchors(paddings, in: self, followedBy: anchors, fileID, line)
        return quickAdd(child, anchors, fileID: fileID, line: line)
    }

    /// Adds a view in front of the others, or a guide, and constrains it by the anchors listed in a closure.
    ///
    /// - Returns: the constraints in the order of the anchors.
    /// - Complexity: O(*n*) in the anchors.
    @discardableResult
    public func quickAdd(
        _ child: any LayoutItem, fileID: String = #fileID, line: Int = #line,
        @QuickAnchorBuilder _ anchors: () -> [QuickAnchor]
    ) -> QuickConstraints {
        quickAdd(child, anchors(), fileID: fileID, line: line)
    }
}
