/// The active constraints of a tree, each linked into three lists: of its two items and of its container.
///
/// A link has two directions and is a number, so that taking a constraint out costs the same however many there are.
struct ConstraintTable {
    /// In which of its three lists a constraint stands; the end of constraint *s* in list *r* is number 3*s* + *r*.
    enum Role: Int32 {
        case first
        case second
        case container
    }

    struct Row {
        var constraint: LayoutConstraint?
        /// When it was activated: a number that only grows.
        var order: Int
    }

    /// The neighbours of an end in its list.
    private struct Link {
        var next: Int32 = -1
        var previous: Int32 = -1
    }

    private(set) var rows: [Row] = []
    private var links: [Link] = []
    private var free: [Int32] = []
    private var nextOrder = 0

    /// - Returns: when it was activated.
    mutating func insert(_ constraint: LayoutConstraint, container: LayoutNode) -> Int {
        let slot: Int32
        if let reused = free.popLast() {
            slot = reused
            rows[Int(slot)] = Row(constraint: constraint, order: nextOrder)
        } else {
            slot = Int32(rows.count)
            rows.append(Row(constraint: constraint, order: nextOrder))
            for _ in 0..<3 { links.append(Link()) }
        }
        nextOrder += 1
        constraint.slot = slot
        constraint.container = container
        constraint.firstNode.touching = link(slot, .first, before: constraint.firstNode.touching)
        if let second = constraint.secondNode, second !== constraint.firstNode {
            second.touching = link(slot, .second, before: second.touching)
        }
        container.holding = link(slot, .container, before: container.holding)
        return nextOrder - 1
    }

    mutating func remove(_ constraint: LayoutConstraint) {
        let slot = constraint.slot
        let (first, second) = (constraint.firstNode, constraint.secondNode)
        first.touching = unlink(slot, .first, from: first.touching)
        if let second, second !== first { second.touching = unlink(slot, .second, from: second.touching) }
        if let container = constraint.container {
            container.holding = unlink(slot, .container, from: container.holding)
        }
        rows[Int(slot)].constraint = nil
        free.append(slot)
        constraint.slot = -1
        constraint.container = nil
        constraint.conflictPart = .none
    }

    /// The constraints of the list that begins at an end, in the order of their activation.
    func list(from head: Int32) -> [LayoutConstraint] {
        var found: [Row] = []
        var end = head
        while end >= 0 {
            found.append(rows[Int(end / 3)])
            end = links[Int(end)].next
        }
        return found.sorted { $0.order < $1.order }.compactMap(\.constraint)
    }

    /// All constraints that fulfil a condition, in the order of their activation.
    func inOrder(where isIncluded: (LayoutConstraint) -> Bool = { _ in true }) -> [LayoutConstraint] {
        var found: [Row] = []
        for row in rows {
            if let constraint = row.constraint, isIncluded(constraint) { found.append(row) }
        }
        return found.sorted { $0.order < $1.order }.compactMap(\.constraint)
    }

    func order(of constraint: LayoutConstraint) -> Int { rows[Int(constraint.slot)].order }

    /// Empties the table; the constraints no longer know it, nor the engine's rows.
    mutating func removeAll() {
        for row in rows {
            guard let constraint = row.constraint else { continue }
            constraint.slot = -1
            constraint.row = nil
            constraint.conflictPart = .none
            constraint.firstNode.touching = -1
            constraint.secondNode?.touching = -1
            constraint.container?.holding = -1
            constraint.container = nil
        }
        self = ConstraintTable()
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
