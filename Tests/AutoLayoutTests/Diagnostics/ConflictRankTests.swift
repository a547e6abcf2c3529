import AutoLayout
import Testing

/// Which member of a conflict is given up, and the words for the reason.
@Suite("Ranks in conflicts")
struct ConflictRankTests {
    let screen = makeScreen()
    let first = View(name: "first")
    let second = View(name: "second")

    init() {
        for view in [first, second] {
            screen.addSubview(view)
            view.pin(0, 0, 0, 10, to: screen)[2].isActive = false
        }
    }

    private func activate(_ constraints: LayoutConstraint...) { LayoutConstraint.activate(constraints) }

    /// The words for the reason, in the message of the only conflict.
    private var reason: String {
        screen.layoutIfNeeded()
        let messages = screen.layoutConflicts.map(\.message)
        guard messages.count == 1 else { return "there are \(messages.count) conflicts" }
        let words = messages[0].split { $0.isWhitespace }.joined(separator: " ")
        return words.firstMatch(of: /Gave up constraint \d+, ([^.]*)\./).map { String($0.1) } ?? words
    }

    @Test("The constraint on the later view is given up, whichever was activated first")
    func laterView() {
        let narrow = second.widthAnchor.constraint(equalToConstant: 50)
        let wide = first.widthAnchor.constraint(equalToConstant: 100)
        activate(narrow, wide, first.widthAnchor.constraint(equalTo: second.widthAnchor))
        #expect(reason == "the last in the view tree" && narrow.isDropped)
        narrow.isActive = false
        activate(narrow)
        #expect(reason == "the last in the view tree" && narrow.isDropped)
    }

    @Test("When views change their order, another constraint is given up")
    func reordered() {
        let widths = [first, second].map { $0.widthAnchor.constraint(equalToConstant: 60) }
        activate(widths[0], widths[1], first.widthAnchor.constraint(equalTo: second.widthAnchor, constant: 10))
        screen.layoutIfNeeded()
        #expect(widths.map(\.isDropped) == [false, true])
        #expect([first, second].map(\.frame.width) == [60, 50])
        screen.bringSubviewToFront(first)
        screen.layoutIfNeeded()
        #expect(widths.map(\.isDropped) == [true, false])
        #expect([first, second].map(\.frame.width) == [70, 60])
        screen.exchangeSubview(at: 0, withSubviewAt: 1)
        screen.layoutIfNeeded()
        #expect(widths.map(\.isDropped) == [false, true])
    }

    @Test("The subviews of a view come before its later siblings")
    func depthFirst() {
        let inner = View(name: "inner")
        first.addSubview(inner)
        inner.pin(0, 0, 0, 10, to: first)[2].isActive = false
        let widths = [inner, second].map { $0.widthAnchor.constraint(equalToConstant: 60) }
        activate(widths[1], widths[0], inner.widthAnchor.constraint(lessThanOrEqualTo: first.widthAnchor))
        activate(first.widthAnchor.constraint(equalTo: second.widthAnchor, constant: -10))
        screen.layoutIfNeeded()
        #expect(widths.map(\.isDropped) == [false, true])
    }

    @Test("The guides of a view come after its subviews")
    func guides() {
        let guide = LayoutGuide()
        first.addLayoutGuide(guide)
        let inner = View(name: "inner")
        first.addSubview(inner)
        inner.pin(0, 0, 0, 10, to: first)[2].isActive = false
        activate(
            guide.leftAnchor.constraint(equalTo: first.leftAnchor),
            guide.topAnchor.constraint(equalTo: first.topAnchor),
            guide.heightAnchor.constraint(equalToConstant: 10))
        let onGuide = guide.widthAnchor.constraint(equalToConstant: 60)
        activate(onGuide, inner.widthAnchor.constraint(equalToConstant: 50))
        activate(inner.widthAnchor.constraint(equalTo: first.widthAnchor))
        activate(guide.widthAnchor.constraint(equalTo: first.widthAnchor))
        screen.layoutIfNeeded()
        #expect(onGuide.isDropped)
    }

    @Test("An upper limit is given up before other constraints, and a larger constant before a smaller one")
    func limitsAndConstants() {
        let limit = first.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
        let size = first.widthAnchor.constraint(equalToConstant: 100)
        activate(limit, size)
        #expect(reason == "the upper limit" && limit.isDropped)
        limit.isActive = false
        let other = first.widthAnchor.constraint(equalToConstant: 80)
        activate(other)
        #expect(reason == "the one with the largest constant" && size.isDropped)
        #expect(first.frame.width == 80)
        size.constant = 70
        #expect(reason == "the one with the largest constant" && other.isDropped)
        #expect(first.frame.width == 70)
        other.constant = 70
        #expect(screen.layoutIfNeeded() == () && screen.layoutConflicts.isEmpty)
    }

    @Test("A center is given up before an edge, although its constant is smaller")
    func attributes() {
        let center = second.centerXAnchor.constraint(equalTo: screen.centerXAnchor, constant: -100)
        let edge = second.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: 100)
        let leading = second.leadingAnchor.constraint(equalTo: screen.leadingAnchor)
        for constraint in screen.constraints where constraint.firstAttribute == .left { constraint.isActive = false }
        activate(center, leading, edge)
        activate(first.leftAnchor.constraint(equalTo: screen.leftAnchor))
        #expect(reason == "the last by its attribute" && center.isDropped)
    }

    @Test("Of two edges and a width, the width is given up, which has no second item")
    func secondItem() {
        let width = first.widthAnchor.constraint(equalToConstant: 100)
        activate(width, first.rightAnchor.constraint(equalTo: screen.rightAnchor))
        #expect(reason == "the one without a second item" && width.isDropped)
        #expect(first.frame.width == 390)
    }

    @Test("Of constraints of equal rank, the newest is given up")
    func age() {
        let widths = [0.5, 0.25].map { first.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: $0) }
        activate(widths[1], widths[0])
        #expect(reason == "the newest" && widths[0].isDropped)
    }

    @Test("Where the others are frames, the reason is that nothing else may be given up")
    func onlyOne() {
        let size = screen.widthAnchor.constraint(equalToConstant: 100)
        activate(size, first.widthAnchor.constraint(equalToConstant: 10))
        #expect(reason == "the only one that may be given up" && size.isDropped)
    }

    @Test("A view's frame is never given up, and what is given up is met as nearly as possible")
    func frames() {
        let placed = View(frame: Rect(x: 0, y: 0, width: 40, height: 40), name: "placed")
        placed.translatesAutoresizingMaskIntoConstraints = true
        screen.addSubview(placed)
        let limit = placed.widthAnchor.constraint(greaterThanOrEqualTo: first.widthAnchor)
        let least = first.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
        let wish = first.widthAnchor.constraint(equalToConstant: 100)
        activate(limit, least, wish)
        screen.layoutIfNeeded()
        #expect(!placed.constraints.contains { $0.isDropped } && placed.frame.width == 40)
        #expect(limit.isDropped || wish.isDropped)
        #expect(first.frame.width == (wish.isDropped ? 40 : 100))
    }
}

@Suite("Content at required priority")
struct RequiredContentTests {
    let screen = makeScreen()
    let text = Content(24, 10, name: "text")

    init() {
        screen.addSubview(text)
        text.pin(0, 0, 0, 10, to: screen)[2].isActive = false
        for axis in [LayoutConstraint.Axis.horizontal] {
            text.setContentHuggingPriority(.required, for: axis)
            text.setContentCompressionResistancePriority(.required, for: axis)
        }
    }

    @Test("Content yields to a required constraint in silence, and is as near as possible otherwise")
    func yields() {
        let limit = text.widthAnchor.constraint(lessThanOrEqualToConstant: 10)
        limit.isActive = true
        screen.layoutIfNeeded()
        #expect(text.frame.width == 10)
        #expect(screen.layoutDiagnostics.isEmpty)
        #expect(
            text.explain(.width).description
                .hasSuffix(
                    "\n  text's width is at least that of its content (24), but yields by 14, as the\n"
                        + "    size of content is not required"))
        limit.isActive = false
        text.widthAnchor.constraint(greaterThanOrEqualToConstant: 36).isActive = true
        screen.layoutIfNeeded()
        #expect(text.frame.width == 36)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test(
        "Which of a container's own constraints is given up does not depend on when it was made",
        arguments: [false, true])
    func ofContainer(isTouched: Bool) {
        let grid = GridView(rows: [.fitted, .fitted], rowSpacing: 7, name: "grid")
        // The height in proportion to the grid's content is 0, but the gap between the rows is 7.
        let stack = StackView(
            arrangedSubviews: [Content(20, 10), grid], axis: .vertical, distribution: .fillProportionally)
        screen.addSubview(stack)
        stack.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        if isTouched {
            let visitor = Content(20, 10)
            grid.place(visitor, column: 5, row: 5)
            screen.layoutIfNeeded()
            visitor.removeFromSuperview()
            screen.layoutIfNeeded()
        }
        #expect(grid.frame.height == 0)
        #expect(screen.layoutConflicts.count == 1)
        let message = screen.layoutConflicts.first?.message ?? ""
        let lines = message.split(separator: "\n").filter { $0.contains("grid.row 1's top is 7 below") }
        #expect(lines.count == 1)
        let number = lines.first?.drop { $0 == " " }.prefix { $0 != "." } ?? ""
        #expect(message.contains("Gave up constraint \(number), the last in the view tree"), "\(message)")
    }

    @Test("Content at 1000 counts for more than a constraint at 999")
    func beats() {
        let wish = text.widthAnchor.constraint(equalToConstant: 36)
        wish.priority = .almostRequired
        wish.isActive = true
        screen.layoutIfNeeded()
        #expect(text.frame.width == 24)
        wish.constant = 10
        screen.layoutIfNeeded()
        #expect(text.frame.width == 24)
    }

    @Test("The members of a conflict in a stack are listed as in a stack built anew, whatever was edited before")
    func listed() {
        let names = ["a", "b", "c", "d"]
        /// The members of the conflict in a row too short for the spacings, after edits that are undone.
        func members(_ edit: (StackView) -> Void) -> [String] {
            let screen = makeScreen()
            screen.layoutDiagnosticHandler = { _ in }
            let row = StackView(arrangedSubviews: names.map { Content(20, 20, name: $0) }, spacing: 30, name: "row")
            screen.addSubview(row)
            row.pin(0, 0, 60, 20, to: screen)
            screen.layoutIfNeeded()
            edit(row)
            screen.layoutIfNeeded()
            return screen.layoutConflicts.flatMap { $0.statements.map(\.sentence) }
        }
        let expected = members { _ in }
        #expect(expected.count > 4)
        for index in names.indices {
            let edited = members { row in
                row.arrangedSubviews[index].isHidden = true
                row.layoutIfNeeded()
                row.arrangedSubviews[index].isHidden = false
            }
            #expect(edited == expected)
            let moved = members { row in
                let view = row.arrangedSubviews[index]
                row.insertArrangedSubview(view, at: 3 - index)
                row.layoutIfNeeded()
                row.insertArrangedSubview(view, at: index)
                row.insertSubview(view, at: index)
            }
            #expect(moved == expected)
        }
    }
}
