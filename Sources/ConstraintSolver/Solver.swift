/// Linear constraints with priorities, solved exactly and incrementally.
///
/// Add constraints in any order, change or remove them, and call `solve()`: it does the work for everything since the
/// last time at once, in proportion to what the changes touch.
///
/// The answer is unique, and a function of the constraints, their creation order and their numbers alone:
/// 1. Required constraints (priority 1000) hold. Where they cannot hold together, the newest of an irreducible set is
///    set aside; see `conflicts`.
/// 2. The total absolute violation of each lower priority, from the highest down, is as small as the higher ones allow.
///    Nothing at a lower priority outweighs anything at a higher one.
/// 3. What is still open goes to the earlier constraint, and then to the resting values of the variables, in creation
///    order.
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
    /// Tells the handles of this solver from those of every other, also of one that is gone.
    let identity = Identity.next()
    var names: [Int32: String] = [:]

    /// A solver without variables and constraints.
    public convenience init() {
        self.init(usesFastPath: true)
    }

    init(usesFastPath: Bool) {
        box = Box(SolverState(usesFastPath: usesFastPath))
    }

    /// Solves for everything that changed since the last call; does nothing when nothing has.
    ///
    /// - Complexity: Proportional to what the changes touch: the constraints downstream of a changed constant, the
    ///   component of a changed constraint.
    public func solve() {
        state.solve()
    }

    /// The value a variable got in the last solve; its resting value before the first.
    ///
    /// - Precondition: The variable belongs to this solver and was not removed.
    /// - Complexity: O(1)
    public func value(of variable: Variable) -> Double {
        precondition(contains(variable), "The value of a variable was asked that this solver does not have.")
        return state.store.values[variable.slot]
    }

    /// By how much a constraint is violated by the last solve: 0 when it holds, also up to rounding.
    ///
    /// - Precondition: The constraint belongs to this solver and was not removed.
    /// - Complexity: O(terms of the constraint)
    public func violation(of constraint: Constraint) -> Double {
        precondition(contains(constraint), "The violation of a constraint was asked that this solver does not have.")
        return abs(state.violation(of: constraint.slot))
    }

    /// The conflicts among the required constraints that the last solve found, in creation order of what was set aside.
    ///
    /// - Complexity: O(members of all conflicts)
    public var conflicts: [Conflict] {
        state.conflicts
            .map {
                Conflict(members: $0.members.map(handle(ofConstraint:)), setAside: handle(ofConstraint: $0.setAside))
            }
            .sorted { serial(of: $0.setAside) < serial(of: $1.setAside) }
    }

    /// The variables that only their resting value decided in the last solve, in creation order.
    ///
    /// - Complexity: O(n log n) in the number of variables.
    public var undecided: [Variable] {
        (0..<Int32(state.store.variables.count))
            .filter { state.store.variables[$0].isAlive && state.store.variables[$0].isUndecided }
            .sorted { state.store.variables[$0].serial < state.store.variables[$1].serial }
            .map(handle(ofVariable:))
    }

    /// The variables to which the last solve gave another value, each once, in no particular but repeatable order.
    ///
    /// - Complexity: O(n) in their number.
    public var changedVariables: [Variable] {
        (0..<state.changedVariables.count).map { handle(ofVariable: state.changedVariables[$0]) }
    }

    /// What the last solve touched.
    public var statistics: Statistics { state.statistics }

    /// The name a variable was made with.
    public func name(of variable: Variable) -> String? {
        contains(variable) ? names[variable.slot] : nil
    }

    /// Whether a variable is one of this solver's and was not removed.
    public func contains(_ variable: Variable) -> Bool {
        state.contains(variable, identity)
    }

    /// Whether a constraint is one of this solver's and was not removed.
    public func contains(_ constraint: Constraint) -> Bool {
        state.contains(constraint, identity)
    }

    /// The living variable with an index.
    package func handle(ofVariable slot: Int32) -> Variable {
        Variable(slot: slot, generation: state.store.variables[slot].generation, owner: identity)
    }

    /// The constraint with an index that has not been removed.
    package func handle(ofConstraint slot: Int32) -> Constraint {
        Constraint(slot: slot, generation: state.store.constraints[slot].generation, owner: identity)
    }

    private func serial(of constraint: Constraint) -> UInt32 { state.store.constraints[constraint.slot].serial }
}
