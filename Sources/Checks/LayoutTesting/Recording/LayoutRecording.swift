public import AutoLayout

/// The layouts of a tree on many screens as text, to be saved and compared with later layouts.
///
/// It contains the `layoutTree()` of each screen and the sentences that describe its constraints.
public struct LayoutRecording: Sendable, Equatable {
    /// The layout on one screen.
    struct Layout: Sendable, Equatable {
        /// The description of the screen.
        let screen: String
        /// The lines of `layoutTree()`.
        let tree: [String]
        /// The sentences of the constraints, in order of activation.
        let sentences: [String]
    }

    var layouts: [Layout]

    /// A recording of the given layouts.
    init(layouts: [Layout]) { self.layouts = layouts }

    private static let screenMark = "# "
    private static let sentenceMark = "= "

    /// The recording as text, in which each line ends with a line break.
    public var text: String {
        layouts.map { layout in
            let lines =
                [Self.screenMark + layout.screen] + layout.tree + layout.sentences.map { Self.sentenceMark + $0 }
            return lines.map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }

    /// The recording that a string describes; lines before the first screen are ignored.
    public init(text: String) {
        layouts = []
        var (screen, tree, sentences) = (String?.none, [String](), [String]())
        func finish(_ layouts: inout [Layout]) {
            if let screen { layouts.append(Layout(screen: screen, tree: tree, sentences: sentences)) }
            (tree, sentences) = ([], [])
        }
        for line in text.split(separator: "\n") {
            if line.hasPrefix(Self.screenMark) {
                finish(&layouts)
                screen = String(line.dropFirst(Self.screenMark.count))
            } else if line.hasPrefix(Self.sentenceMark) {
                sentences.append(String(line.dropFirst(Self.sentenceMark.count)))
            } else {
                tree.append(String(line))
            }
        }
        finish(&layouts)
    }
}

extension LayoutRecording.Layout {
    /// The layout of a tree as of the last pass, with the record of that pass.
    init(of root: View, _ record: LayoutRecord, on screen: LayoutFault.Screen) {
        self.init(
            screen: "\(screen)", tree: root.layoutTree().split(separator: "\n").map(String.init),
            sentences: record.statements.map { $0.sentence.oneLine })
    }
}

extension String {
    /// The text without line breaks, which separate entries.
    var oneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}

extension LayoutCheck {
    /// Records the layouts of a tree on all screens, and restores the tree.
    /// - Precondition: The view is the root of its tree.
    /// - Complexity: A layout for each screen, plus O(*n* log *n*) in the number of views and constraints.
    public func recording(of root: View) -> LayoutRecording {
        restoring(root) { recording(on: $0) }
    }

    /// Records the trees that a closure returns for all screens.
    package func recording(on build: (LayoutFault.Screen) -> View) -> LayoutRecording {
        LayoutRecording(layouts: onEachScreen(build) { [LayoutRecording.Layout(of: $0, LayoutRecord(of: $0), on: $1)] })
    }

    /// Compares the layouts of a tree with recorded ones, and restores the tree.
    ///
    /// - Returns: the differences, in the order of the check's screens; empty if the layouts are as recorded.
    /// - Precondition: The view is the root of its tree.
    /// - Complexity: A layout for each screen, plus O(*n* log *n*) in the number of views, constraints and causes of
    ///   changes.
    public func differences(of root: View, from recording: LayoutRecording) -> [LayoutDifference] {
        restoring(root) { differences(on: $0, from: recording) }
    }

    /// Compares the trees that a closure returns for all screens with recorded layouts.
    package func differences(
        on build: (LayoutFault.Screen) -> View, from recording: LayoutRecording
    ) -> [LayoutDifference] {
        onEachScreen(build) { differences(of: $0, on: $1, from: recording) }
    }

    private func differences(
        of root: View, on screen: LayoutFault.Screen, from recording: LayoutRecording
    ) -> [LayoutDifference] {
        let recorded = recording.layouts.first { $0.screen == "\(screen)" }
        return LayoutDifference(of: root, on: screen, from: recorded).map { [$0] } ?? []
    }
}
