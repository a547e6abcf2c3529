/// Which constraints are older than which, whenever they are added: of several that could give way the newest does.
package enum Age: UInt32, Sendable, CaseIterable {
    /// Says what a variable is; its place among its like is that of the variable.
    case given
    /// Follows from how something is built, and comes and goes with it.
    case structural
    /// Was added because somebody wants it.
    case ordinary
    /// Says how large what is inside wants to be, a variable at least or at most; its place among its like is that of the
    /// variable.
    case content
}
