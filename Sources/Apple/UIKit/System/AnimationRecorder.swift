package import AutoLayout
package import Foundation

/// A recorder that runs an animation's changes immediately and records their effect on the frames of a tree.
@MainActor
package final class AnimationRecorder {
    /// The animations so far, with their durations in seconds.
    package private(set) var animations: [(duration: TimeInterval, transition: LayoutTransition)] = []
    private weak var root: View?
    private var isRecording = false
    /// Whether animations are enabled; if not, their changes are made, but not recorded.
    var isEnabled = true
    private var completions: [() -> Void] = []

    package init() {}

    /// Sets the tree to watch.
    package func watch(_ root: View) { self.root = root }

    func run(_ duration: TimeInterval, _ changes: () -> Void) {
        guard let root, isEnabled, !isRecording else { return changes() }
        isRecording = true
        // The effect of a constraint that was changed before the animation block is part of the animation.
        var frames = FrameRecord(of: root)
        changes()
        root.layoutIfNeeded()
        frames.addFrames(of: root)
        animations.append((duration, frames.transition()))
        isRecording = false
    }

    /// Calls a completion handler once the code that began the animation has returned and the screen is laid out. If no
    /// screen is shown for a test, the handler is called at once, since nothing would call it later.
    static func complete(_ handler: @escaping () -> Void) {
        guard let recorder = TestEnvironment.current.recorder else { return handler() }
        recorder.completions.append(handler)
    }

    /// Calls the completion handlers of the animations so far, lays out, and continues with the animations that the
    /// handlers have begun. Handlers still left after 100 rounds, such as those of a pulse that repeats itself forever,
    /// are called next time.
    package func callCompletions(_ layOut: () -> Void) {
        for _ in 0..<100 where !completions.isEmpty {
            let handlers = completions
            completions = []
            for handler in handlers { handler() }
            layOut()
        }
    }
}
