extension View {
    /// This view and its descendants as text, one line per view: its name, its frame and anything unusual about it.
    ///
    /// - Complexity: O(*n*) in the number of views.
    public final func layoutTree() -> String {
        layoutNode.existingEngineOfTree?.askForProblems()
        var lines: [String] = []
        var waiting = [(view: self, depth: 0)]
        while let (view, depth) = waiting.popLast() {
            lines.append(String(repeating: "  ", count: min(depth, View.deepestIndent)) + view.layoutTreeLine)
            waiting += view.subviews.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }

    /// The depth beyond which lines are not indented further, so that very deep trees stay readable.
    private static let deepestIndent = 40

    private var layoutTreeLine: String {
        var notes: [String] = []
        if isHidden { notes.append("hidden") }
        if layoutNode.isPlacedByFrame, superview != nil { notes.append("placed by its frame") }
        if layoutNode.flags.contains(.isInConflict) { notes.append("in conflict") }
        if hasAmbiguousLayout {
            notes.append("ambiguous: " + ambiguousAttributes.map { $0.words }.joined(separator: ", "))
        }
        let line = "\(layoutNode.displayName) \(frame)"
        return notes.isEmpty ? line : "\(line) [\(notes.joined(separator: "; "))]"
    }
}
