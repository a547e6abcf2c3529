extension LayoutConstraint {
    /// What part a constraint has in conflicts.
    enum ConflictPart: UInt8 {
        case none
        /// Without it the others of its set could hold.
        case member
        /// The newest of its set, given up so that the others hold.
        case setAside
    }

    /// Whether the last pass found that the constraint cannot hold together with others.
    /// - Complexity: O(1)
    public var isInConflict: Bool { record.map { $0.conflictPart != .none } ?? false }

    /// Whether the last pass gave the constraint up so that others, which it cannot hold together with, do.
    /// - Complexity: O(1)
    public var isSetAside: Bool { record?.conflictPart == .setAside }
}
