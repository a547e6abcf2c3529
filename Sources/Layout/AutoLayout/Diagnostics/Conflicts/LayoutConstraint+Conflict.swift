extension LayoutConstraint {
    /// Whether the last pass found the constraint to be a member of a conflict.
    /// - Complexity: O(1), except that the first call after a pass may search for conflicts.
    public var isInConflict: Bool { conflictPart != .none }

    /// Whether the last pass gave the constraint up so that the others of its conflict hold. It is then met as nearly
    /// as they allow, and counts for more than any optional constraint.
    /// - Complexity: O(1), except that the first call after a pass may search for conflicts.
    public var isDropped: Bool { conflictPart == .dropped }

    private var conflictPart: ConflictPart {
        firstNode.engine?.askForProblems()
        return record?.conflictPart ?? .none
    }
}
