public import AutoLayout

/// The difference between the layout of a tree on one screen and a recorded one.
public struct LayoutDifference: Sendable, Hashable {
    /// A view whose line in `layoutTree()` has changed, is new, or is gone.
    public struct Change: Sendable, Hashable {
        /// The names of the view and its ancestors, from the root.
        public let path: String
        /// The recorded frame in the parent, in points; nil if the view is new.
        public let oldFrame: Rect?
        /// The current frame in the parent, in points; nil if the view is gone.
        public let newFrame: Rect?
        /// The constraints that determine the frame and differ from the recorded ones.
        public let causes: [LayoutStatement]
        /// The recorded notes on the view, such as `hidden`.
        let oldNotes: [String]
        /// The current notes on the view.
        let newNotes: [String]
    }

    /// The screen on which the layouts differ.
    public let screen: LayoutFault.Screen
    /// Whether nothing is recorded for the screen.
    public let isNew: Bool
    /// The views whose lines have changed or are new, parents first, then those that are gone.
    public let changes: [Change]
    /// Recorded sentences about constraints that no longer exist or have changed.
    public let goneSentences: [String]

    /// The difference between a laid-out tree and its recorded layout; nil if `layoutTree()` is as recorded.
    init?(of root: View, on screen: LayoutFault.Screen, from recorded: LayoutRecording.Layout?) {
        let record = LayoutRecord(of: root)
        let now = LayoutRecording.Layout(of: root, record, on: screen)
        guard now.tree != recorded?.tree else { return nil }
        self.screen = screen
        isNew = recorded == nil
        let known = Set(recorded?.sentences ?? [])
        let present = Set(now.sentences)
        goneSentences = (recorded?.sentences ?? []).filter { !present.contains($0) }
        guard let recorded else {
            changes = []
            return
        }
        let (pairs, gone) = TreeLine.pairs(of: TreeLine.lines(of: now.tree), with: TreeLine.lines(of: recorded.tree))
        // The lines of `layoutTree()` are in this order, too.
        let changed = zip(pairs, Preorder(root) { $0.subviews }).filter { $0.0.old != $0.0.new }
        let causes = record.statements(behind: changed.map(\.1)) { !known.contains($0.sentence.oneLine) }
        changes =
            zip(changed.map(\.0), causes).map { Change(from: $0.old, to: $0.new, because: $1.withoutRepetition) }
            + gone.map { Change(gone: $0) }
    }

    /// The largest distance that an edge moved, in points; infinite if a view is new or gone; 0 if nothing is recorded.
    public var distance: Double {
        changes.map { change in
            guard let old = change.oldFrame, let new = change.newFrame else { return .infinity }
            return max(
                abs(old.minX - new.minX), abs(old.minY - new.minY), abs(old.maxX - new.maxX), abs(old.maxY - new.maxY))
        }.max() ?? 0
    }
}

extension LayoutDifference.Change {
    fileprivate init(from old: TreeLine?, to new: TreeLine, because causes: [LayoutStatement]) {
        self.init(
            path: new.path, oldFrame: old?.frame, newFrame: new.frame, causes: causes, oldNotes: old?.notes ?? [],
            newNotes: new.notes)
    }

    fileprivate init(gone old: TreeLine) {
        self.init(
            path: old.path, oldFrame: old.frame, newFrame: nil, causes: [], oldNotes: old.notes, newNotes: [])
    }
}

extension [LayoutStatement] {
    /// The statements without those that repeat a sentence.
    fileprivate var withoutRepetition: [LayoutStatement] {
        var known = Set<String>()
        return filter { known.insert($0.sentence).inserted }
    }
}
