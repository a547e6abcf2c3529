internal import ConstraintSolver

/// A tree's active constraints by slot.
///
/// | part | state | methods |
/// |---|---|---|
/// | the table | records, vacancies, names, files, objects | `insert`, `remove`, `setRow`, `suspend`, `attach` |
/// | `AwaitingRows` | the constraints whose rows have to be made | `queue`, `takeAwaiting`, `forgetRows` |
/// | `ConstraintLinks` | lists by item | `slots(on:)`, `slots(heldBy:)` |
/// | `ConstraintLeases` | which objects may still be requested | `open`, `extend`, `endLease` |
package struct ConstraintTable {
    package private(set) var records: [ConstraintRecord] = []
    private var free: [Int32] = []
    /// The activation number of the next constraint; it only grows until the table is emptied.
    private(set) var nextOrder = 0
    private var awaiting = AwaitingRows()
    private var links = ConstraintLinks()
    /// The objects of constraints, by slot, up to the last slot that has had one.
    private var handles: [LayoutConstraint?] = []
    /// The names of constraints that have a name but no object.
    private var identifiers: [Int32: String] = [:]
    private var files: [String] = []
    var leases = ConstraintLeases()

    /// Inserts a constraint, given the file in which it was written and its object, if it has one.
    /// - Returns: the constraint's slot.
    @discardableResult
    mutating func insert(_ record: ConstraintRecord, _ fileID: String, handle: LayoutConstraint? = nil) -> Int32 {
        var record = record
        (record.order, record.file) = (nextOrder, index(of: fileID))
        // The record may come from another table.
        (record.row, record.lease, record.conflictPart) = (-1, -1, .none)
        let slot = insert(record)
        queue(slot)
        if let handle { attach(handle, to: slot) }
        return slot
    }

    /// Inserts a constraint, which has no row yet; the caller queues it, so that its row is made.
    /// - Returns: the constraint's slot.
    mutating func insert(_ record: ConstraintRecord) -> Int32 {
        guard free.isEmpty else { return insertIntoVacancy(record) }
        if records.count == records.capacity { makeRoom() }
        records.append(record)
        return Int32(truncatingIfNeeded: records.count - 1)
    }

    /// Queues constraints so that their rows are made. They have consecutive slots, and activation numbers that start
    /// with the next one.
    mutating func queue(_ slot: Int32, count: Int = 1) {
        guard count > 0 else { return }
        awaiting.append(RegisteredConstraint(slot, nextOrder), count: count)
        nextOrder += count
    }

    /// Grows the list in larger steps than by default while it is small. With the default, half of the memory that a
    /// layout of 1,000 rows touches would be due to moving the list.
    @inline(never) private mutating func makeRoom() {
        let count = records.count
        records.reserveCapacity(count < 4096 ? max(16, 4 * count) : 2 * count)
    }

    private mutating func insertIntoVacancy(_ record: ConstraintRecord) -> Int32 {
        let slot = free.removeLast()
        records[Int(slot)] = record
        links.replace(slot, record)
        return slot
    }

    /// The slot of the next constraint, if slots are consecutive; nil if there are vacancies to fill first.
    var nextSlot: Int32? { free.isEmpty ? Int32(records.count) : nil }

    /// The index of a file in the list, to which the file is added if it is new.
    mutating func index(of fileID: String) -> UInt16 {
        if let last = files.last, last == fileID { return UInt16(files.count - 1) }
        if let index = files.firstIndex(of: fileID) { return UInt16(index) }
        // No program has this many files; the names of any further files are not kept.
        if files.count == UInt16.max { files.append("") }
        guard files.count < UInt16.max else { return .max }
        files.append(fileID)
        return UInt16(files.count - 1)
    }

    /// Names a constraint that was just inserted.
    mutating func name(_ slot: Int32, _ identifier: String) { identifiers[slot] = identifier }

    /// Removes a constraint, which first becomes an object if it may still be requested through its lease.
    /// - Parameter isWanted: Whether the constraint's owner may still want it; if false, no object is made.
    /// - Returns: the constraint's object, if it has one. The object's `deinit` may run any code, and therefore must
    ///   not run while the table changes.
    mutating func remove(_ slot: Int32, isWanted: Bool, _ makeHandle: MakeHandle) -> LayoutConstraint? {
        let lease = records[Int(slot)].lease
        if lease >= 0 {
            if isWanted, leases.isHeld(lease) { endLease(lease, makeHandle) } else { leases.leave(lease) }
        }
        links.remove(slot, records[Int(slot)])
        let handle = handle(at: slot)
        if handle != nil { handles[Int(slot)] = nil }
        if !identifiers.isEmpty { identifiers[slot] = nil }
        records[Int(slot)].first = -1
        records[Int(slot)].order = -1
        free.append(slot)
        return handle
    }

    /// Whether a constraint has stayed in the table since it was registered, and has not been resumed.
    package func holds(_ constraint: RegisteredConstraint) -> Bool {
        let slot = Int(constraint.slot)
        return slot < records.count && !records[slot].isVacant
            && UInt32(truncatingIfNeeded: records[slot].order) == constraint.order
    }

    var awaitingCount: Int { awaiting.count }

    /// Records that all rows are gone and must be made again.
    mutating func forgetRows() {
        awaiting = AwaitingRows()
        for slot in slotsInOrder() {
            records[Int(slot)].row = -1
            awaiting.append(RegisteredConstraint(slot, records[Int(slot)].order), count: 1)
        }
    }

    /// - Returns: the constraints whose rows have to be made now.
    mutating func takeAwaiting() -> [ConstraintRun] { awaiting.take() }

    /// Reuses the storage of a list that has been processed.
    mutating func reuse(_ runs: consuming [ConstraintRun]) { awaiting.reuse(runs) }

    /// Whether a constraint that was pending is still in the table and has no row.
    func isAwaited(_ constraint: RegisteredConstraint) -> Bool {
        holds(constraint) && records[Int(constraint.slot)].row < 0
    }

    /// Records the row of a constraint.
    mutating func setRow(of slot: Int32, to row: Int32, countsFromRight: Bool) {
        records[Int(slot)].row = row
        records[Int(slot)].countsFromRight = countsFromRight
    }

    /// Suspends a constraint, which has no row until it is resumed.
    mutating func suspend(_ slot: Int32) {
        records[Int(slot)].isSuspended = true
        records[Int(slot)].row = -1
    }

    /// Queues a suspended constraint so that its row is made. The constraint ranks as if it were activated now.
    mutating func resume(_ slot: Int32) {
        records[Int(slot)].isSuspended = false
        records[Int(slot)].order = nextOrder
        queue(slot)
    }

    /// Changes the numbers of an active constraint.
    mutating func setValue(_ value: ConstraintValue, of slot: Int32) { records[Int(slot)].value = value }

    /// Changes the role of a constraint in the conflicts of the last pass.
    package mutating func setConflictPart(_ part: LayoutConstraint.ConflictPart, of slot: Int32) {
        records[Int(slot)].conflictPart = part
    }

    /// The file a constraint was written in.
    func fileID(of slot: Int32) -> String { files[Int(records[Int(slot)].file)] }

    /// The place where a constraint was written.
    package func location(of slot: Int32) -> SourceLocation {
        SourceLocation(fileID: fileID(of: slot), line: Int(records[Int(slot)].value.line))
    }

    func identifier(of slot: Int32) -> String? { identifiers[slot] }

    /// The slots of all constraints, or of those that satisfy a predicate, in the order of their activation.
    package func slotsInOrder(_ isWanted: (ConstraintRecord) -> Bool = { _ in true }) -> [Int32] {
        let slots = (0..<Int32(records.count)).filter { !records[Int($0)].isVacant && isWanted(records[Int($0)]) }
        return ConstraintTable.inOrder(slots, records)
    }

    /// Sorts constraints in the order of their activation. The function takes only the records, so that comparing does
    /// not copy the table.
    static func inOrder(_ slots: [Int32], _ records: [ConstraintRecord]) -> [Int32] {
        slots.sorted { records[Int($0)].order < records[Int($1)].order }
    }
}

/// The objects of constraints.
extension ConstraintTable {
    func handle(at slot: Int32) -> LayoutConstraint? { Int(slot) < handles.count ? handles[Int(slot)] : nil }

    /// Whether a constraint has an object, or one may be requested.
    mutating func isAskedFor(_ slot: Int32) -> Bool {
        let lease = records[Int(slot)].lease
        return handle(at: slot) != nil || lease >= 0 && leases.isHeld(lease)
    }

    mutating func attach(_ handle: LayoutConstraint, to slot: Int32) {
        if handles.count <= Int(slot) {
            handles.append(contentsOf: repeatElement(nil, count: Int(slot) + 1 - handles.count))
        }
        handles[Int(slot)] = handle
        handle.slot = slot
        if !identifiers.isEmpty { identifiers[slot] = nil }
    }

    /// Makes the object of a constraint from its data in the table.
    typealias MakeHandle = (ConstraintRecord, _ fileID: String, _ identifier: String?) -> LayoutConstraint

    /// Makes objects for all of a lease's constraints. The lease keeps the objects, and the constraints stay in the
    /// table.
    /// - Parameter tableGoes: Whether the table is about to be emptied. If so, no objects are made for constraints of
    ///   containers, since those that are still wanted got theirs when they were detached.
    private mutating func endLease(_ number: Int32, tableGoes: Bool = false, _ make: MakeHandle) {
        guard let (lease, slots) = leases.end(number) else { return }
        lease.hasEnded = true
        for slot in slots where !records[Int(slot)].isVacant && records[Int(slot)].lease == number {
            records[Int(slot)].lease = -1
            if handle(at: slot) == nil {
                if tableGoes, records[Int(slot)].value.isOfContainer { continue }
                attach(make(records[Int(slot)], fileID(of: slot), identifiers[slot]), to: slot)
            }
            lease.objects[records[Int(slot)].order] = handle(at: slot)
        }
    }

    /// Makes objects for all constraints of the lease to which a constraint belongs, if any.
    mutating func endLease(of slot: Int32, _ make: MakeHandle) {
        let lease = records[Int(slot)].lease
        if lease >= 0 { endLease(lease, make) }
    }

    /// Discards the leases, the vacancies and the lists. Objects that may still be requested are made first.
    /// - Returns: the slots of the constraints that have objects and satisfy the predicate.
    mutating func keepHandles(where holds: (ConstraintRecord) -> Bool, _ makeHandle: MakeHandle) -> [Int32] {
        for lease in leases.held { endLease(lease, makeHandle) }
        (leases, free, links, awaiting) = (ConstraintLeases(), [], ConstraintLinks(), AwaitingRows())
        return handles.indices.filter { handles[$0] != nil && holds(records[$0]) }.map { Int32($0) }
    }

    /// Removes the objects, which by now belong to another table or to none.
    /// - Returns: the objects; see `remove`.
    mutating func takeHandles() -> [LayoutConstraint?] {
        defer { handles = [] }
        return handles
    }

    /// Empties the table. Objects that may still be requested are made first.
    /// - Returns: the objects; see `remove`.
    mutating func removeAll(_ makeHandle: MakeHandle) -> [LayoutConstraint?] {
        for lease in leases.held { endLease(lease, tableGoes: true, makeHandle) }
        let handles = handles
        self = ConstraintTable()
        return handles
    }
}

/// The lists of constraints by item.
extension ConstraintTable {
    /// The slots of the constraints that mention an item, in the order of their activation.
    package mutating func slots(on item: Int32) -> [Int32] {
        links.complete(records)
        return ConstraintTable.inOrder(links.slots(on: item), records)
    }

    /// The slots of the constraints that an item holds as their container, in the order of their activation.
    mutating func slots(heldBy item: Int32) -> [Int32] {
        links.complete(records)
        return ConstraintTable.inOrder(links.slots(heldBy: item), records)
    }
}
