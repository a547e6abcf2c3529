import AutoLayout
import Testing

@Suite("What a stack leaves behind")
struct StackLeftoversTests {
    @Test("A hidden view that moves to another tree keeps none of its stack's constraints")
    func hiddenViewMoves() {
        let (screen, other, content) = (makeScreen(), makeScreen(), Content(50, 20))
        content.isHidden = true
        let stack = StackView(arrangedSubviews: [content])
        screen.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(content.frame.height == 0)
        other.addSubview(content)
        #expect(content.constraints.isEmpty)
        content.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 1).isActive = true
        content.topAnchor.constraint(equalTo: other.topAnchor, constant: 2).isActive = true
        other.layoutIfNeeded()
        #expect(content.frame == Rect(x: 1, y: 2, width: 50, height: 20))
    }

    @Test("A stack that is no longer arranged relative to its margins is as small as its content")
    func marginsSwitchedOff() {
        let (screen, stack) = (makeScreen(), StackView(arrangedSubviews: [Content(5, 4)]))
        stack.isLayoutMarginsRelativeArrangement = true
        screen.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        // The margins are 8 points at each edge.
        #expect(stack.frame.size == Size(width: 21, height: 20))
        stack.isLayoutMarginsRelativeArrangement = false
        screen.layoutIfNeeded()
        #expect(stack.frame.size == Size(width: 5, height: 4))
        stack.isLayoutMarginsRelativeArrangement = true
        screen.layoutIfNeeded()
        #expect(stack.frame.size == Size(width: 21, height: 20))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A requested margins guide stays when the stack is no longer arranged relative to it")
    func marginsAskedFor() {
        let (screen, stack) = (makeScreen(), StackView(arrangedSubviews: [Content(50, 40)]))
        stack.isLayoutMarginsRelativeArrangement = true
        screen.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        let guide = stack.layoutMarginsGuide
        stack.isLayoutMarginsRelativeArrangement = false
        stack.directionalLayoutMargins.leading = 3
        screen.layoutIfNeeded()
        #expect(guide === stack.layoutMarginsGuide && guide.owningView === stack)
        #expect(guide.layoutFrame == Rect(x: 3, y: 8, width: 39, height: 24))
    }
}
