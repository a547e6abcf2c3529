/// The frames of the views in a tree after each of several passes.
package struct FrameRecord {
    private var views: [View] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// The frames by view, then by layout; nil if the view was not in the tree.
    private var frames: [[Rect?]] = []
    private var velocities: [Rect] = []
    private var layoutCount = 0

    /// The frames in a tree as of the last pass.
    package init(of root: View) {
        addFrames(of: root)
    }

    /// Adds the frames in the tree as of a later pass.
    package mutating func addFrames(of root: View) {
        for index in frames.indices { frames[index].append(nil) }
        layoutCount += 1
        for view in root.subtree {
            if let index = indices[ObjectIdentifier(view)] {
                frames[index][layoutCount - 1] = view.frame
            } else {
                indices[ObjectIdentifier(view)] = views.count
                views.append(view)
                frames.append(Array(repeating: nil, count: layoutCount - 1) + [view.frame])
                velocities.append(.zero)
            }
        }
    }

    /// Makes a view that is in the first layout start with the frame and speed that it has at a time in another
    /// transition.
    mutating func setStart(of change: LayoutTransition.Change, at time: Double, _ motion: Motion) {
        guard let index = indices[ObjectIdentifier(change.view)], frames[index][0] != nil else { return }
        frames[index][0] = change.frame(at: time, motion)
        // A view does not move before the start, or from the end on.
        guard time >= 0, time < motion.end else { return }
        let step = 1e-4 * max(motion.duration, 1e-3)
        let (first, last) = (max(0, time - step), min(time + step, motion.end))
        // At an extremely large time, a Double cannot represent the step.
        guard first < last else { return }
        let (before, after) = (change.frame(at: first, motion), change.frame(at: last, motion))
        let speed = { (start: Double, end: Double) in (end - start) / (last - first) }
        velocities[index] = Rect(
            x: speed(before.minX, after.minX), y: speed(before.minY, after.minY),
            width: speed(before.width, after.width), height: speed(before.height, after.height))
    }

    /// The transition from the first frames to the last, with those in between as key frames.
    package func transition(_ keyFrames: [LayoutKeyFrame] = []) -> LayoutTransition {
        let total = keyFrames.reduce(0) { $0 + $1.duration }
        return LayoutTransition(
            changes: views.indices.map { index in
                var elapsed = 0.0
                let stops = keyFrames.enumerated().map { position, keyFrame in
                    elapsed += keyFrame.duration
                    let isLast = position == keyFrames.count - 1
                    return LayoutTransition.Stop(
                        end: isLast ? 1 : elapsed / total, frame: frames[index][position + 1], curve: keyFrame.curve,
                        isLast: isLast)
                }
                return LayoutTransition.Change(
                    view: views[index], oldFrame: frames[index].first ?? nil, newFrame: frames[index].last ?? nil,
                    stops: stops, velocity: velocities[index])
            })
    }
}
