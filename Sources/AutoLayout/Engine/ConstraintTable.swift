/// The active constraints of a tree, each in three lists: of its two items and of its container.
///
/// A link has two directions and is a number, so that taking a constraint out costs the same however many there are. Links
/// are made when somebody asks for a list: most trees are built, solved and let go without that.
struct ConstraintTable {
    /// In which of its three lists a constraint stands; the end of constraint *s* in list *r* is number 3*s* + *r*.
    private enum Role: Int32 {
        case first
        case second
        case container
    }

    /// The neighbours of an end in its list.
    private struct Link {
        var next: Int32 = -1
        var previous: Int32 = -1
    }

    /// By slot; nil where a slot is free.
    private(set) var constraints: [LayoutConstraint?] = []
    private var free: [Int32] = []
    private var nextOrder = 0
    /// The constraints that have no row in the solver yet. One that has left since has another order, or none.
    private var awaitingRow: [(slot: Int32, order: Int)] = []
    /// For the slots below `linkedCount`.
    private var links: [Link] = []
    private var linkedCount: Int32 = 0

    var awaitingCount: Int { awaitingRow.count }

    mutating func insert(_ constraint: LayoutConstraint, container: LayoutNode) {
        let slot = free.popLast() ?? Int32(constraints.count)
        constraint.slot = slot
        constraint.order = nextOrder
        constraint.container = container
        awaitingRow.append((slot, nextOrder))
        nextOrder += 1
        if slot < linkedCount { link(constraint) }
        if Int(slot) < constraints.count { constraints[Int(slot)] = constraint } else { constraints.append(constraint) }
    }

    /// Inserts constraints of an item, whose container is the parent, or the item where they speak of it alone.
    mutating func insert(_ constraints: [LayoutConstraint], of node: LayoutNode, in parent: LayoutNode) {
        for constraint in constraints { insert(constraint, container: constraint.secondNode == nil ? node : parent) }
    }

    mutating func remove(_ constraint: LayoutConstraint) {
        if constraint.slot < linkedCount { unlink(constraint) }
        constraints[Int(constraint.slot)] = nil
        free.append(constraint.slot)
        constraint.leaveTable()
    }

    /// Empties the table; the constraints no longer know it, nor the engine's rows.
    mutating func removeAll() {
        for case let constraint? in constraints {
            if constraint.slot < linkedCount { forgetHeads(of: constraint) }
            constraint.row = nil
            constraint.leaveTable()
        }
        self = ConstraintTable()
    }

    /// Takes note that all rows are gone and to be made again.
    mutating func forgetRows() {
        awaitingRow.removeAll(keepingCapacity: true)
        for constraint in inOrder() {
            constraint.row = nil
            awaitingRow.append((constraint.slot, constraint.order))
        }
    }

    /// - Returns: the slots of the constraints whose rows are to be made now, and when those were activated, in that order.
    mutating func takeAwaiting() -> [(slot: Int32, order: Int)] {
        let awaiting = awaitingRow
        awaitingRow = []
        return awaiting
    }

    /// Goes on with the storage of a list that has been worked off.
    mutating func reuse(_ list: consuming [(slot: Int32, order: Int)]) {
        guard awaitingRow.isEmpty else { return }
        list.removeAll(keepingCapacity: true)
        awaitingRow = list
    }

    /// The constraint at a slot, nil where the slot is free or no longer there.
    func constraint(at slot: Int32) -> LayoutConstraint? {
        Int(slot) < constraints.count ? constraints[Int(slot)] : nil
    }

    /// All constraints that fulfil a condition, in the order of their activation.
    func inOrder(where isIncluded: (LayoutConstraint) -> Bool = { _ in true }) -> [LayoutConstraint] {
        var found: [LayoutConstraint] = []
        for case let constraint? in constraints where isIncluded(constraint) { found.append(constraint) }
        return found.sorted { $0.order < $1.order }
    }

    /// The constraints that mention an item, in the order of their activation.
    mutating func constraints(on node: LayoutNode) -> [LayoutConstraint] {
        linkAll()
        return list(from: node.touching)
    }

    /// The constraints whose container an item is, in the order of their activation.
    mutating func constraints(heldBy node: LayoutNode) -> [LayoutConstraint] {
        linkAll()
        return list(from: node.holding)
    }

    private func list(from head: Int32) -> [LayoutConstraint] {
        guard head >= 0 else { return [] }
        var found: [LayoutConstraint] = []
        var end = head
        while end >= 0 {
            if let constraint = constraints[Int(end / 3)] { found.append(constraint) }
            end = links[Int(end)].next
        }
        return found.sorted { $0.order < $1.order }
    }
}

/// The lists.
extension ConstraintTable {
    private mutating func linkAll() {
        let new = Int(linkedCount)..<constraints.count
        linkedCount = Int32(constraints.count)
        links.append(contentsOf: repeatElement(Link(), count: 3 * new.count))
        for slot in new { if let constraint = constraints[slot] { link(constraint) } }
    }

    private mutating func link(_ constraint: LayoutConstraint) {
        let (slot, first) = (constraint.slot, constraint.firstNode)
        first.touching = link(slot, .first, before: first.touching)
        if let second = constraint.secondNode, second !== first {
            second.touching = link(slot, .second, before: second.touching)
        }
        if let container = constraint.container {
            container.holding = link(slot, .container, before: container.holding)
        }
    }

    private mutating func unlink(_ constraint: LayoutConstraint) {
        let (slot, first) = (constraint.slot, constraint.firstNode)
        first.touching = unlink(slot, .first, from: first.touching)
        if let second = constraint.secondNode, second !== first {
            second.touching = unlink(slot, .second, from: second.touching)
        }
        if let container = constraint.container {
            container.holding = unlink(slot, .container, from: container.holding)
        }
    }

    private func forgetHeads(of constraint: LayoutConstraint) {
        constraint.firstNode.touching = -1
        constraint.secondNode?.touching = -1
        constraint.container?.holding = -1
    }

    /// - Returns: the new head of the list.
    private mutating func link(_ slot: Int32, _ role: Role, before head: Int32) -> Int32 {
        let end = 3 * slot + role.rawValue
        links[Int(end)] = Link(next: head)
        if head >= 0 { links[Int(head)].previous = end }
        return end
    }

    /// - Returns: the new head of the list.
    private mutating func unlink(_ slot: Int32, _ role: Role, from head: Int32) -> Int32 {
        let end = Int(3 * slot + role.rawValue)
        let (before, after) = (links[end].previous, links[end].next)
        if after >= 0 { links[Int(after)].previous = before }
        guard before >= 0 else { return after }
        links[Int(before)].next = after
        return head
    }
}

extension LayoutConstraint {
    fileprivate func leaveTable() {
        slot = -1
        order = -1
        container = nil
        conflictPart = .none
    }
}
