package import AutoLayout
package import Foundation

/// A recorder that runs an animation's changes immediately and records their effect on the frames of a tree.
@MainActor
package final class AnimationRecorder {
    /// The animations so far, with their durations in seconds.
    package private(set) var animations: [(duration: TimeInterval, transition: LayoutTransition)] = []
    private weak var root: View?
    private var isRecording = false

    package init() {}

    /// Sets the tree to watch.
    package func watch(_ root: View) { self.root = root }

    func run(_ duration: TimeInterval, _ changes: () -> Void) {
        guard let root, !isRecording else { return changes() }
        isRecording = true
        // The effect of a constraint that was changed before the animation block is part of the animation.
        var frames = FrameRecord(of: root)
        changes()
        root.layoutIfNeeded()
        frames.addFrames(of: root)
        animations.append((duration, frames.transition()))
        isRecording = false
    }
}
