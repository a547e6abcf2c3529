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
        case .safeArea: guide(of: named ?? parent) { $0.safeAreaLayoutGuide }
        case .margins: guide(of: named ?? parent) { $0.layoutMarginsGuide }
        }
    }

    /// Whether it is a guide, which is made when somebody asks for it.
    var isInset: Bool {
        switch self {
        case .safeArea, .margins: true
        case .parent, .itself, .nothing: false
        }
    }

    private func guide(of node: LayoutNode?, _ guide: (View) -> LayoutGuide) -> LayoutNode? {
        guard let view = node?.item as? View else { return node }
        return guide(view).layoutNode
    }
}

extension [QuickAnchor] {
    /// Activates the constraints of an item in a parent, in the order of the anchors.
    ///
    /// None needs an object that makes sense and ties the item to what is around it, up to the first that does not.
    func activate(on node: LayoutNode, in parent: LayoutNode?) -> QuickConstraints {
        // Activates constraints of its own.
        for index in indices where self[index].speaksOfInsets {
            _ = second(at: index, of: node, in: parent)
        }
        var index = 0
        let run = ConstraintBatch.activate(on: node, count: count) { batch, table in
            while index < count, tie(index, of: node, in: parent, &batch, &table) { index += 1 }
        }
        guard let run else { return activateObjects(of: node, in: parent) }
        if index == count { return QuickConstraints(run, of: self) }
        let tied = QuickConstraints(run, of: Array(self[..<index]))
        return tied + Array(self[index...]).activateObjects(of: node, in: parent)
    }

    /// - Returns: whether the constraint needs no object and is active now.
    private func tie(
        _ index: Int, of node: LayoutNode, in parent: LayoutNode?, _ batch: inout ConstraintBatch,
        _ table: inout ConstraintTable
    ) -> Bool {
        let row = self[index].kind.row
        return batch.activate(
            LayoutConstraint.Attribute(row.attribute), self[index].relation,
            row.reference.node(self[index].relatedNode, of: node, in: parent),
            LayoutConstraint.Attribute(row.otherAttribute), multiplier: self[index].multiplier,
            constant: self[index].constant, priority: self[index].priority, identifier: self[index].identifier,
            location: self[index].location, in: &table)
    }

    private func activateObjects(of node: LayoutNode, in parent: LayoutNode?) -> QuickConstraints {
        let constraints = constraints(of: node, in: parent)
        LayoutConstraint.activate(constraints)
        return QuickConstraints(constraints, of: self)
    }

    /// The full constraints of an item in a parent, in the order of the anchors, not yet active.
    func constraints(of node: LayoutNode, in parent: LayoutNode?) -> [LayoutConstraint] {
        indices.map { constraint(at: $0, of: node, in: parent) }
    }

    /// The anchor is read where it is: of a copy, all that it refers to would be counted.
    private func constraint(at index: Int, of node: LayoutNode, in parent: LayoutNode?) -> LayoutConstraint {
        let row = self[index].kind.row
        let constraint = LayoutConstraint(
            node, LayoutConstraint.Attribute(row.attribute), self[index].relation,
            second(at: index, of: node, in: parent), LayoutConstraint.Attribute(row.otherAttribute),
            multiplier: self[index].multiplier, constant: self[index].constant, location: self[index].location)
        if self[index].priority != .required { constraint.priority = self[index].priority }
        if let identifier = self[index].identifier { constraint.identifier = identifier }
        return constraint
    }

    private func second(at index: Int, of node: LayoutNode, in parent: LayoutNode?) -> LayoutNode? {
        self[index].kind.row.reference.node(self[index].relatedNode, of: node, in: parent)
    }
}
