/// What a change of layout does to the frames of a tree: where each view was, where it is now, and all between.
public struct LayoutTransition {
    /// One view of the tree, before and after.
    public struct Change {
        /// The view.
        public let view: View
        /// Where it was in its parent, in points; nil where the change has brought it in.
        public let oldFrame: Rect?
        /// Where it is in its parent, in points; nil where the change has taken it out.
        public let newFrame: Rect?

        /// Whether the view is elsewhere, or otherwise large, than before.
        public var isChange: Bool { oldFrame != newFrame }

        /// Where the view is when a part of the way in 0...1 is done; one that came or went stays where it is known.
        public func frame(progress: Double) -> Rect {
            guard let oldFrame else { return newFrame ?? .zero }
            guard let newFrame else { return oldFrame }
            return oldFrame.interpolated(to: newFrame, progress)
        }
    }

    /// All views there were or are, those before first, parents before what is in them.
    public let changes: [Change]

    /// The frames of all views at a time in 0...1, in the order of `changes`.
    public func frames(at time: Double, curve: TimingCurve = .linear) -> [Rect] {
        let progress = curve.progress(at: time)
        return changes.map { $0.frame(progress: progress) }
    }

    /// The frame of a view at a time in 0...1, or nil where the transition does not know the view.
    /// - Complexity: O(*n*) in the number of views.
    public func frame(of view: View, at time: Double, curve: TimingCurve = .linear) -> Rect? {
        changes.first { $0.view === view }?.frame(progress: curve.progress(at: time))
    }
}

extension View {
    /// Lays out the view, makes changes, lays it out again, and tells what that did to the frames in it.
    ///
    /// This is an animated change of layout without a screen: the changes are anything that moves views, of constants,
    /// priorities, states, texts or the hierarchy.
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

    /// This view and all in it, parents first.
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
    /// The rectangle a part of the way to another; exactly this one at 0 and exactly the other at 1.
    func interpolated(to other: Rect, _ part: Double) -> Rect {
        func between(_ first: Double, _ second: Double) -> Double { first * (1 - part) + second * part }
        return Rect(
            x: between(minX, other.minX), y: between(minY, other.minY), width: between(width, other.width),
            height: between(height, other.height))
    }
}
