/// The age class of a constraint. A constraint of one class counts as older than every constraint of the next class,
/// whichever was added first. See `TieRank` for what this means in a tie; in a conflict, the newest constraint yields
/// unless the solver's client ranks them (`ConflictRanking`).
package enum Age: UInt32, Sendable, CaseIterable {
    /// The constraint is like one of the class `content`, but the content wraps. The newer the variable, the older the
    /// constraint, so the newest wrapping content takes the room to spare.
    case wrapping
    /// The constraint defines a variable, or is the lower bound of one; the constraint's creation number follows from
    /// the variable's.
    case definition
    /// The constraint follows from the structure, as a stack's own rules do, and is added and removed with it.
    case structural
    /// The constraint was added by the caller.
    case ordinary
    /// The constraint bounds a variable by a content size, from above or below; the constraint's creation number
    /// follows from the variable's. It is never required: at 1000 it yields to required constraints, and to nothing
    /// else.
    case content
}
