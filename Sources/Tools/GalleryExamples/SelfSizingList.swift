import QuickAnchors

struct SelfSizingList: Example {
    static let name = "self-sizing-list"
    static let title = "Self-sizing list"
    static let text = """
        1,000 rows, each as high as its text is once it is wrapped. All of them are laid out; the picture shows those on \
        the first screen.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("verbose") { $0.verbose() }, Step("quick") { $0.quick() }] }
    static var variants: [Step<Self>] { [Step("") { $0.hideRowsBelowTheScreen() }] }

    let screen = View.screen()
    let rows = (1...1000).map { View.box("row \($0)", $0.isMultiple(of: 2) ? .white : Color(white: 0.92)) }
    let labels = (1...1000).map { Label(text(ofRow: $0), numberOfLines: 0, name: "text \($0)") }

    func verbose() {
        var top = screen.topAnchor
        for (row, label) in zip(rows, labels) {
            screen.addSubview(row)
            row.addSubview(label)
            LayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: top),
                row.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
                label.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
                label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
                label.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
                label.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
            ])
            top = row.bottomAnchor
        }
    }

    func quick() {
        var above: View?
        for (row, label) in zip(rows, labels) {
            let top = above.map { topToBottom($0) } ?? topToTop()
            screen.quickAdd(row, [top, leadingToLeading(), trailingToTrailing()])
            row.quickAdd(label, [8, 16, -8, -16])
            above = row
        }
    }

    /// The row's number followed by 1 to 23 words, never as many as in the row before.
    private static func text(ofRow row: Int) -> String {
        let words = ["layout", "is", "what", "remains", "when", "every", "row", "has", "found", "its", "height"]
        let count = 1 + row * 7 % 23
        return "Row \(row): " + (0..<count).map { words[$0 % words.count] }.joined(separator: " ")
    }

    /// Hides the rows below the screen, which keep their positions.
    private func hideRowsBelowTheScreen() {
        for row in rows { row.isHidden = row.frame.minY >= screen.bounds.size.height }
    }
}
