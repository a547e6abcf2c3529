public import AutoLayout

/// The difference between the layout of a tree on one screen and a recorded one.
public struct LayoutDifference: Sendable, Hashable {
    /// A view whose line in `layoutTree()` has changed.
    public struct Change: Sendable, Hashable {
        /// The names of the view and its ancestors, from the root.
        public let path: String
        /// The recorded frame in the parent, in points; nil if the view is new.
        public let oldFrame: Rect?
        /// The current frame in the parent, in points; nil if the view is gone.
        public let newFrame: Rect?
        /// The constraints from which the frame follows and which differ from the recorded ones.
        public let causes: [LayoutStatement]
    }

    /// The screen on which the layouts differ.
    public let screen: LayoutFault.Screen
    /// Whether nothing is recorded for the screen.
    public let isNew: Bool
    /// The views that moved, are new or are gone, parents first, then those that are gone.
    public let changes: [Change]
    /// Recorded sentences about constraints that no longer exist or have changed.
    public let goneSentences: [String]

    /// The difference of a laid-out tree; nil if there is none.
    init?(of root: View, on screen: LayoutFault.Screen, from recorded: LayoutRecording.Layout?) {
        let now = LayoutRecording.Layout(of: root, on: screen)
        guard now.tree != recorded?.tree else { return nil }
        self.screen = screen
        isNew = recorded == nil
        let known = Set(recorded?.sentences ?? [])
        let present = Set(now.sentences)
        goneSentences = (recorded?.sentences ?? []).filter { !present.contains($0) }
        var old = Lines(recorded?.tree ?? [])
        var changes: [Change] = []
        var views: [View] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            views.append(view)
            waiting += view.subviews.reversed()
        }
        for (line, view) in zip(Lines(now.tree).lines, views) where !isNew {
            let before = old.take(line.path)
            guard before != line else { continue }
            let causes = explain(view).flatMap(\.steps).flatMap(\.statements).filter {
                !known.contains($0.sentence.oneLine)
            }
            changes.append(
                Change(path: line.path, oldFrame: before?.frame, newFrame: line.frame, causes: causes.withoutRepetition)
            )
        }
        changes += old.lines.map { Change(path: $0.path, oldFrame: $0.frame, newFrame: nil, causes: []) }
        self.changes = changes
    }

    /// The largest distance that an edge moved, in points; infinite if a view is new or gone.
    public var distance: Double {
        changes.map { change in
            guard let old = change.oldFrame, let new = change.newFrame else { return .infinity }
            return max(
                abs(old.minX - new.minX), abs(old.minY - new.minY), abs(old.maxX - new.maxX), abs(old.maxY - new.maxY))
        }.max() ?? 0
    }
}

/// The lines of a recorded tree.
private struct Lines {
    struct Line: Equatable {
        let path: String
        let frame: Rect?
        /// The text after the frame.
        let notes: Substring
    }

    private(set) var lines: [Line] = []

    init(_ tree: [String]) {
        var path: [Substring] = []
        for text in tree {
            let depth = text.prefix { $0 == " " }.count / 2
            let words = text.drop { $0 == " " }
            let end = words.range(ofFrame: ())
            path.removeSubrange(min(depth, path.count)...)
            path.append(words[..<(end?.lowerBound ?? words.endIndex)])
            let frame = end.flatMap { Rect(recorded: words[$0]) }
            lines.append(
                Line(
                    path: path.joined(separator: " > "), frame: frame,
                    notes: words[(end?.upperBound ?? words.endIndex)...]))
        }
    }

    /// Removes and returns the first line of a path.
    mutating func take(_ path: String) -> Line? {
        lines.firstIndex { $0.path == path }.map { lines.remove(at: $0) }
    }
}

extension Substring {
    /// The range of the frame: the last four numbers in parentheses that follow a space.
    fileprivate func range(ofFrame: Void) -> Range<Index>? {
        var end = endIndex
        while let close = self[..<end].lastIndex(of: ")"), let open = self[..<close].lastIndex(of: "("),
            open > startIndex
        {
            if Rect(recorded: self[open...close]) != nil { return index(before: open)..<index(after: close) }
            end = open
        }
        return nil
    }
}

extension Rect {
    /// A frame as in `(16, 20, 288, 21)`, with or without a space in front of it.
    fileprivate init?(recorded text: Substring) {
        let inside = text.drop { $0 == " " || $0 == "(" }.prefix { $0 != ")" }
        let numbers = inside.split(separator: ",").map { Double($0.drop { $0 == " " }) }
        guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
            let height = numbers[3]
        else { return nil }
        self.init(x: x, y: y, width: width, height: height)
    }
}

extension [LayoutStatement] {
    /// Each sentence once.
    fileprivate var withoutRepetition: [LayoutStatement] {
        var known = Set<String>()
        return filter { known.insert($0.sentence).inserted }
    }
}
