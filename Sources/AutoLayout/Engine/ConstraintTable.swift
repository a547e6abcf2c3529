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

    private(set) var rows: [Row] = []
    private var next: [Int32] = []
    private var previous: [Int32] = []
    private var free: [Int32] = []
    private var nextOrder = 0

    mutating func insert(_ constraint: LayoutConstraint, container: LayoutNode) {
        let slot: Int32
        if let reused = free.popLast() {
            slot = reused
            rows[Int(slot)] = Row(constraint: constraint, order: nextOrder)
        } else {
            slot = Int32(rows.count)
            rows.append(Row(constraint: constraint, order: nextOrder))
            next.append(contentsOf: repeatElement(-1, count: 3))
            previous.append(contentsOf: repeatElement(-1, count: 3))
        }
        nextOrder += 1
        constraint.slot = slot
        constraint.container = container
        link(slot, .first, &constraint.firstNode.touching)
        if let second = constraint.secondNode, second !== constraint.firstNode {
            link(slot, .second, &second.touching)
        }
        link(slot, .container, &container.holding)
    }

    mutating func remove(_ constraint: LayoutConstraint) {
        let slot = constraint.slot
        unlink(slot, .first, &constraint.firstNode.touching)
        if let second = constraint.secondNode, second !== constraint.firstNode {
            unlink(slot, .second, &second.touching)
        }
        if let container = constraint.container { unlink(slot, .container, &container.holding) }
        rows[Int(slot)].constraint = nil
        free.append(slot)
        constraint.slot = -1
        constraint.container = nil
    }

    /// The constraints of the list that begins at an end, in the order of their activation.
    func list(from head: Int32) -> [LayoutConstraint] {
        var found: [Row] = []
        var end = head
        while end >= 0 {
            found.append(rows[Int(end / 3)])
            end = next[Int(end)]
        }
        return found.sorted { $0.order < $1.order }.compactMap(\.constraint)
    }

    /// All constraints in the order of their activation.
    var inOrder: [LayoutConstraint] {
        rows.filter { $0.constraint != nil }.sorted { $0.order < $1.order }.compactMap(\.constraint)
    }

    func order(of constraint: LayoutConstraint) -> Int { rows[Int(constraint.slot)].order }

    private mutating func link(_ slot: Int32, _ role: Role, _ head: inout Int32) {
        let end = 3 * slot + role.rawValue
        next[Int(end)] = head
        previous[Int(end)] = -1
        if head >= 0 { previous[Int(head)] = end }
        head = end
    }

    private mutating func unlink(_ slot: Int32, _ role: Role, _ head: inout Int32) {
        let end = Int(3 * slot + role.rawValue)
        let (before, after) = (previous[end], next[end])
        if before >= 0 { next[Int(before)] = after } else { head = after }
        if after >= 0 { previous[Int(after)] = before }
    }
}
