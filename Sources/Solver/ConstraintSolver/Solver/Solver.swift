/// Linear constraints with priorities, solved exactly and incrementally.
///
/// Add constraints in any order, change or remove them, and call `solve()`: it processes all edits since the last call
/// together, and in most cases recomputes only what they affect.
///
/// The solution is unique. It depends only on the variables and constraints, their numbers, and the order in which they
/// were created, and follows these rules:
/// 1. Required constraints (priority 1000) hold. If they conflict, the newest member of an irreducible infeasible
///    subset is dropped; see `conflicts`. It then counts as optional, with a priority above all others.
/// 2. The total absolute violation at each lower priority, from the highest down, is as small as the higher priorities
///    allow. No amount of violation at lower priorities outweighs any violation at a higher one.
/// 3. In a tie, what is missed (≥, and the lower side of =) is minimized first, for earlier constraints before later
///    ones, and then what is exceeded (≤, and the upper side of =), for later constraints before earlier ones. Any
///    remaining freedom goes to the resting values of the variables, in creation order.
///
/// ```swift
/// let solver = Solver()
/// let x = solver.makeVariable("x"), y = solver.makeVariable("y")
/// try solver.add(2 * x + y >= 10)
/// try solver.add(x == 30, priority: 750)
/// solver.solve()
/// solver.value(of: x)  // 30
/// ```
///
/// A solver is not `Sendable`; use different solvers on different threads.
public final class Solver {
    let box: Box<SolverState>
    /// The state, accessed by address rather than through a coroutine: a coroutine may lend a bitwise copy in its own
    /// frame, and unoptimized code has been seen to read part of the copy after the frame was gone.
    var state: SolverState {
        unsafeAddress { unsafe UnsafePointer(box.pointer) }
        unsafeMutableAddress { unsafe box.pointer }
    }
    /// Distinguishes the handles of this solver from those of every other solver, including deallocated solvers.
    let identity = Identity.next()
    var names: [Int32: String] = [:]

    /// Creates a solver without variables or constraints.
    public convenience init() {
        self.init(usesFastPath: true)
    }

    /// - Parameter tolerance: The total amount by which required constraints that contradict each other may be violated
    ///   without being a conflict. Such constraints stay in effect, and which of them is violated is determined only up
    ///   to this amount. Certificates take this violation as zero.
    package init(usesFastPath: Bool = true, tolerance: Double = 0) {
        box = Box(SolverState(usesFastPath: usesFastPath, tolerance: tolerance))
    }

    /// Processes all edits since the last call; if there are none, no value changes.
    ///
    /// - Complexity: In most cases, proportional to the number of terms downstream of the edits, plus the cost of
    ///   optimizing the components that the edits affect.
    public func solve() {
        state.solve()
    }

    /// The value of a variable in the last solve; if the variable was added since then, the resting value with which it
    /// was made.
    ///
    /// - Precondition: The variable belongs to this solver and has not been removed.
    /// - Complexity: O(1)
    public func value(of variable: Variable) -> Double {
        precondition(contains(variable), "The variable does not belong to this solver.")
        return state.store.values[variable.slot]
    }

    /// The values of a rectangle's four variables, given the index of the first; none may have been removed.
    package func values(ofBox first: Int32) -> (x: Double, y: Double, width: Double, height: Double) {
        (
            state.store.values[first], state.store.values[first + 1], state.store.values[first + 2],
            state.store.values[first + 3]
        )
    }

    /// The amount by which the values of the last solve violate a constraint as it is now; 0 if the constraint holds
    /// within rounding error.
    ///
    /// - Precondition: The constraint belongs to this solver and has not been removed.
    /// - Complexity: O(terms of the constraint)
    public func violation(of constraint: Constraint) -> Double {
        precondition(contains(constraint), "The constraint does not belong to this solver.")
        return abs(state.violation(of: constraint.slot))
    }

    /// Whether there are conflicts; unlike the list, the answer takes O(1) time.
    package var hasConflicts: Bool { !state.conflicts.all.isEmpty }

    /// The conflicts with the members that were found first, which depend on the history of edits; once `conflicts` has
    /// been read after a solve, the same as `conflicts`.
    ///
    /// - Complexity: O(*n* log *n*) in the members of all conflicts.
    package var foundConflicts: [Conflict] {
        if state.conflicts.all.isEmpty { return [] }
        return state.conflicts.all
            .map {
                Conflict(members: $0.members.map(handle(ofConstraint:)), dropped: handle(ofConstraint: $0.dropped))
            }
            .sorted { serial(of: $0.dropped) < serial(of: $1.dropped) }
    }

    /// The undetermined variables, in creation order: those whose values the constraints left to resting values in the
    /// last solve, and those added since then.
    ///
    /// - Complexity: O(*n* log *n*) in the number of variables.
    public var undetermined: [Variable] {
        (0..<Int32(state.store.variables.count))
            .filter { state.store.variables[$0].isAlive && state.store.variables[$0].isUndetermined }
            .sorted { state.store.variables[$0].serial < state.store.variables[$1].serial }
            .map(handle(ofVariable:))
    }

    /// Counts of the work done by the last solve.
    public var statistics: Statistics { state.progress.statistics }

    /// The name with which a variable was created; nil if it has none, has been removed or belongs to another solver.
    public func name(of variable: Variable) -> String? {
        contains(variable) ? names[variable.slot] : nil
    }

    /// Whether a variable belongs to this solver and has not been removed.
    public func contains(_ variable: Variable) -> Bool {
        state.contains(variable, identity)
    }

    /// Whether a constraint belongs to this solver and has not been removed.
    public func contains(_ constraint: Constraint) -> Bool {
        state.contains(constraint, identity)
    }

    /// A handle to the variable with an index; the variable must not have been removed.
    package func handle(ofVariable slot: Int32) -> Variable {
        Variable(slot: slot, generation: state.store.variableGenerations[slot], owner: identity)
    }

    /// The creation number of the variable with an index; the variable must not have been removed. A newer variable has
    /// a greater creation number, whereas indices are reused.
    package func creationNumber(ofVariable slot: Int32) -> UInt32 { state.store.variables[slot].serial }

    /// A handle to the constraint with an index; the constraint must not have been removed.
    package func handle(ofConstraint slot: Int32) -> Constraint {
        Constraint(slot: slot, generation: state.store.constraintGenerations[slot], owner: identity)
    }

    private func serial(of constraint: Constraint) -> UInt32 { state.store.constraints[constraint.slot].serial }
}
