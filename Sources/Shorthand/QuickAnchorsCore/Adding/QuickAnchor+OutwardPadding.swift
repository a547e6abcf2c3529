internal import LayoutCore
internal import QuickAnchorKinds

extension [QuickAnchor] {
    /// Reports anchors that put an edge of a view or guide beyond its parent's, although others of them inset the
    /// opposite edge.
    func reportOutwardPaddings(of child: LayoutNode) {
        // The elements are accessed by index, since a loop would retain everything that the anchors refer to.
        guard indices.contains(where: { self[$0].unbound.value.isOutward }), let parent = child.holder else { return }
        let found = OutwardPadding.all(count) { position in
            let anchor = self[position]
            return anchor.unbound.equatesEdges(in: parent) ? (anchor.kind.row.attribute, anchor.constant) : nil
        }
        for padding in found {
            child.reportOutwardPadding(
                padding.message(child.displayName, in: parent.displayName), at: self[padding.position].location)
        }
    }
}

extension ConstraintValue {
    fileprivate var isOutward: Bool {
        guard constant > 0 else { return false }
        return switch firstAttribute {
        case .bottom, .right, .trailing: true
        default: false
        }
    }
}

extension UnboundConstraint {
    /// Whether the constraint equates an edge with the same edge of a parent, or of its safe area or margins.
    fileprivate func equatesEdges(in parent: LayoutNode) -> Bool {
        value.firstAttribute == value.secondAttribute && value.relation == .equal && value.multiplier == 1
            && (named.map { $0 === parent || $0.isInsetGuide(of: parent) } ?? (target != .itself))
    }
}

extension LayoutNode {
    fileprivate func isInsetGuide(of parent: LayoutNode) -> Bool {
        guard let item, let view = parent.item as? View else { return false }
        return view.isInset(by: item)
    }
}
