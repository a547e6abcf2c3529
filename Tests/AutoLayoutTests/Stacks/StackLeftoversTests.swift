import AutoLayout
import Testing

@Suite("What a stack leaves behind")
struct StackLeftoversTests {
    @Test("A hidden view that goes to another tree takes no rule of its stack along")
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
}
