public import AutoLayout

extension View {
    /// Adds a view in front of the others and ties it by anchors, activated in their order as one batch.
    ///
    /// - Returns: the constraints in the order of the anchors; an anchor that cannot hold stays inactive with a diagnostic.
    /// - Complexity: O(*n*) in the number of anchors.
    @discardableResult
    public func quickAdd(_ child: View, _ anchors: [QuickAnchor]) -> QuickConstraints {
        addSubview(child)
        child.translatesAutoresizingMaskIntoConstraints = false
        guard child.layoutNode.holder === layoutNode else {
            return QuickConstraints(anchors.constraints(of: child.layoutNode, in: layoutNode), of: anchors)
        }
        return anchors.activate(on: child.layoutNode, in: layoutNode)
    }

    /// Adds a view in front of the others, its four edges inside the edges of this one by a padding in points.
    ///
    /// - Returns: the constraints of top, leading, bottom and trailing.
    @discardableResult
    public func quickAdd(
        _ child: View, _ padding: Double = 0, fileID: String = #fileID, line: Int = #line
    ) -> QuickConstraints {
        let inset = Padding.points(padding)
        let back = Padding.points(0 - padding)
        return quickAdd(child, Padding.anchors([inset, inset, back, back], fileID, line))
    }

    /// Adds a view in front of the others, tied by four paddings (top, leading, bottom, trailing), then by anchors.
    ///
    /// - Precondition: there are four paddings.
    /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
    @discardableResult
    public func quickAdd(
        _ child: View, _ paddings: [Padding], _ anchors: [QuickAnchor] = [], fileID: String = #fileID,
        line: Int = #line
    ) -> QuickConstraints {
        quickAdd(child, Padding.anchors(paddings, followedBy: anchors, fileID, line))
    }

    /// Adds a view in front of the others, tied by four paddings some of which are `(view, number)`, then by anchors.
    ///
    /// - Precondition: there are four paddings, each a number, nil or a tuple of a view or guide and a number.
    /// - Returns: the constraints of the paddings that are not nil, then those of the anchors.
    @_disfavoredOverload
    @discardableResult
    public func quickAdd(
        _ child: View, _ paddings: [Any?], _ anchors: [QuickAnchor] = [], fileID: String = #fileID,
        line: Int = #line
    ) -> QuickConstraints {
        quickAdd(child, Padding.paddings(untyped: paddings, fileID, line), anchors, fileID: fileID, line: line)
    }

    /// Adds a view in front of the others and ties it by the anchors that a closure lists.
    ///
    /// - Returns: the constraints in the order of the anchors.
    @discardableResult
    public func quickAdd(
        _ child: View, @QuickAnchorBuilder _ anchors: () -> [QuickAnchor]
    ) -> QuickConstraints {
        quickAdd(child, anchors())
    }
}
