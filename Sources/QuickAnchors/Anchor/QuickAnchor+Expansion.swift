internal import AutoLayout

extension QuickAnchor {
    /// The full constraint of an item in a parent, not yet active.
    func constraint(of node: LayoutNode, in parent: LayoutNode?) -> LayoutConstraint {
        let row = kind.row
        let constraint = LayoutConstraint(
            node, row.attribute, relation, row.reference.node(relatedNode, of: node, in: parent), row.otherAttribute,
            multiplier: multiplier, constant: constant, location: location)
        if priority != .required { constraint.priority = priority }
        if let identifier { constraint.identifier = identifier }
        return constraint
    }
}

extension QuickAnchorType.Row.Reference {
    /// The other side: what was named, or the default, or the guide of either that the kind speaks of.
    ///
    /// A guide has neither safe area nor margins and stands for itself.
    func node(_ named: LayoutNode?, of node: LayoutNode, in parent: LayoutNode?) -> LayoutNode? {
        switch self {
        case .parent: named ?? parent
        case .itself: named ?? node
        case .nothing: named
        case .safeArea: guide(of: named ?? parent, \.safeAreaLayoutGuide)
        case .margins: guide(of: named ?? parent, \.layoutMarginsGuide)
        }
    }

    private func guide(of node: LayoutNode?, _ guide: KeyPath<View, LayoutGuide>) -> LayoutNode? {
        guard let view = node?.item as? View else { return node }
        return view[keyPath: guide].layoutNode
    }
}

extension [QuickAnchor] {
    /// The full constraints of an item in a parent, in the order of the anchors, not yet active.
    func constraints(of node: LayoutNode, in parent: LayoutNode?) -> [LayoutConstraint] {
        map { $0.constraint(of: node, in: parent) }
    }
}
