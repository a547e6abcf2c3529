internal import AutoLayout
internal import QuickAnchorKinds

extension QuickAnchorType.Row.Reference {
    /// The item on the other side: the named one or the default, or the inset guide of it that the kind refers to.
    ///
    /// A guide has neither safe area nor margins and is used as it is.
    func node(_ named: LayoutNode?, of node: LayoutNode, in parent: LayoutNode?) -> LayoutNode? {
        switch self {
        case .parent: named ?? parent
        case .itself: named ?? node
        case .nothing: named
        case .safeArea: guide(of: named ?? parent) { $0.safeAreaLayoutGuide }
        case .margins: guide(of: named ?? parent) { $0.layoutMarginsGuide }
        }
    }

    /// Whether it is an inset guide, which is created on first use.
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
    /// Valid anchors to the parent or a sibling need no constraint objects, up to the first that is not.
    func activate(on node: LayoutNode, in parent: LayoutNode?) -> QuickConstraints {
        // Creating the guide activates its own constraints, so do it first.
        for index in indices where self[index].refersToInsets {
            _ = second(at: index, of: node, in: parent)
        }
        guard let parent else { return activateObjects(of: node, in: nil) }
        var index = 0
        let run = ConstraintBatch.activate(on: node, in: parent, count: count) { batch, table in
            while index < count, tie(index, of: node, in: parent, &batch, &table) { index += 1 }
        }
        guard let run else { return activateObjects(of: node, in: parent) }
        let tied = QuickConstraints(run)
        return index == count ? tied : tied + activateObjects(of: node, in: parent, from: index)
    }

    /// - Returns: whether the constraint needs no object and is active now.
    private func tie(
        _ index: Int, of node: LayoutNode, in parent: LayoutNode, _ batch: inout ConstraintBatch,
        _ table: inout ConstraintTable
    ) -> Bool {
        let row = self[index].kind.row
        if index == 0 || self[index].fileID != self[index - 1].fileID {
            batch.comesFromFile(self[index].fileID, &table)
        }
        let isActive = batch.activate(
            LayoutConstraint.Attribute(row.attribute), self[index].relation,
            self[index].refersToInsets ? second(at: index, of: node, in: parent) : self[index].relatedNode,
            orElse: row.reference.defaultItem, LayoutConstraint.Attribute(row.otherAttribute),
            multiplier: self[index].multiplier, constant: self[index].constant, priority: self[index].priority,
            line: self[index].line, shorthandKind: self[index].kind.rawValue, on: node, in: parent, &table)
        if isActive, let identifier = self[index].identifier { batch.nameLast(identifier, &table) }
        return isActive
    }

    private func activateObjects(
        of node: LayoutNode, in parent: LayoutNode?, from start: Int = 0
    ) -> QuickConstraints {
        node.awaitUse()
        let constraints = constraints(of: node, in: parent, from: start)
        LayoutConstraint.activate(constraints)
        return QuickConstraints(constraints)
    }

    /// The inactive constraints of an item in a parent, in the order of the anchors.
    func constraints(of node: LayoutNode, in parent: LayoutNode?, from start: Int = 0) -> [LayoutConstraint] {
        (start..<count).map { constraint(at: $0, of: node, in: parent) }
    }

    /// Takes an index to avoid a copy of the anchor, which would retain everything it refers to.
    private func constraint(at index: Int, of node: LayoutNode, in parent: LayoutNode?) -> LayoutConstraint {
        let row = self[index].kind.row
        let constraint = LayoutConstraint(
            node, LayoutConstraint.Attribute(row.attribute), self[index].relation,
            second(at: index, of: node, in: parent), LayoutConstraint.Attribute(row.otherAttribute),
            multiplier: self[index].multiplier, constant: self[index].constant, location: self[index].location)
        constraint.shorthandKind = self[index].kind.rawValue
        if self[index].priority != .required { constraint.priority = self[index].priority }
        if let identifier = self[index].identifier { constraint.identifier = identifier }
        return constraint
    }

    private func second(at index: Int, of node: LayoutNode, in parent: LayoutNode?) -> LayoutNode? {
        self[index].kind.row.reference.node(self[index].relatedNode, of: node, in: parent)
    }
}

extension QuickAnchorType.Row.Reference {
    /// The other side if the anchor names none.
    fileprivate var defaultItem: ConstraintBatch.DefaultItem {
        switch self {
        case .parent, .safeArea, .margins: .parent
        case .itself: .itself
        case .nothing: .nothing
        }
    }
}
