/// A tree's conditions, keyed by the slots of the constraints that depend on them, and the numbers that the conditions
/// read.
///
/// For each number, the table stores the nearest thresholds below and above. While the number stays between them, no
/// comparison with it changes its result. A pass in which no number crosses a threshold therefore only compares each
/// number with two thresholds; the only conditions that it evaluates are new ones, retried ones, and conditions of
/// triggers that held before.
final class ConditionTable {
    /// A constraint whose condition compares a number with a threshold.
    private struct Reader: Hashable {
        let slot: Int32
        let threshold: LayoutCondition.Threshold
    }

    /// A number that conditions read.
    private struct Reading {
        let quantity: LayoutCondition.Quantity
        /// The constraints whose conditions read the number, in no particular order; empty if the entry is free.
        var readers: Set<Reader> = []
        var value = 0.0
        /// The thresholds below and above the value when it last crossed one; an empty range before the first reading.
        var range = (low: Double.infinity, high: -Double.infinity)

        var hasCrossed: Bool { !(range.low <= value && value < range.high) }

        /// Sets the range to the nearest thresholds around the value.
        mutating func narrowRange(_ thresholds: SizeClassThresholds) {
            range = (-.infinity, .infinity)
            for reader in readers { narrowRange(reader.threshold.number(thresholds)) }
        }

        /// Narrows the range by a threshold.
        mutating func narrowRange(_ limit: Double) {
            if limit <= value { range.low = max(range.low, limit) } else { range.high = min(range.high, limit) }
        }
    }

    /// The identity of a reading.
    private struct Key: Hashable {
        let item: ObjectIdentifier?
        let kind: UInt8

        init(_ quantity: LayoutCondition.Quantity) {
            (item, kind) = (quantity.item.map { ObjectIdentifier($0) }, quantity.kind.rawValue)
        }
    }

    /// The state of a constraint's condition.
    private struct Entry {
        let condition: LayoutCondition
        /// The indices of the readings, one for each comparison.
        var readings: [Int] = []
        /// The state of the condition that the constraint last followed; nil before the first evaluation. Never true
        /// for a trigger, which is called again as long as its condition holds.
        var holds: Bool?
        /// The observation that the constraint represents, if any.
        let observation: LayoutConstraint.Observation
        /// Whether the condition has been found to be part of a cycle, and no solve has evaluated it without a cycle
        /// since then.
        var isInCycle = false
    }

    /// A change that a condition causes: a constraint comes into effect or ceases to be in effect, or an observer is
    /// called.
    struct Switch {
        let slot: Int32
        let holds: Bool
        /// The number that crossed a threshold; if none did, the first number that the condition compares.
        let quantity: LayoutCondition.Quantity
        let value: Double
        /// Whether the switch calls a trigger. A trigger changes something at each call, so the tree cannot be back in
        /// an earlier state.
        let isTrigger: Bool
    }

    private var readings: [Reading] = []
    private var freeReadings: [Int] = []
    private var positions: [Key: Int] = [:]
    private var entries: [Int32: Entry] = [:]
    /// The slots of constraints whose conditions must be evaluated even if no threshold is crossed; some constraints
    /// may no longer have a condition.
    private var unread: [Int32] = []
    /// The slots of constraints that a cycle has kept from following their conditions; some of the constraints may be
    /// following them again.
    private var givenUp: Set<Int32> = []
    var thresholds: SizeClassThresholds { didSet { if thresholds != oldValue { rereadAll() } } }

    /// The switches of each round of the current solve.
    private var rounds: [[Switch]] = []
    /// The constraints that have switched in the current solve, and those that have been added during it.
    private var switched: Set<Int32> = []
    /// The number of rounds since the last one with news, including that one. A round has news if a constraint switches
    /// in it that had not switched before in the current solve.
    private var roundsSinceChange = 0
    /// Whether this solve has found a cycle and makes no more switches.
    private var isFrozen = false

    var isEmpty: Bool { entries.isEmpty }

    init(_ thresholds: SizeClassThresholds) {
        self.thresholds = thresholds
    }

    /// Adds the condition of a constraint. The next solve evaluates the condition.
    func insert(_ condition: LayoutCondition, of slot: Int32, _ observation: LayoutConstraint.Observation) {
        var entry = Entry(condition: condition, observation: observation)
        for case .comparison(let quantity, let threshold) in condition.steps {
            let position = position(of: quantity)
            entry.readings.append(position)
            readings[position].readers.insert(Reader(slot: slot, threshold: threshold))
            readings[position].narrowRange(threshold.number(thresholds))
        }
        entries[slot] = entry
        unread.append(slot)
        // Constraints that callbacks create during a solve do not count as news. Otherwise, the solve would go on for
        // as long as callbacks create constraints.
        switched.insert(slot)
    }

    /// Removes the condition of a constraint, if it has one.
    func remove(_ slot: Int32) {
        guard let entry = entries.removeValue(forKey: slot) else { return }
        var positions = entry.readings[...]
        for case .comparison(_, let threshold) in entry.condition.steps {
            readings[positions.removeFirst()].readers.remove(Reader(slot: slot, threshold: threshold))
        }
        // A number may be compared more than once, as in a condition with a range.
        for position in Set(entry.readings).sorted() where readings[position].readers.isEmpty {
            self.positions[Key(readings[position].quantity)] = nil
            readings[position] = Reading(quantity: LayoutCondition.Quantity(kind: .width, subject: .root))
            freeReadings.append(position)
        }
    }

    private func position(of quantity: LayoutCondition.Quantity) -> Int {
        if let position = positions[Key(quantity)] { return position }
        let reading = Reading(quantity: quantity)
        let position = freeReadings.popLast() ?? readings.count
        if position == readings.count { readings.append(reading) } else { readings[position] = reading }
        positions[Key(quantity)] = position
        return position
    }

    private func rereadAll() {
        for position in readings.indices { readings[position].range = (.infinity, -.infinity) }
        unread = entries.keys.sorted()
    }

    /// The slots of the constraints whose conditions name the given item.
    func slots(reading item: LayoutNode) -> [Int32] {
        let kinds: [LayoutCondition.Quantity.Kind] = [.width, .height, .aspectRatio, .direction, .textScale, .disarray]
        let slots = kinds.compactMap { positions[Key(LayoutCondition.Quantity(kind: $0, subject: .item(item)))] }
            .flatMap { readings[$0].readers.map { $0.slot } }
        return Set(slots).sorted()
    }
}

/// The evaluation of conditions in a solve.
extension ConditionTable {
    /// Once `roundsSinceChange` reaches this limit, the switches count as a cycle. The rounds of a pass have the same
    /// limit.
    private static let roundLimit = LayoutPass.roundLimit

    /// Makes the next solve reevaluate the conditions that a cycle has kept from taking effect, even if no number has
    /// crossed a threshold since.
    /// - Returns: whether there are any such conditions.
    func retry() -> Bool {
        unread += givenUp
        defer { givenUp.removeAll() }
        return !givenUp.isEmpty
    }

    func beginSolve() {
        rounds.removeAll(keepingCapacity: true)
        switched.removeAll(keepingCapacity: true)
        roundsSinceChange = 0
        isFrozen = false
    }

    /// Reads the numbers, and evaluates the conditions that may have changed since the last reading, those not
    /// evaluated yet or retried, and those of triggers that held before.
    /// - Parameters:
    ///   - read: Returns the current value of a number; nil if it is not known yet.
    ///   - order: Returns the key by which a constraint is sorted.
    /// - Returns: the switches to make, the slots of the triggers that would be called if no cycle had been found, and
    ///   the number of evaluated conditions.
    func evaluate(
        read: (LayoutCondition.Quantity) -> Double?, order: (Int32) -> Int
    ) -> (switches: [Switch], unsettled: [Int32], count: Int) {
        // For the slot of each constraint whose condition is evaluated, the index of a reading that has crossed a
        // threshold; -1 if none has.
        var due: [Int32: Int] = [:]
        for slot in unread { due[slot] = -1 }
        unread.removeAll(keepingCapacity: true)
        for position in readings.indices where !readings[position].readers.isEmpty {
            readings[position].value = read(readings[position].quantity) ?? .nan
            guard readings[position].hasCrossed, !readings[position].value.isNaN else { continue }
            for reader in readings[position].readers where due[reader.slot] ?? -1 < 0 { due[reader.slot] = position }
            readings[position].narrowRange(thresholds)
        }
        var (switches, unsettled, count): ([Switch], [Int32], Int) = ([], [], 0)
        for (slot, cause) in due.sorted(by: { order($0.key) < order($1.key) }) {
            guard let entry = entries[slot] else { continue }
            guard !entry.readings.contains(where: { readings[$0].value.isNaN }) else {
                unread.append(slot)
                due[slot] = nil
                continue
            }
            count += 1
            let holds = entry.condition.holds { index, threshold in
                readings[entry.readings[index]].value >= threshold.number(thresholds)
            }
            let isTrigger = entry.observation == .trigger
            // A trigger is called in every solve while its condition holds.
            if isTrigger, holds { unread.append(slot) }
            if isTrigger, holds, isFrozen { unsettled.append(slot) }
            guard holds != entry.holds else { continue }
            guard !isFrozen else {
                givenUp.insert(slot)
                continue
            }
            if !isTrigger || !holds { entries[slot]?.holds = holds }
            // An observer of changes is called with the first result even if the condition does not hold.
            if entry.holds == nil, !holds, entry.observation != .changes { continue }
            let reading = readings[cause < 0 ? entry.readings[0] : cause]
            switches.append(
                Switch(
                    slot: slot, holds: holds, quantity: reading.quantity, value: reading.value,
                    isTrigger: isTrigger))
        }
        if switches.isEmpty, !isFrozen {
            for slot in rounds.joined().map({ $0.slot }) + due.keys { entries[slot]?.isInCycle = false }
        }
        return (switches, unsettled, count)
    }

    /// Records the switches of a round.
    /// - Returns: the switches that form a cycle: those made since an earlier point of this solve at which the tree was
    ///   in the same state or, if too many rounds have only repeated switches, those of this round. Nil if there is no
    ///   cycle. If there is one, this solve makes no more switches.
    func note(_ switches: [Switch]) -> [Switch]? {
        rounds.append(switches)
        // A chain of conditions without a cycle, however long, brings news in each round.
        let countBefore = switched.count
        switched.formUnion(switches.map { $0.slot })
        roundsSinceChange = switched.count > countBefore ? 1 : roundsSinceChange + 1
        let isTooLate = roundsSinceChange >= ConditionTable.roundLimit
        var (open, hasTrigger): (Set<Int32>, Bool) = ([], false)
        for (index, round) in rounds.enumerated().reversed() {
            for change in round where open.insert(change.slot).inserted == false { open.remove(change.slot) }
            hasTrigger = hasTrigger || round.contains { $0.isTrigger }
            guard open.isEmpty && !hasTrigger || isTooLate else { continue }
            isFrozen = true
            return Array(rounds[index...].joined())
        }
        return nil
    }

    /// Records that the condition of a constraint is part of a cycle.
    /// - Returns: whether that is new.
    func noteCycle(of slot: Int32) -> Bool {
        defer { entries[slot]?.isInCycle = true }
        return entries[slot]?.isInCycle == false
    }

    func condition(of slot: Int32) -> LayoutCondition? { entries[slot]?.condition }
}
