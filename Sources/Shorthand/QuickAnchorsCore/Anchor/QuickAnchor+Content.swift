internal import LayoutCore
internal import QuickAnchorKinds

extension [QuickAnchor] {
    /// Whether any of the anchors sets a content priority.
    var setContentPriorities: Bool {
        // The elements are accessed by index, since a loop would retain everything that the anchors refer to.
        indices.contains { self[$0].unbound.target == .content }
    }

    /// Sets an item's content priorities from the anchors that define them, and returns the other anchors.
    func settingContentPriorities(of node: LayoutNode) -> [QuickAnchor] {
        filter { anchor in
            if anchor.kind.setsContentPriority { anchor.setContentPriority(of: node) }
            return !anchor.kind.setsContentPriority
        }
    }

    /// The anchors, checked for a call with a condition: none may be a content priority.
    func requiringNoContent() -> [QuickAnchor] {
        for index in indices { self[index].requireNoContent() }
        return self
    }
}

extension QuickAnchor {
    /// Stops the program if the anchor is a content priority, which would be set whether or not the condition holds.
    fileprivate func requireNoContent() {
        guard unbound.target == .content else { return }
        stop("sets a priority of content, which has no condition: set the priority in a closure of observe")
    }

    private func stop(_ message: String) -> Never {
        Misuse.stop("\(self) \(message)", unbound.fileID, Int(unbound.value.line), call: "an anchor")
    }

    /// Sets a view's content priority. The program stops if the item is a guide, which has no content, or the anchor
    /// has a condition.
    fileprivate func setContentPriority(of node: LayoutNode) {
        if unbound.condition != nil { requireNoContent() }
        guard let view = node.item as? View else { stop("needs a view, not a guide") }
        let axis: Axis = kind.row.attribute == .width ? .horizontal : .vertical
        if kind.row.relation == .lessThanOrEqual {
            view.setContentHuggingPriority(LayoutPriority(constant), for: axis, at: location)
        } else {
            view.setContentCompressionResistancePriority(LayoutPriority(constant), for: axis, at: location)
        }
    }
}
