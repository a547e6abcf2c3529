extension View {
    /// Lays out the view, applies changes, lays it out again, and returns the difference between the frames.
    ///
    /// This is an animated layout change without a screen: the changes may be anything that moves views, such as
    /// constants, priorities, states, text or the hierarchy.
    /// - Complexity: two passes, and O(*n*) in the number of views.
    public final func layoutTransition<Failure: Error>(
        _ changes: () throws(Failure) -> Void
    ) throws(Failure) -> LayoutTransition {
        layoutIfNeeded()
        var record = FrameRecord(of: self)
        try changes()
        layoutIfNeeded()
        record.addFrames(of: self)
        return record.transition()
    }

    /// Continues from a running transition: the views start with the frames and speeds that they have in that
    /// transition after a time in seconds, so that an interruption causes no jump.
    ///
    /// The resulting transition has a time of its own, which begins at 0.
    /// - Complexity: two passes, O(*n*) in the number of views, plus the cost of `frames(at:motion:)` for the running
    ///   transition.
    public final func layoutTransition<Failure: Error>(
        interrupting running: LayoutTransition, after time: Double, _ motion: Motion,
        _ changes: () throws(Failure) -> Void
    ) throws(Failure) -> LayoutTransition {
        layoutIfNeeded()
        var record = FrameRecord(of: self)
        for change in running.changes { record.setStart(of: change, at: time, motion) }
        try changes()
        layoutIfNeeded()
        record.addFrames(of: self)
        return record.transition()
    }

    /// Lays out the view after each of several changes, and returns a transition through all of these layouts.
    ///
    /// The transition contains the times and curves of the key frames. Show it with a linear curve, or with another
    /// curve, which then applies to the whole transition.
    /// - Complexity: one pass before the key frames and one for each of them, and O(*n*) in the number of views for
    ///   each pass.
    public final func layoutTransition(keyFrames: [LayoutKeyFrame]) -> LayoutTransition {
        layoutIfNeeded()
        var record = FrameRecord(of: self)
        for keyFrame in keyFrames {
            keyFrame.changes()
            layoutIfNeeded()
            record.addFrames(of: self)
        }
        return record.transition(keyFrames)
    }
}

/// A step of a transition through several layouts.
public struct LayoutKeyFrame {
    let duration: Double
    let curve: TimingCurve
    let changes: () -> Void

    /// A step to the layout after the given changes, along a timing curve; its duration is relative to those of the
    /// other steps.
    /// - Precondition: The duration is finite and above 0.
    public init(
        duration: Double = 1, curve: TimingCurve = .linear, fileID: String = #fileID, line: Int = #line,
        _ changes: @escaping () -> Void
    ) {
        SourceLocation(fileID: fileID, line: line)
            .require(duration.isFinite && duration > 0, "A key frame takes some time.")
        (self.duration, self.curve, self.changes) = (duration, curve, changes)
    }
}

extension Rect {
    /// The rectangle at the given progress toward another; exact at 0 and 1.
    func interpolated(to other: Rect, _ part: Double) -> Rect {
        func between(_ first: Double, _ second: Double) -> Double { first * (1 - part) + second * part }
        return Rect(
            x: between(minX, other.minX), y: between(minY, other.minY), width: between(width, other.width),
            height: between(height, other.height))
    }
}
