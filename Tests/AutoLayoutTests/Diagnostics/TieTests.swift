import AutoLayout
import Testing

@Suite("Ties")
struct TieTests {
    let screen = makeScreen()
    let box = View(name: "box")

    /// Adds the box with an optional constraint for each of the given widths, all of the same priority, and returns the
    /// ties.
    private func ties(of widths: [Double]) -> [LayoutDiagnostic] {
        screen.addSubview(box)
        box.pin(0, 0, 0, 10, to: screen)[2].isActive = false
        LayoutConstraint.activate(widths.map { box.widthAnchor.constraint(equalToConstant: $0).withPriority(500) })
        return screen.layoutTies
    }

    @Test("Two contradictory optional constraints of equal priority are a tie, and the older one holds")
    func two() {
        #expect(ties(of: [100, 50]).count == 1)
        #expect(box.frame.width == 100)
    }

    @Test("One optional constraint against two others is not a tie: satisfying it would cost more than it gains")
    func oneAgainstTwo() {
        #expect(ties(of: [100, 50, 100]).isEmpty)
        #expect(box.frame.width == 100)
    }

    /// Adds a column of the given views, 100 points high.
    private func column(_ views: [View], _ distribution: StackView.Distribution = .fill) -> [LayoutDiagnostic] {
        let column = StackView(arrangedSubviews: views, axis: .vertical, distribution: distribution, name: "column")
        screen.addSubview(column)
        column.pin(0, 0, 50, 100, to: screen)
        return screen.layoutTies
    }

    @Test("An empty stack that takes the room no other view takes is reported, unless the room is given to it")
    func emptyStack() throws {
        let (empty, content) = (StackView(axis: .vertical, name: "empty"), Content(10, 30))
        let found = column([empty, content])
        #expect(empty.frame.height == 70 && found.count == 1)
        #expect(found.first?.viewName == "empty" && found.first?.kind == .tie)
        #expect(
            found.first?.message == """
                empty's height is 70 more than it needs, although it has no visible views: no
                other view in column takes the remaining room.
                To fix it: add a view without content to column, or lower the hugging priority
                of the view that is to take the room.
                """)
        let height = empty.heightAnchor.constraint(equalToConstant: 70)
        height.isActive = true
        #expect(screen.layoutTies.isEmpty)
        height.isActive = false
        content.setContentHuggingPriority(LayoutPriority(40), for: .vertical)
        #expect(screen.layoutTies.isEmpty && empty.frame.height == 0)
    }

    @Test("A view with a hugging priority of 1000 is reported if its column stretches it along the axis")
    func huggingAtMost() {
        let content = Content(10, 30, name: "content")
        for axis in Axis.allCases { content.setContentHuggingPriority(.required, for: axis) }
        let found = column([content])
        #expect(content.frame == Rect(x: 0, y: 0, width: 50, height: 100))
        #expect(found.map(\.viewName) == ["content"])
        #expect(
            found.first?.message.hasPrefix("content's height is 70 more than it needs, although its hugging") == true)
        screen.subviews[0].removeFromSuperview()
        #expect(column([content], .fillEqually).isEmpty)
    }
}
