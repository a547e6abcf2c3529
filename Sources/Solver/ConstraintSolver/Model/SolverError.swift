/// The reason an edit was refused. A refused edit has no effect.
public enum SolverError: Error, Hashable, Sendable {
    /// A coefficient, the sum of a variable's coefficients, a constant or a resting value is NaN or infinite.
    case notFinite(Double)
    /// A priority is not in (0, 1000].
    case invalidPriority(Double)
    /// The variable was removed or belongs to another solver.
    case unknownVariable(Variable)
    /// The constraint was removed, belongs to another solver, or is the lower bound of a variable, which cannot be
    /// edited.
    case unknownConstraint(Constraint)
    /// The variable cannot be removed, since it occurs in the given number of constraints.
    case variableInUse(Variable, constraints: Int)
}
