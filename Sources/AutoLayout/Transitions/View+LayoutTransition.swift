extension View {
    /// Lays out the view, applies changes, lays it out again, and returns the difference between the frames.
    ///
    /// This is an animated layout change without a screen: the changes may be anything that moves views, such as
    /// constants, priorities, states, texts or the hierarchy.
    /// - Complexity: two passes, and O(*n*) in the number of views.
    public final func layoutTransition<Failure: Error>(
        _ changes: () throws(Failure) -> Void
    ) throws(Failure) -> LayoutTransition {
        var record = FrameRecord(of: self)
        try changes()
        record.addFrames(of: self)
        return record.transition([])
    }

    /// The same from where the views are on their way, and with the speeds that they have there: a transition that is
    /// interrupted after a time in seconds goes on without a jump.
    ///
    /// Show the result with a motion from its own start.
    /// - Complexity: two passes, and O(*n*) in the number of views.
    public final func layoutTransition<Failure: Error>(
        interrupting running: LayoutTransition, after time: Double, _ motion: Motion,
        _ changes: () throws(Failure) -> Void
    ) throws(Failure) -> LayoutTransition {
        var record = FrameRecord(of: self)
        for change in running.changes { record.setStart(of: change, at: time, motion) }
        try changes()
        record.addFrames(of: self)
        return record.transition([])
    }

    /// Lays out the view after each of several changes, and returns the way through all of them.
    ///
    /// The times and curves of key frames are part of the way: show the transition with a linear curve, or with another one
    /// over all of it.
    /// - Complexity: one pass for each key frame and one before, and O(*n*) in the number of views for each.
    public final func layoutTransition(keyFrames: [LayoutKeyFrame]) -> LayoutTransition {
        var record = FrameRecord(of: self)
        for keyFrame in keyFrames {
            keyFrame.changes()
            record.addFrames(of: self)
        }
        return record.transition(keyFrames)
    }

    /// This view and all its descendants, parents first.
    final var subtree: [View] {
        var found = [self]
        var index = 0
        while index < found.count {
            found += found[index].subviews
            index += 1
        }
        return found
    }
}

/// A step of a transition through several layouts.
public struct LayoutKeyFrame {
    let duration: Double
    let curve: TimingCurve
    let changes: () -> Void

    /// A step that takes a time relative to the other steps, along a curve, to the layout after some changes.
    /// - Precondition: The duration is finite and above 0.
    public init(duration: Double = 1, curve: TimingCurve = .linear, _ changes: @escaping () -> Void) {
        precondition(duration.isFinite && duration > 0, "A key frame takes some time.")
        (self.duration, self.curve, self.changes) = (duration, curve, changes)
    }
}

/// The frames of the views in a tree after one layout and another.
private struct FrameRecord {
    private var views: [View] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    /// By view, then by layout; nil where it was not in the tree.
    private var frames: [[Rect?]] = []
    private var velocities: [Rect] = []
    private var layoutCount = 0

    init(of root: View) {
        addFrames(of: root)
    }

    mutating func addFrames(of root: View) {
        root.layoutIfNeeded()
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

    /// Has a view begin where it is at a time of another transition, with the speed that it has there.
    mutating func setStart(of change: LayoutTransition.Change, at time: Double, _ motion: Motion) {
        guard let index = indices[ObjectIdentifier(change.view)], frames[index][0] != nil else { return }
        let step = 1e-4 * max(motion.duration, 1e-3)
        let (before, after) = (change.frame(at: time - step, motion), change.frame(at: time + step, motion))
        frames[index][0] = change.frame(at: time, motion)
        // Before its start it did not move.
        let length = time - step < 0 ? step + max(0, time) : 2 * step
        let speed = { (start: Double, end: Double) in (end - start) / length }
        velocities[index] = Rect(
            x: speed(before.minX, after.minX), y: speed(before.minY, after.minY),
            width: speed(before.width, after.width), height: speed(before.height, after.height))
    }

    func transition(_ keyFrames: [LayoutKeyFrame]) -> LayoutTransition {
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

extension Rect {
    /// The rectangle at a fraction of the way to another; exact at 0 and 1.
    func interpolated(to other: Rect, _ part: Double) -> Rect {
        func between(_ first: Double, _ second: Double) -> Double { first * (1 - part) + second * part }
        return Rect(
            x: between(minX, other.minX), y: between(minY, other.minY), width: between(width, other.width),
            height: between(height, other.height))
    }
}
