/// The effect of a layout change on the frames of a tree: the old and the new frame of each view, and the frames in
/// between.
public struct LayoutTransition {
    /// One view of the tree, before and after.
    public struct Change {
        /// The view.
        public let view: View
        /// The old frame in its parent, in points; nil if the change added the view.
        public let oldFrame: Rect?
        /// The new frame in its parent, in points; nil if the change removed the view.
        public let newFrame: Rect?
        /// The frames of the view at the ends of all key frames; empty without key frames.
        var stops: [Stop] = []
        /// The speed of the frame at the start, in points per second.
        var velocity = Rect.zero

        /// Whether the new frame differs from the old one; also true if the view was added or removed.
        public var isChange: Bool { oldFrame != newFrame }

        /// The frame at the given progress: 0 at the start, 1 at the end, and beyond while a spring or curve
        /// overshoots. Without key frames, a view that was added or removed has its only known frame throughout.
        public func frame(progress: Double) -> Rect {
            guard !stops.isEmpty else { return frame(from: oldFrame, to: newFrame, progress) }
            var (start, frame) = (0.0, oldFrame ?? stops.lazy.compactMap { $0.frame }.first)
            for stop in stops {
                if progress <= stop.end || stop.isLast {
                    return self.frame(from: frame, to: stop.frame, stop.part(progress, from: start))
                }
                (start, frame) = (stop.end, stop.frame ?? frame)
            }
            return frame ?? .zero
        }

        private func frame(from old: Rect?, to new: Rect?, _ progress: Double) -> Rect {
            guard let old else { return new ?? .zero }
            guard let new else { return old }
            return old.interpolated(to: new, progress)
        }

        /// The frame at a time in seconds. Its size is never negative, even if the motion overshoots.
        func frame(at time: Double, _ motion: Motion) -> Rect {
            let frame = frame(progress: motion.progress(at: time))
            let drift = motion.drift(at: time)
            return Rect(
                x: frame.minX + drift * velocity.minX, y: frame.minY + drift * velocity.minY,
                width: max(0, frame.width + drift * velocity.width),
                height: max(0, frame.height + drift * velocity.height))
        }
    }

    /// A frame of a view at the end of a key frame, and the curve that leads to it.
    struct Stop {
        /// The progress at which the view reaches the stop.
        let end: Double
        /// The frame; nil if the view is not in the tree.
        let frame: Rect?
        let curve: TimingCurve
        let isLast: Bool

        /// The progress along the way to this stop. A spring may overshoot the last stop.
        func part(_ progress: Double, from start: Double) -> Double {
            let part = (progress - start) / (end - start)
            return isLast && part > 1 ? part : curve.progress(at: part)
        }
    }

    /// The views before and after the change. Views that were in the tree before come first, in the tree's old order,
    /// with parents before their subviews; then come the added views, also with parents before their subviews.
    public let changes: [Change]

    /// The frames of all views at a time in 0...1, in the order of `changes`.
    /// - Complexity: O(*n*) in the number of views, times the number of key frames if there are any.
    public func frames(at time: Double, curve: TimingCurve = .linear) -> [Rect] {
        let progress = curve.progress(at: time)
        return changes.map { $0.frame(progress: progress) }
    }

    /// The frame of a view at a time in 0...1, or nil if the view is not part of the transition.
    /// - Complexity: O(*n*) in the number of views and of key frames.
    public func frame(of view: View, at time: Double, curve: TimingCurve = .linear) -> Rect? {
        changes.first { $0.view === view }?.frame(progress: curve.progress(at: time))
    }

    /// The frames of all views at a time in seconds, in the order of `changes`.
    /// - Complexity: O(*n*) in the number of views, times the number of key frames if there are any.
    public func frames(at time: Double, motion: Motion) -> [Rect] { changes.map { $0.frame(at: time, motion) } }

    /// The frame of a view at a time in seconds, or nil if the view is not part of the transition.
    /// - Complexity: O(*n*) in the number of views and of key frames.
    public func frame(of view: View, at time: Double, motion: Motion) -> Rect? {
        changes.first { $0.view === view }?.frame(at: time, motion)
    }
}
