extension View {
    /// Adds a guide, or a view in front of its siblings, and activates the item's constraints in order; if the item
    /// cannot be added, they stay inactive.
    ///
    /// It is inlined because the caller usually knows that the item is a view.
    @inlinable package final func add(
        _ item: any LayoutItem, _ constraints: [UnboundConstraint], _ location: SourceLocation
    ) -> ActivatedConstraints {
        // A cast is cheaper than reading the node, but another type may represent a view or a guide. The type has just
        // been checked when the item is cast; `as?` would also retain it.
        if item is View { return unsafe add(unsafeDowncast(item, to: View.self), constraints, location) }
        return add(representedBy: item, constraints, location)
    }

    @usableFromInline
    package final func add(
        _ view: View, _ constraints: [UnboundConstraint], _ location: SourceLocation
    ) -> ActivatedConstraints {
        adopt(view, isTied: !constraints.isEmpty, location)
        return activate(constraints, of: view.layoutNode)
    }

    @usableFromInline
    package final func add(
        representedBy item: any LayoutItem, _ constraints: [UnboundConstraint], _ location: SourceLocation
    ) -> ActivatedConstraints {
        let node = item.layoutNode
        if let view = node.view { return add(view, constraints, location) }
        if let guide = item as? LayoutGuide ?? node.guide { addLayoutGuide(guide) }
        return activate(constraints, of: node)
    }

    /// Activates constraints of an item that has been added, unless it could not be added.
    private func activate(_ constraints: [UnboundConstraint], of node: LayoutNode) -> ActivatedConstraints {
        if node.parent === layoutNode { return node.activate(constraints, in: layoutNode) }
        node.requestVariables()
        return ActivatedConstraints(constraints.map { $0.constraint(of: node, in: layoutNode) }, of: node)
    }
}

extension LayoutNode {
    /// Activates constraints of this item in order.
    package func activate(_ constraints: [UnboundConstraint]) -> ActivatedConstraints {
        guard let parent else { return activateObjects(constraints[...]) }
        return activate(constraints, in: parent)
    }

    /// Activates constraints of this item in order, given its parent.
    ///
    /// Constraints need no objects if they are valid, have no condition, and relate the item only to itself, its parent
    /// or a sibling; the first constraint for which this is not so, and all after it, get objects. All get objects if
    /// there are more than `ConstraintLease.capacity`, or if the item or its parent is being deallocated.
    package func activate(_ constraints: [UnboundConstraint], in parent: LayoutNode) -> ActivatedConstraints {
        // Using an inset guide activates constraints of its own, so inset guides are used first.
        willBeUsed()
        for index in constraints.indices where constraints[index].target.isInset {
            constraints[index].target.item(constraints[index].named, of: self, in: parent)?.willBeUsed()
        }
        guard constraints.count <= ConstraintLease.capacity, !isDead, !parent.isDead else {
            return activateObjects(constraints[...])
        }
        let engine = parent.engineOfTree()
        engine.checkThread()
        let (slot, parentSlot) = (engine.slot(of: self), engine.slot(of: parent))
        let recorded = engine.table.insert(constraints, of: self, slot, in: parent, parentSlot)
        if recorded.count > 0 {
            engine.pending.requestSolve()
            parent.forgetFitting()
            forgetFitting()
            becomeConstraintBased()
        }
        if recorded.count == constraints.count { return recorded }
        return ActivatedConstraints(joining: [recorded, activateObjects(constraints[recorded.count...])])
    }

    private func activateObjects(_ constraints: ArraySlice<UnboundConstraint>) -> ActivatedConstraints {
        requestVariables()
        let objects = constraints.map { $0.constraint(of: self, in: parent) }
        LayoutConstraint.activate(objects)
        return ActivatedConstraints(objects, of: self)
    }
}

extension ConstraintTable {
    /// Inserts constraints of an item in a parent in their order, up to the first that is invalid, has a condition or
    /// relates the item to anything but itself, its parent and its siblings.
    fileprivate mutating func insert(
        _ constraints: [UnboundConstraint], of node: LayoutNode, _ slot: Int32, in parent: LayoutNode,
        _ parentSlot: Int32
    ) -> ActivatedConstraints {
        let (lease, number) = leases.open(for: constraints.count)
        let (start, order) = (nextSlot, nextOrder)
        let isGuide = node.flags.contains(.isGuide)
        var (count, file) = (0, UInt16(0))
        // The loop is over indices, since a loop over the constraints would retain and release all references in them.
        for index in constraints.indices {
            guard
                let second = secondSlot(index, in: constraints, node, slot, parent, parentSlot),
                constraints[index].isValid(hasSecondItem: second >= 0), constraints[index].condition == nil
            else { break }
            if index == 0 || constraints[index].fileID != constraints[index - 1].fileID {
                file = self.index(of: constraints[index].fileID)
            }
            let isHeldByItself = !isGuide && (second < 0 || second == slot)
            var record = ConstraintRecord(
                constraints[index].value, slot, second, in: isHeldByItself ? slot : parentSlot, isLocal: true,
                pairing: constraints[index].pairing)
            (record.order, record.lease, record.file) = (order + count, number, file)
            let inserted = insert(record)
            if start == nil {
                lease.slots[order + count] = inserted
                queue(inserted)
            }
            if let identifier = constraints[index].identifier { name(inserted, identifier) }
            count += 1
        }
        if let start { queue(start, count: count) }
        leases.extend(by: count, from: start)
        return ActivatedConstraints(lease, of: node, from: start, order, count: count)
    }
}

/// The slot of the second item of the constraint at an index; -1 if there is none, nil if it is neither the parent, nor
/// the first item itself, nor a sibling that is alive.
///
/// The constraint is read in place: binding the item that it names to a variable would retain and release it.
private func secondSlot(
    _ index: Int, in constraints: [UnboundConstraint], _ node: LayoutNode, _ slot: Int32, _ parent: LayoutNode,
    _ parentSlot: Int32
) -> Int32? {
    let target = constraints[index].target
    if constraints[index].named == nil || target.isInset {
        switch target {
        case .parent: return parentSlot
        case .itself: return slot
        case .nothing, .content: return -1
        case .safeArea, .margins:
            return target.item(constraints[index].named, of: node, in: parent)?.slot(besides: node, in: parent)
        }
    }
    if constraints[index].named === parent { return parentSlot }
    if constraints[index].named === node { return slot }
    if let slot = constraints[index].named?.slot, slot >= 0, constraints[index].named?.parent === parent,
        constraints[index].named?.isDead == false
    {
        return slot
    }
    return constraints[index].named?.slot(besides: node, in: parent)
}

extension LayoutNode {
    /// The slot of this item if it is a node, its parent or another item in that parent and alive; assigned now if the
    /// item has none. Nil also for a guide that this would bring into use.
    @inline(never) fileprivate func slot(besides node: LayoutNode, in parent: LayoutNode) -> Int32? {
        guard self === parent || self === node || self.parent === parent && !isDead,
            guide?.isInEffect != false
        else { return nil }
        return parent.engineOfTree().slot(of: self)
    }
}

extension LayoutEngine {
    /// The slot of an item of this tree; assigned now if it has none.
    fileprivate func slot(of node: LayoutNode) -> Int32 {
        if node.slot >= 0 { return node.slot }
        label(node)
        return items.slot(of: node)
    }
}
