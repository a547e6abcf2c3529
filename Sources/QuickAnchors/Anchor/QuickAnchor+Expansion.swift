internal import AutoLayout
internal import QuickAnchorKinds

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
        var constraints: [LayoutConstraint] = []
        constraints.reserveCapacity(count)
        for index in indices { constraints.append(constraint(at: index, of: node, in: parent)) }
        return constraints
    }

    /// The anchor is read where it is: of a copy, all that it refers to would be counted.
    private func constraint(at index: Int, of node: LayoutNode, in parent: LayoutNode?) -> LayoutConstraint {
        let row = self[index].kind.row
        let constraint = LayoutConstraint(
            node, LayoutConstraint.Attribute(row.attribute), self[index].relation,
            row.reference.node(self[index].relatedNode, of: node, in: parent),
            LayoutConstraint.Attribute(row.otherAttribute),
            multiplier: self[index].multiplier, constant: self[index].constant, location: self[index].location)
        if self[index].priority != .required { constraint.priority = self[index].priority }
        if let identifier = self[index].identifier { constraint.identifier = identifier }
        return constraint
    }
}
