/// Lists of the constraints on each item and in each container.
///
/// The lists are doubly linked by index, so that removing a constraint takes constant time. Links are made when a list
/// is first requested: most trees are built, solved and released without any.
struct ConstraintLinks {
    /// The roles in which a constraint is listed under items. Its entry, or end, for role *r* has the number 3*s* +
    /// *r*, where *s* is its slot.
    private enum Role: Int32 {
        case first
        case second
        case container
    }

    /// The neighbors of an end in its list.
    private struct Link {
        var next: Int32 = -1
        var previous: Int32 = -1
    }

    /// The heads of an item's lists: the constraints that mention it, and those that it holds as their container.
    private struct Heads {
        var touching: Int32 = -1
        var holding: Int32 = -1
    }

    /// The links of the ends, for the slots below `linkedCount`.
    private var links: [Link] = []
    private var linkedCount: Int32 = 0
    /// The heads of the lists, by the slots of items.
    private var heads: [Heads] = []

    /// The slots of the constraints that mention an item, newest first.
    func slots(on item: Int32) -> [Int32] { has(item) ? list(from: heads[Int(item)].touching) : [] }

    /// The slots of the constraints that an item holds as their container, newest first.
    func slots(heldBy item: Int32) -> [Int32] { has(item) ? list(from: heads[Int(item)].holding) : [] }

    private func has(_ item: Int32) -> Bool { item >= 0 && Int(item) < heads.count }

    /// Adds the constraints that are not linked yet.
    mutating func complete(_ records: [ConstraintRecord]) {
        let new = linkedCount..<Int32(records.count)
        linkedCount = new.upperBound
        links.append(contentsOf: repeatElement(Link(), count: 3 * new.count))
        for slot in new where !records[Int(slot)].isVacant { link(slot, records[Int(slot)]) }
    }

    /// Adds a constraint in a slot that has been linked before.
    mutating func replace(_ slot: Int32, _ record: ConstraintRecord) { if slot < linkedCount { link(slot, record) } }

    /// The slots of the constraints in a list, newest first.
    private func list(from head: Int32) -> [Int32] {
        var found: [Int32] = []
        var end = head
        while end >= 0 {
            found.append(end / 3)
            end = links[Int(end)].next
        }
        return found
    }

    private mutating func link(_ slot: Int32, _ record: ConstraintRecord) {
        let last = Int(max(record.first, record.second, record.container))
        if last >= heads.count { heads.append(contentsOf: repeatElement(Heads(), count: last + 1 - heads.count)) }
        heads[Int(record.first)].touching = link(slot, .first, before: heads[Int(record.first)].touching)
        if record.second >= 0, record.second != record.first {
            heads[Int(record.second)].touching = link(slot, .second, before: heads[Int(record.second)].touching)
        }
        heads[Int(record.container)].holding = link(slot, .container, before: heads[Int(record.container)].holding)
    }

    /// Removes a constraint, if it has been linked.
    mutating func remove(_ slot: Int32, _ record: ConstraintRecord) {
        guard slot < linkedCount else { return }
        heads[Int(record.first)].touching = unlink(slot, .first, from: heads[Int(record.first)].touching)
        if record.second >= 0, record.second != record.first {
            heads[Int(record.second)].touching = unlink(slot, .second, from: heads[Int(record.second)].touching)
        }
        heads[Int(record.container)].holding = unlink(slot, .container, from: heads[Int(record.container)].holding)
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
