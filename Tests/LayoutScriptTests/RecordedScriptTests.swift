import LayoutScript
import QuickAnchors
import TestSupport
import Testing

/// What is said about scripts that are wrong or unfinished, and what remains of them, as last reviewed.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter RecordedScriptTests` rewrites the files.
@Suite("As recorded are")
struct RecordedScriptTests {
    /// Scripts that together have every kind of statement and expression.
    private static let samples = [
        """
        let a = View(), (b, c) = (Label("x\\(1 + 2)y", fontSize: 20), View())
        screen.quickAdd(a, [50, (b, 2), nil, -20], [heightToConstant(100).priority(.defaultLow)])
        screen.quickAdd(b, 3 * -1.5, when: .width(below: 600) && !.compact)
        """,
        """
        func add(_ title: String, to stack: StackView, size: Double = 9) -> Label? {
            if title == "no" { return nil }
            let label = Label(title, fontSize: size)
            stack.addArrangedSubview(label)
            return label
        }
        let row = HStack(spacing: 4) { View(); HSpace(8) }
        screen.quickAdd(row)
        add("yes", to: row)?.alpha = 0.5
        """,
        """
        final class Card: View {
            let title: Label
            var count = 0
            init(_ text: String) {
                title = Label(text)
                super.init(frame: .zero)
                quickAdd(title, 4)
            }
            func grow(by step: Int) { count += step }
        }
        let card = Card("t")
        card.grow(by: 2)
        screen.quickAdd(card, [topToTop(card.count)])
        """,
        """
        enum Layout { case narrow, wide }
        let states = LayoutStates<Layout>()
        var boxes: [View] = []
        for (index, name) in ["p", "q"].enumerated() where index < 2 {
            let box = View(name: name)
            screen.quickAdd(box) {
                if index == 0 { topToTop(5) } else { topToBottom(boxes[0], 6) }
                leadingToLeading(index > 0 ? 7 : 8)
            }
            boxes += [box]
        }
        states[.wide] = [widthToConstant(9)].map(boxes[1].constraint)
        states.activate(.wide)
        """,
        """
        let grid = Grid(columns: [1.fr, .fitted.atLeast(40)], rowSpacing: 2) {
            Row(alignment: .center) { Label("m"); GridCell(View(), columnSpan: 1) }
        }
        screen.quickAdd(grid, [.to(screen, 1), .points(2), nil, nil])
        let c = grid.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.5, constant: -3)
        c.isActive = true // on
        let texts = (1...3).map { number in "\\(number)" } /* list */
        if let last = texts.last, texts.count > 2 || false { grid.name = last + texts[0] }
        """,
    ]

    private func check(_ text: String, _ name: String) throws {
        let differences = try Recording(name).differences(from: text)
        #expect(differences.isEmpty, "\(differences)")
    }

    /// The words, numbers, strings and signs of a script.
    private func tokens(_ source: String) -> [Range<String.Index>] {
        source.matches(of: /"(?:[^"\\]|\\.)*"|[\w$]+|[^\s\w]/).map { $0.range }
    }

    /// What is said about a script, and how much of it remains.
    private func outcome(_ source: String) -> String {
        let screen = makeScreen()
        let script = Script(source, on: screen)
        let bytes = Array(source.utf8)
        func words(_ problems: [ScriptProblem], _ mark: String) -> String {
            problems.map { problem in
                let text = String(decoding: bytes[problem.range.start..<problem.range.end], as: UTF8.self)
                return "    \(mark) \(problem) [\(text.replacing("\n", with: "⏎"))]\n"
            }.joined()
        }
        return words(script.problems, "✗") + words(script.hints, "?")
            + "    \(script.views.count) views, \(script.constraints.count) constraints, \(views(in: screen).count) shown\n"
    }

    private func changed(_ index: Int, _ name: String, to change: (Substring) -> String) throws {
        let source = Self.samples[index]
        var text = "\(source)\n\(outcome(source))"
        for range in tokens(source) {
            let line = source[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false).count
            text += "\(line): \(source[range])\n" + outcome(source.replacingCharacters(range, change(source[range])))
        }
        try check(text, "\(name)-\(index + 1).txt")
    }

    @Test("the problems of a script without one of its tokens, for each of them", arguments: samples.indices)
    func removed(_ index: Int) throws {
        try changed(index, "without") { _ in "" }
    }

    @Test("the problems of a script in which one token is written twice, for each of them", arguments: samples.indices)
    func doubled(_ index: Int) throws {
        try changed(index, "twice") { "\($0) \($0)" }
    }

    @Test("the problems of a script that ends after one of its tokens, for each of them", arguments: samples.indices)
    func begun(_ index: Int) throws {
        let source = Self.samples[index]
        let text = tokens(source).map { "\(source[$0])\n" + outcome(String(source[..<$0.upperBound])) }
        try check(text.joined(), "begun-\(index + 1).txt")
    }

    @Test("the names suggested at each place of a script", arguments: samples.indices)
    func completions(_ index: Int) throws {
        let source = Self.samples[index]
        let text = tokens(source).map { range in
            let token = source[range]
            // In the middle of a word, at its end otherwise.
            let place = token.count > 3 ? source.index(range.lowerBound, offsetBy: 3) : range.upperBound
            let names = Completion.names(after: Array(source[..<place].utf8), before: Array(source[place...].utf8))
            return "\(token): \(names.joined(separator: " "))\n"
        }
        try check(text.joined(), "completions-\(index + 1).txt")
    }

    @Test("the problems of calls and values that do not fit")
    func misuse() throws {
        try check(WrongScripts.all.map { "\($0)\n\(outcome($0))" }.joined(), "misuse.txt")
    }
}

extension String {
    fileprivate func replacingCharacters(_ range: Range<String.Index>, _ text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
