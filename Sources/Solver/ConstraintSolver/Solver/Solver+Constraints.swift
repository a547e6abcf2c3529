extension Solver {
    /// Adds a constraint; the next solve takes it into account.
    ///
    /// The priority is in (0, 1000]; 1000 means required, and each distinct number is a level of its own.
    ///
    /// - Returns: A handle for changing or removing the constraint.
    /// - Throws: `SolverError.notFinite`, `SolverError.invalidPriority`, `SolverError.unknownVariable`; in each
    ///   case, nothing is added.
    /// - Complexity: O(terms)
    @discardableResult
    public func add(_ constraint: LinearConstraint, priority: Double = 1000) throws(SolverError) -> Constraint {
        // On older systems, slices have a span, but arrays do not.
        let terms = constraint.terms[...]
        return try add(terms.span, constraint.relation, constant: constraint.constant, priority: priority)
    }

    /// Adds Σ terms {=, ≤, ≥} constant without building an expression.
    ///
    /// The priority is in (0, 1000]; 1000 means required, and each distinct number is a level of its own.
    ///
    /// - Returns: A handle for changing or removing the constraint.
    /// - Throws: `SolverError.notFinite`, `SolverError.invalidPriority`, `SolverError.unknownVariable`; in each
    ///   case, nothing is added.
    /// - Complexity: O(terms)
    @discardableResult
    public func add(
        _ terms: Span<Term>, _ relation: Relation, constant: Double, priority: Double = 1000
    ) throws(SolverError) -> Constraint {
        try add(terms, relation, constant: constant, priority: priority, age: .ordinary)
    }

    /// Adds Σ terms {=, ≤, ≥} constant, with the given age.
    ///
    /// - Precondition: A definition has a term, and no other definition has the same variable in its first term; a
    ///   content constraint has a single term and is the only content constraint with its relation on that variable,
    ///   where = and ≥ count as the same relation.
    @discardableResult
    package func add(
        _ terms: Span<Term>, _ relation: Relation, constant: Double, priority: Double, age: Age
    ) throws(SolverError) -> Constraint {
        precondition(
            age == .structural || age == .ordinary || !terms.isEmpty,
            "Only a structural or ordinary constraint may have no terms.")
        try checkFinite(constant)
        try check(priority: priority)
        let slot = try state.insertConstraint(
            terms, relation, constant: constant, priority: priority, age: age, identity: identity)
        return handle(ofConstraint: slot)
    }

    /// Adds the constraint row {=, ≤, ≥} constant, with a short row on the left side.
    ///
    /// - Returns: The index of the constraint.
    /// - Precondition: The row's variables belong to this solver and have not been removed, and the numbers are valid.
    ///   A content constraint has only one term, the first.
    /// - Complexity: O(1)
    package func add(
        _ row: ShortRow, _ relation: Relation, constant: Double, priority: Double, age: Age
    ) -> Int32 {
        assert(constant.isFinite && priority > 0 && priority <= 1000, "The numbers of a short row must be valid.")
        return state.insertConstraint(row, relation, constant: constant, priority: priority, age: age)
    }

    /// Adds Σ terms = constant as a required constraint that counts as older than every structural, ordinary or content
    /// constraint, so that it is not dropped in a conflict with any of these. It defines the variable of its first term
    /// in terms of the other variables; each variable may have only one definition.
    ///
    /// - Returns: A handle for changing or removing the constraint.
    /// - Throws: `SolverError.notFinite`, `SolverError.unknownVariable`; in each case, nothing is added.
    /// - Precondition: There is a term.
    /// - Complexity: O(terms)
    @discardableResult
    package func addDefinition(_ terms: Span<Term>, constant: Double) throws(SolverError) -> Constraint {
        try add(terms, .equal, constant: constant, priority: 1000, age: .definition)
    }

    /// Removes a constraint; the next solve no longer takes it into account.
    ///
    /// - Throws: `SolverError.unknownConstraint`
    /// - Complexity: O(terms), plus the cost of invalidating everything that depends on the constraint.
    public func remove(_ constraint: Constraint) throws(SolverError) {
        try check(constraint)
        state.removeConstraint(constraint.slot)
    }

    /// Changes the right side of Σ aᵢxᵢ {=, ≤, ≥} c in place.
    ///
    /// - Throws: `SolverError.notFinite`, `SolverError.unknownConstraint`
    /// - Complexity: O(1), or O(terms of the members) if the constraint is in conflicts, plus the cost of invalidating
    ///   everything that depends on the constraint if its constant is or becomes extremely large; the next solve
    ///   recomputes everything downstream.
    public func setConstant(of constraint: Constraint, to constant: Double) throws(SolverError) {
        try checkFinite(constant)
        try check(constraint)
        state.setConstant(of: constraint.slot, to: constant)
    }

    /// Changes a constraint's priority in place; a required constraint may become optional and vice versa.
    ///
    /// The priority is in (0, 1000]; 1000 means required.
    ///
    /// - Throws: `SolverError.invalidPriority`, `SolverError.unknownConstraint`
    /// - Complexity: O(1), plus the cost of invalidating everything that depends on the constraint.
    public func setPriority(of constraint: Constraint, to priority: Double) throws(SolverError) {
        try check(priority: priority)
        try check(constraint)
        guard state.store.priority(of: constraint.slot) != priority else { return }
        state.restructure(constraint.slot) { $0.setPriority(of: constraint.slot, to: priority) }
    }

    /// Changes the relation of a constraint in place.
    ///
    /// - Throws: `SolverError.unknownConstraint`
    /// - Complexity: O(1), plus the cost of invalidating everything that depends on the constraint.
    public func setRelation(of constraint: Constraint, to relation: Relation) throws(SolverError) {
        try check(constraint)
        guard state.store.constraints[constraint.slot].relation != relation else { return }
        state.restructure(constraint.slot) { $0.constraints[constraint.slot].relation = relation }
    }

    /// Changes the coefficient of a variable in a constraint in place: 0 removes the variable; any other number adds it
    /// if the constraint does not contain it.
    ///
    /// - Throws: `SolverError.notFinite`, `SolverError.unknownConstraint`, `SolverError.unknownVariable`
    /// - Complexity: O(terms), plus the cost of invalidating everything that depends on the constraint.
    public func setCoefficient(
        of constraint: Constraint, for variable: Variable, to coefficient: Double
    ) throws(SolverError) {
        try checkFinite(coefficient)
        try check(constraint)
        try check(variable)
        state.setCoefficient(of: constraint.slot, for: variable.slot, to: coefficient)
    }

    /// The priority of the constraint with an index.
    package func priority(of constraint: Int32) -> Double { state.store.priority(of: constraint) }

    private func check(_ constraint: Constraint) throws(SolverError) {
        if !contains(constraint) || state.store.constraints[constraint.slot].isLowerBound {
            throw .unknownConstraint(constraint)
        }
    }

    private func check(priority: Double) throws(SolverError) {
        if !(priority > 0 && priority <= 1000) { throw .invalidPriority(priority) }
    }
}
