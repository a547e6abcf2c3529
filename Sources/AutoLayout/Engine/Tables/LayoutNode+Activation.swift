extension View {
    /// Adds a guide, or a view in front of its siblings, and activates the item's constraints in order; if the item
    /// cannot be added, they stay inactive.
    package final func add(
        _ item: any LayoutItem, _ node: LayoutNode, _ constraints: [UnboundConstraint], _ location: SourceLocation
    ) -> ActivatedConstraints {
        adopt(item, isTied: !constraints.isEmpty, location)
        if node.parent === layoutNode { return node.activate(constraints) }
        node.requestVariables()
        return ActivatedConstraints(constraints.map { $0.constraint(of: node, in: layoutNode) })
    }
}

extension LayoutNode {
    /// Activates constraints of this item in order.
    ///
    /// Constraints need no objects if they are valid, have no condition, and relate the item only to itself, its parent
    /// or a sibling; the first constraint for which this is not so, and all after it, get objects. If there are more
    /// than `ConstraintLease.capacity`, all get objects.
    package func activate(_ constraints: [UnboundConstraint]) -> ActivatedConstraints {
        // Creating an inset guide activates constraints of its own, so inset guides are created first.
        for index in constraints.indices where constraints[index].target.isInset {
            _ = constraints[index].target.item(constraints[index].named, of: self, in: parent)
        }
        guard let parent, let recorded = record(constraints, in: parent) else {
            return activateObjects(constraints[...])
        }
        if recorded.count == constraints.count { return recorded }
        return ActivatedConstraints(joining: [recorded, activateObjects(constraints[recorded.count...])])
    }

    private func activateObjects(_ constraints: ArraySlice<UnboundConstraint>) -> ActivatedConstraints {
        requestVariables()
        let objects = constraints.map { $0.constraint(of: self, in: parent) }
        LayoutConstraint.activate(objects)
        return ActivatedConstraints(objects)
    }

    /// - Returns: nil if the item or its parent is being deallocated, or if there are too many constraints.
    private func record(_ constraints: [UnboundConstraint], in parent: LayoutNode) -> ActivatedConstraints? {
        guard constraints.count <= ConstraintLease.capacity, !isDead, !parent.isDead else { return nil }
        let engine = parent.engineOfTree()
        engine.checkThread()
        let (slot, parentSlot) = (engine.slot(of: self), engine.slot(of: parent))
        let recorded = engine.table.insert(constraints, of: self, slot, in: parent, parentSlot)
        guard recorded.count > 0 else { return recorded }
        engine.needsSolve = true
        parent.forgetFitting()
        forgetFitting()
        becomeConstraintBased()
        return recorded
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
                let second = secondSlot(
                    constraints[index].target, constraints[index].named, node, slot, parent, parentSlot),
                constraints[index].isValid(hasSecondItem: second >= 0), constraints[index].condition == nil
            else { break }
            if index == 0 || constraints[index].fileID != constraints[index - 1].fileID {
                file = self.index(of: constraints[index].fileID)
            }
            let isHeldByItself = !isGuide && (second < 0 || second == slot)
            let inserted = insert(
                ConstraintRecord(
                    constraints[index].value, slot, second, in: isHeldByItself ? slot : parentSlot, isLocal: true,
                    pairing: constraints[index].pairing),
                file, termCount: constraints[index].pairing.termCount(secondIsContainer: second == parentSlot),
                lease: number)
            if let identifier = constraints[index].identifier { name(inserted, identifier) }
            count += 1
        }
        leases.extend(by: count, from: start)
        if start == nil { noteSlots(of: lease, from: order) }
        return ActivatedConstraints(lease, of: node, from: start, order, count: count)
    }
}

/// The slot of the second item; -1 if there is none, nil if it is neither the parent, nor the first item itself, nor a
/// sibling that is alive.
@inline(__always) private func secondSlot(
    _ target: UnboundConstraint.Target, _ named: LayoutNode?, _ node: LayoutNode, _ slot: Int32, _ parent: LayoutNode,
    _ parentSlot: Int32
) -> Int32? {
    if named == nil {
        switch target {
        case .parent: return parentSlot
        case .itself: return slot
        case .nothing, .content: return -1
        case .safeArea, .margins: break
        }
    }
    guard let second = target.item(named, of: node, in: parent) else { return -1 }
    if second === parent { return parentSlot }
    if second === node { return slot }
    guard second.parent === parent, !second.isDead else { return nil }
    return second.slot >= 0 ? second.slot : parent.engineOfTree().slot(of: second)
}

extension LayoutEngine {
    /// The slot of an item of this tree; assigned now if it has none.
    @inline(__always) fileprivate func slot(of node: LayoutNode) -> Int32 {
        if node.slot >= 0 { return node.slot }
        label(node)
        return items.slot(of: node)
    }
}
