extension LayoutEngine {
    package var isInPass: Bool { progress.isInPass }

    /// Records that a view requested layout during a pass.
    func postpone(_ view: View) { progress.postpone(view) }

    /// Stops the program, in debug builds, if a tree is used on one thread while it is laid out on another.
    package func checkThread() {
        assert(
            !progress.isOnOtherThread,
            "A tree of views was used on one thread while another one laid it out; use a tree on one thread at a time.")
    }
}
