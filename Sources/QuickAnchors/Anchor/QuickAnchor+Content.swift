internal import AutoLayout
internal import QuickAnchorKinds

extension [QuickAnchor] {
    /// Sets the priorities of an item's content, and returns the other anchors.
    func settingContentPriorities(of node: LayoutNode) -> [QuickAnchor] {
        // Access is by index, since a loop would retain everything to which the anchors refer.
        guard indices.contains(where: { self[$0].unbound.target == .content }) else { return self }
        return filter { anchor in
            if anchor.kind.setsContentPriority { anchor.setContentPriority(of: node) }
            return !anchor.kind.setsContentPriority
        }
    }
}

extension QuickAnchor {
    /// Sets the priority of a view's content. Guides have no content.
    fileprivate func setContentPriority(of node: LayoutNode) {
        guard let view = node.item as? View else {
            Misuse.stop("\(self) needs a view, not a guide", unbound.fileID, Int(unbound.value.line), call: "an anchor")
        }
        let axis: Axis = kind.row.attribute == .width ? .horizontal : .vertical
        if kind.row.relation == .lessThanOrEqual {
            view.setContentHuggingPriority(LayoutPriority(constant), for: axis)
        } else {
            view.setContentCompressionResistancePriority(LayoutPriority(constant), for: axis)
        }
    }
}
