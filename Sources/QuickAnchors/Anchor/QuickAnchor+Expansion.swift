internal import AutoLayout

extension QuickAnchor {
    /// The full constraint of a view in a parent, not yet active.
    func constraint(of view: View, in parent: View?) -> LayoutConstraint {
        let row = kind.row
        let constraint = LayoutConstraint(
            item: view, attribute: row.attribute, relatedBy: relation,
            toItem: row.reference.item(relatedItem, of: view, in: parent), attribute: row.otherAttribute,
            multiplier: multiplier, constant: constant, fileID: location.fileID, line: location.line)
        if priority != .required { constraint.priority = priority }
        if let identifier { constraint.identifier = identifier }
        return constraint
    }
}

extension QuickAnchorType.Row.Reference {
    /// The item on the other side: what was named, or the default, or the guide of either that the kind speaks of.
    ///
    /// A guide has neither safe area nor margins and stands for itself.
    func item(_ named: (any LayoutItem)?, of view: View, in parent: View?) -> (any LayoutItem)? {
        switch self {
        case .parent: named ?? parent
        case .itself: named ?? view
        case .nothing: named
        case .safeArea: (named ?? parent).map { ($0 as? View)?.safeAreaLayoutGuide ?? $0 }
        case .margins: (named ?? parent).map { ($0 as? View)?.layoutMarginsGuide ?? $0 }
        }
    }
}

extension [QuickAnchor] {
    /// The full constraints of a view in a parent, in the order of the anchors, not yet active.
    func constraints(of view: View, in parent: View?) -> [LayoutConstraint] {
        var constraints: [LayoutConstraint] = []
        constraints.reserveCapacity(count)
        for anchor in self { constraints.append(anchor.constraint(of: view, in: parent)) }
        return constraints
    }
}
