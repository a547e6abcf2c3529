extension LayoutConstraint {
    /// The role of a constraint in conflicts.
    enum ConflictPart: UInt8 {
        case none
        /// A constraint without which the other members of its conflict could hold.
        case member
        /// The newest constraint of its conflict, dropped so that the others hold.
        case dropped
    }

    /// Whether the last pass found the constraint to be a member of a conflict.
    /// - Complexity: O(1)
    public var isInConflict: Bool { record.map { $0.conflictPart != .none } ?? false }

    /// Whether the last pass dropped the constraint so that the others of its conflict hold.
    /// - Complexity: O(1)
    public var isDropped: Bool { record?.conflictPart == .dropped }
}
