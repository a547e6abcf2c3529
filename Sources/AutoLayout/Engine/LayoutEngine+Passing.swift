/// What an engine knows of the pass that is in progress over its tree.
extension LayoutEngine {
    /// The pass that is in progress, as far as others must know of it.
    struct PassInProgress {
        /// The thread it runs on.
        let thread = ThreadIdentity.current
        /// The views that were to be laid out meanwhile: their turn comes when the pass is done with its own.
        var postponed: [View] = []
    }

    var isInPass: Bool { pass != nil }

    /// Takes note that a view was to be laid out inside a pass.
    func postpone(_ view: View) {
        if pass?.postponed.contains(where: { $0 === view }) == false { pass?.postponed.append(view) }
    }

    /// Stops the program, in debug builds, where a tree is used on one thread while it is laid out on another.
    @inline(__always) func checkThread() {
        assert(
            pass == nil || pass?.thread == ThreadIdentity.current,
            "A tree of views was used on one thread while another one laid it out; use a tree on one thread at a time.")
    }
}
