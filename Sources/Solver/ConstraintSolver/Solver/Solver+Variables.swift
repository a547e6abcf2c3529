extension Solver {
    /// Makes a variable with the resting value 0.
    ///
    /// If `isNonNegative` is true, the variable has a lower bound of 0. The bound is required, counts as older than
    /// every constraint that the caller adds, and costs nothing until it is needed.
    ///
    /// - Complexity: O(1)
    public func makeVariable(_ name: String? = nil, isNonNegative: Bool = false) -> Variable {
        insertVariable(name, restingValue: 0, isNonNegative)
    }

    /// Makes a variable that stays as close to its `restingValue` as the constraints and the resting values of earlier
    /// variables allow.
    ///
    /// If `isNonNegative` is true, the variable has a lower bound of 0. The bound is required, counts as older than
    /// every constraint that the caller adds, and costs nothing until it is needed.
    ///
    /// - Throws: `SolverError.notFinite`
    /// - Complexity: O(1)
    public func makeVariable(
        _ name: String? = nil, restingValue: Double, isNonNegative: Bool = false
    ) throws(SolverError) -> Variable {
        try checkFinite(restingValue)
        return insertVariable(name, restingValue: restingValue, isNonNegative)
    }

    /// Makes the four variables of a rectangle, with consecutive indices: x, y, width and height, the last two
    /// non-negative. If a solver has no other variables, the first index is a multiple of 4.
    ///
    /// - Returns: The first index.
    /// - Complexity: O(1)
    package func makeBox() -> Int32 { state.insertBox() }

    /// Removes the four variables of a rectangle.
    ///
    /// - Returns: Whether they have been removed, which is impossible while any constraint contains one of them.
    /// - Precondition: `makeBox` returned the index.
    /// - Complexity: O(1), plus the cost of invalidating the variables' components.
    package func removeBox(_ first: Int32) -> Bool {
        guard (first..<first + 4).allSatisfy({ state.store.useCount(of: $0) == 0 }) else { return false }
        state.removeBox(first)
        return true
    }

    /// The constraint behind a variable's lower bound of 0, which may be a member of a conflict; nil if the variable
    /// has no lower bound, if the bound was never needed, or if the variable does not belong to this solver. The
    /// constraint can be neither changed nor removed.
    ///
    /// - Complexity: O(1) if there is no such constraint, otherwise O(constraints on the variable).
    public func lowerBound(of variable: Variable) -> Constraint? {
        contains(variable) ? state.store.lowerBound(of: variable.slot).map(handle(ofConstraint:)) : nil
    }

    /// Changes a variable's resting value; the variable stays as close to it as the constraints and the resting values
    /// of earlier variables allow.
    ///
    /// - Throws: `SolverError.notFinite`, `SolverError.unknownVariable`
    /// - Complexity: O(1), plus the work left for the next solve.
    public func setRestingValue(of variable: Variable, to restingValue: Double) throws(SolverError) {
        try checkFinite(restingValue)
        try check(variable)
        state.setRestingValue(of: variable.slot, to: restingValue)
    }

    /// Removes a variable that no constraint contains.
    ///
    /// - Throws: `SolverError.unknownVariable`, `SolverError.variableInUse`
    /// - Complexity: O(1), plus the cost of invalidating the variable's component.
    public func remove(_ variable: Variable) throws(SolverError) {
        try check(variable)
        let uses = state.store.useCount(of: variable.slot)
        if uses > 0 { throw .variableInUse(variable, constraints: uses) }
        state.removeVariable(variable.slot)
        names[variable.slot] = nil
    }

    private func insertVariable(
        _ name: String?, restingValue: Double, _ isNonNegative: Bool
    ) -> Variable {
        let slot = state.insertVariable(restingValue: restingValue, isNonNegative: isNonNegative)
        if let name { names[slot] = name }
        return handle(ofVariable: slot)
    }

    func check(_ variable: Variable) throws(SolverError) {
        if !contains(variable) { throw .unknownVariable(variable) }
    }

    func checkFinite(_ number: Double) throws(SolverError) {
        if !number.isFinite { throw .notFinite(number) }
    }
}
