/// The pass or solve in progress over a tree, if any.
struct Progress {
    /// The part of the pass in progress that callbacks need.
    private struct Pass {
        /// The thread on which the pass runs.
        let thread = ThreadIdentity.current
        /// Views that requested layout during the pass; they are laid out when the pass has finished with its current
        /// view.
        var postponed: [View] = []
    }

    private var pass: Pass?
    /// Whether constraints are being updated. A view that requests an update during that time gets it later in this
    /// round or in another one.
    var isUpdating = false
    /// Whether content is being read or constraints are being solved; callbacks must not see an intermediate state.
    var isSolving = false

    var isInPass: Bool { pass != nil }

    /// Whether a pass is in progress on another thread.
    var isOnOtherThread: Bool { pass.map { $0.thread != ThreadIdentity.current } ?? false }

    mutating func beginPass() { if pass == nil { pass = Pass() } }

    mutating func endPass() { pass = nil }

    /// Records that a view requested layout during a pass.
    mutating func postpone(_ view: View) {
        if pass?.postponed.contains(where: { $0 === view }) == false { pass?.postponed.append(view) }
    }

    mutating func takePostponed() -> View? {
        pass?.postponed.isEmpty == false ? pass?.postponed.removeFirst() : nil
    }
}
