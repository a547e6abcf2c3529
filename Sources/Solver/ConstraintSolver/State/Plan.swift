/// Constraints in evaluation order: each determines one variable from others that are known by then.
///
/// There are two plans: the forward plan for variables that required equalities determine on their own, and the
/// postsolve plan for those that follow from the components. `Ordering` builds the postsolve plan. `Replay` evaluates
/// the steps that an edit has marked and those that depend on them, in double-double arithmetic if `Refinement` requires
/// it. `PlanWalk` goes in the opposite direction, from a variable to the rows that determine it.
///
/// A removed step leaves a gap until the plan is compacted.
struct Plan: ~Copyable {
    private(set) var steps = Pool<Int32>()
    private var marks = OrderedBits()
    /// The steps whose variables may have become, or ceased to be, undetermined.
    private var undecided = OrderedBits()
    private var vacancies = 0

    /// Appends a step, marked or not, and returns its position.
    mutating func append(_ constraint: Int32, marked: Bool = true) -> Int32 {
        steps.append(constraint)
        let position = steps.count - 1
        if marked { marks.insert(position) }
        return Int32(position)
    }

    var isUnmarked: Bool { marks.isEmpty }

    func isMarked(_ position: Int32) -> Bool { marks.contains(Int(position)) }

    mutating func remove(at position: Int32) {
        steps[position] = -1
        vacancies += 1
    }

    mutating func mark(_ position: Int32) { marks.insert(Int(position)) }

    /// Removes the mark of the first marked step and returns the step; nil if no step is marked.
    mutating func popMarked() -> Int32? {
        while let position = marks.popFirst() {
            if steps[position] >= 0 { return steps[position] }
        }
        return nil
    }

    func isUndecided(_ position: Int32) -> Bool { undecided.contains(Int(position)) }

    mutating func markUndecided(_ position: Int32) { undecided.insert(Int(position)) }

    /// Returns the first step marked as undecided, and removes this mark; nil if there is none.
    mutating func popUndecided() -> Int32? {
        while let position = undecided.popFirst() {
            if steps[position] >= 0 { return steps[position] }
        }
        return nil
    }

    /// Closes the gaps if there are many, they outnumber the remaining steps and no step is marked.
    mutating func compact(_ store: borrowing Store) {
        guard vacancies > 32, vacancies * 2 > steps.count, marks.isEmpty, undecided.isEmpty else { return }
        var end = 0
        for position in 0..<steps.count where steps[position] >= 0 {
            steps[end] = steps[position]
            store.constraints[steps[end]].step = Int32(end)
            end += 1
        }
        steps.resize(to: end, filling: -1)
        vacancies = 0
    }
}
