import AutoLayout
import Testing

@Suite("Stack views and the time of passes")
struct StackAgeTests {
    /// The widths of two views that a stack makes equally wide and the test makes 30 and 50 wide, with or without a
    /// layout in between.
    private func widths(laidOutBetween: Bool) -> [Double] {
        let screen = makeScreen(width: 200, height: 100)
        let views = [View(name: "first"), View(name: "second")]
        let stack = StackView(arrangedSubviews: views, distribution: .fillEqually, name: "stack")
        screen.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        if laidOutBetween { screen.layoutIfNeeded() }
        views[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
        views[1].widthAnchor.constraint(equalToConstant: 50).isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.count == 1)
        return views.map(\.frame.width)
    }

    @Test("Which constraint is dropped in a conflict with a stack's own constraints does not depend on when passes ran")
    func conflict() {
        #expect(widths(laidOutBetween: true) == widths(laidOutBetween: false))
        #expect(widths(laidOutBetween: true) == [30, 30])
    }
}
