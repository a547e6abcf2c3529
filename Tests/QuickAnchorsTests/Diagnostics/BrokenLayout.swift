import QuickAnchors

/// A layout with a common mistake, and its diagnostics.
struct BrokenLayout: Sendable {
    let title: String
    let build: @Sendable (View) -> Void
    private let firstLine: Int
    private let fileID: String

    init(_ title: String, fileID: String = #fileID, line: Int = #line, build: @escaping @Sendable (View) -> Void) {
        self.title = title
        self.build = build
        self.fileID = fileID
        firstLine = line
    }

    /// The title and all diagnostics (all ties if there are no diagnostics), with lines counted from the title's line.
    var report: String {
        let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
        var told: [String] = []
        screen.layoutDiagnosticHandler = { told.append($0.description) }
        build(screen)
        screen.layoutIfNeeded()
        if told.isEmpty { told = screen.layoutTies.map(\.description) }
        let words = told.isEmpty ? "nothing to report" : told.joined(separator: "\n")
        return "== \(title)\n\(withRelativeLines(words))"
    }

    private func withRelativeLines(_ text: String) -> String {
        var pieces = text.split(separator: "\(fileID):", omittingEmptySubsequences: false)[...]
        guard var result = pieces.popFirst().map(String.init) else { return text }
        for piece in pieces {
            let digits = piece.prefix { $0.isNumber }
            result += "Layout.swift:\((Int(digits) ?? 0) - firstLine)\(piece.dropFirst(digits.count))"
        }
        return result
    }
}

extension View {
    /// Adds a subview with the given name and anchors.
    func child(_ name: String, @QuickAnchorBuilder _ anchors: () -> [QuickAnchor]) -> View { child(name, anchors()) }

    /// Adds a subview with the given name and anchors.
    func child(_ name: String, _ anchors: [QuickAnchor] = []) -> View {
        let view = View(name: name)
        quickAdd(view, anchors)
        return view
    }

    /// Adds a label with the given name, text and anchors.
    func label(_ name: String, _ text: String, @QuickAnchorBuilder _ anchors: () -> [QuickAnchor]) -> Label {
        label(name, text, anchors())
    }

    /// Adds a label with the given name, text and anchors.
    func label(_ name: String, _ text: String, _ anchors: [QuickAnchor] = []) -> Label {
        let label = Label(text, name: name)
        quickAdd(label, anchors)
        return label
    }
}
