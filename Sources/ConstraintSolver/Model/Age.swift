/// The age of a constraint, regardless of when it is added. In a conflict or a tie, the newest yields.
package enum Age: UInt32, Sendable, CaseIterable {
    /// Defines a variable; its creation number follows from that of the variable.
    case definition
    /// Follows from the structure, as a stack's own rules do, and is added and removed with it.
    case structural
    /// Added by the caller.
    case ordinary
    /// A content size, as an upper or lower bound of a variable; its creation number follows from that of the variable.
    case content
}
