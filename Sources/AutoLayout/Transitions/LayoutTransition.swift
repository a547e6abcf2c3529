/// The effect of a layout change on the frames of a tree: where each view was, where it is now, and everything between.
public struct LayoutTransition {
    /// One view of the tree, before and after.
    public struct Change {
        /// The view.
        public let view: View
        /// The old frame in its parent, in points; nil if the change added the view.
        public let oldFrame: Rect?
        /// The new frame in its parent, in points; nil if the change removed the view.
        public let newFrame: Rect?

        /// Whether the view has a different frame.
        public var isChange: Bool { oldFrame != newFrame }

        /// The frame at a fraction of the way in 0...1; a view that was added or removed keeps its known frame.
        public func frame(progress: Double) -> Rect {
            guard let oldFrame else { return newFrame ?? .zero }
            guard let newFrame else { return oldFrame }
            return oldFrame.interpolated(to: newFrame, progress)
        }
    }

    /// The views before and after the change: those that were there before first, parents before subviews.
    public let changes: [Change]

    /// The frames of all views at a time in 0...1, in the order of `changes`.
    /// - Complexity: O(*n*) in the number of views.
    public func frames(at time: Double, curve: TimingCurve = .linear) -> [Rect] {
        let progress = curve.progress(at: time)
        return changes.map { $0.frame(progress: progress) }
    }

    /// The frame of a view at a time in 0...1, or nil if the view is not part of the transition.
    /// - Complexity: O(*n*) in the number of views.
    public func frame(of view: View, at time: Double, curve: TimingCurve = .linear) -> Rect? {
        changes.first { $0.view === view }?.frame(progress: curve.progress(at: time))
    }
}

extension View {
    /// Lays out the view, applies changes, lays it out again, and returns the difference between the frames.
    ///
    /// This is an animated layout change without a screen: the changes may be anything that moves views, such as
    /// constants, priorities, states, texts or the hierarchy.
    /// - Complexity: two passes, and O(*n*) in the number of views.
    public final func layoutTransition<Failure: Error>(
        _ changes: () throws(Failure) -> Void
    ) throws(Failure) -> LayoutTransition {
        layoutIfNeeded()
        let before = self.subtree
        let oldFrames = before.map { $0.frame }
        try changes()
        layoutIfNeeded()
        let after = self.subtree
        let remaining = Set(after.map { ObjectIdentifier($0) })
        let known = Set(before.map { ObjectIdentifier($0) })
        let old = zip(before, oldFrames).map { view, frame in
            LayoutTransition.Change(
                view: view, oldFrame: frame, newFrame: remaining.contains(ObjectIdentifier(view)) ? view.frame : nil)
        }
        let new = after.filter { !known.contains(ObjectIdentifier($0)) }.map {
            LayoutTransition.Change(view: $0, oldFrame: nil, newFrame: $0.frame)
        }
        return LayoutTransition(changes: old + new)
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

extension Rect {
    /// The rectangle at a fraction of the way to another; exact at 0 and 1.
    func interpolated(to other: Rect, _ part: Double) -> Rect {
        func between(_ first: Double, _ second: Double) -> Double { first * (1 - part) + second * part }
        return Rect(
            x: between(minX, other.minX), y: between(minY, other.minY), width: between(width, other.width),
            height: between(height, other.height))
    }
}
