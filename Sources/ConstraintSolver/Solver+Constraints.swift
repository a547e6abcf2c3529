extension Solver {
    /// Adds a constraint; the next solve takes it into account.
    ///
    /// Its priority is in (0, 1000]; 1000 is required, and any real number is a level of its own.
    ///
    /// - Returns: A handle, to change or remove it.
    /// - Throws: `SolverError.notFinite`, `SolverError.invalidPriority`, `SolverError.unknownVariable`; then nothing was
    ///   added.
    /// - Complexity: O(terms)
    @discardableResult
    public func add(_ constraint: LinearConstraint, priority: Double = 1000) throws(SolverError) -> Constraint {
        // The span of a slice is there on older systems too, that of an array is not.
        let terms = constraint.terms[...]
        return try add(terms.span, constraint.relation, constant: constraint.constant, priority: priority)
    }

    /// Adds Σ terms {=, ≤, ≥} constant, without an expression having been built.
    ///
    /// Its priority is in (0, 1000]; 1000 is required, and any real number is a level of its own.
    ///
    /// - Returns: A handle, to change or remove it.
    /// - Throws: `SolverError.notFinite`, `SolverError.invalidPriority`, `SolverError.unknownVariable`; then nothing was
    ///   added.
    /// - Complexity: O(terms)
    @discardableResult
    public func add(
        _ terms: Span<Term>, _ relation: Relation, constant: Double, priority: Double = 1000
    ) throws(SolverError) -> Constraint {
        try add(terms, relation, constant: constant, priority: priority, age: .ordinary)
    }

    /// The same for a constraint of another age than those that people add.
    ///
    /// - Precondition: What is given has a term, and is the only equality given whose first term is of that variable;
    ///   content is one bound at most of each kind on the variable of its one term.
    @discardableResult
    package func add(
        _ terms: Span<Term>, _ relation: Relation, constant: Double, priority: Double, age: Age
    ) throws(SolverError) -> Constraint {
        precondition(
            age == .structural || age == .ordinary || !terms.isEmpty,
            "What is given must say what a variable is, and this has no terms.")
        try checkFinite(constant)
        try check(priority: priority)
        let slot = try state.insertConstraint(
            terms, relation, constant: constant, priority: priority, age: age, identity: identity)
        return handle(ofConstraint: slot)
    }

    /// Adds a short row {=, ≤, ≥} constant.
    ///
    /// - Precondition: Its variables belong to this solver and were not removed, and the numbers are sound.
    /// - Complexity: O(1)
    package func add(
        _ row: borrowing ShortRow, _ relation: Relation, constant: Double, priority: Double, age: Age
    ) -> Constraint {
        assert(constant.isFinite && priority > 0 && priority <= 1000, "The numbers of a short row have to be sound.")
        return handle(
            ofConstraint: state.insertConstraint(row, relation, constant: constant, priority: priority, age: age))
    }

    /// Adds Σ terms = constant, required and older than every constraint that was not added in this way: of a conflict
    /// it is given up last. It says what the first of its variables is, given the others, and is the only one that
    /// does.
    ///
    /// - Returns: A handle, to change or remove it.
    /// - Throws: `SolverError.notFinite`, `SolverError.unknownVariable`; then nothing was added.
    /// - Precondition: There is a term.
    /// - Complexity: O(terms)
    @discardableResult
    package func addGiven(_ terms: Span<Term>, constant: Double) throws(SolverError) -> Constraint {
        try add(terms, .equal, constant: constant, priority: 1000, age: .given)
    }

    /// Removes a constraint; the next solve no longer takes it into account.
    ///
    /// - Throws: `SolverError.unknownConstraint`
    /// - Complexity: O(terms), and what is marked for the next solve.
    public func remove(_ constraint: Constraint) throws(SolverError) {
        try check(constraint)
        state.removeConstraint(constraint.slot)
    }

    /// Changes the number on the right of Σ aᵢxᵢ {=, ≤, ≥} c, in place.
    ///
    /// - Throws: `SolverError.notFinite`, `SolverError.unknownConstraint`
    /// - Complexity: O(1); the next solve replays what is downstream.
    public func setConstant(of constraint: Constraint, to constant: Double) throws(SolverError) {
        try checkFinite(constant)
        try check(constraint)
        state.setConstant(of: constraint.slot, to: constant)
    }

    /// Changes a constraint's priority, in place; required and optional may become each other.
    ///
    /// A priority is in (0, 1000]; 1000 is required.
    ///
    /// - Throws: `SolverError.invalidPriority`, `SolverError.unknownConstraint`
    public func setPriority(of constraint: Constraint, to priority: Double) throws(SolverError) {
        try check(priority: priority)
        try check(constraint)
        guard state.store.constraints[constraint.slot].priority != priority else { return }
        state.restructure(constraint.slot) { $0.priority = priority }
    }

    /// Changes how the two sides of a constraint compare, in place.
    ///
    /// - Throws: `SolverError.unknownConstraint`
    public func setRelation(of constraint: Constraint, to relation: Relation) throws(SolverError) {
        try check(constraint)
        guard state.store.constraints[constraint.slot].relation != relation else { return }
        state.restructure(constraint.slot) { $0.relation = relation }
    }

    /// Changes the coefficient of a variable in a constraint, in place: 0 takes the variable out, another number brings
    /// it in.
    ///
    /// - Throws: `SolverError.notFinite`, `SolverError.unknownConstraint`, `SolverError.unknownVariable`
    /// - Complexity: O(terms), and what is marked for the next solve.
    public func setCoefficient(
        of constraint: Constraint, for variable: Variable, to coefficient: Double
    ) throws(SolverError) {
        try checkFinite(coefficient)
        try check(constraint)
        try check(variable)
        state.setCoefficient(of: constraint.slot, for: variable.slot, to: coefficient)
    }

    private func check(_ constraint: Constraint) throws(SolverError) {
        if !contains(constraint) || state.store.constraints[constraint.slot].isLowerBound {
            throw .unknownConstraint(constraint)
        }
    }

    private func check(priority: Double) throws(SolverError) {
        if !(priority > 0 && priority <= 1000) { throw .invalidPriority(priority) }
    }
}
