/// The engine's record of the pass in progress over its tree.
extension LayoutEngine {
    /// The part of the pass in progress that callbacks need.
    struct PassInProgress {
        /// The thread on which the pass runs.
        let thread = ThreadIdentity.current
        /// Views that requested layout during the pass; they are laid out when the pass has finished with its current
        /// view.
        var postponed: [View] = []
    }

    var isInPass: Bool { pass != nil }

    /// Records that a view requested layout during a pass.
    func postpone(_ view: View) {
        if pass?.postponed.contains(where: { $0 === view }) == false { pass?.postponed.append(view) }
    }

    /// Stops the program, in debug builds, if a tree is used on one thread while it is laid out on another.
    @inline(__always) func checkThread() {
        assert(
            pass == nil || pass?.thread == ThreadIdentity.current,
            "A tree of views was used on one thread while another one laid it out; use a tree on one thread at a time.")
    }
}
