import AutoLayout
import Testing

@Suite("Order in stack views")
struct StackOrderTests {
    private func row(_ views: [View], _ width: Double) -> StackView {
        let stack = StackView(arrangedSubviews: views)
        let screen = makeScreen()
        screens.all.append(screen)
        screen.addSubview(stack)
        stack.pin(0, 0, width, 50, to: screen)
        screen.layoutIfNeeded()
        return stack
    }

    private func relayout(_ stack: StackView) { stack.superview?.layoutIfNeeded() }

    /// A holder that keeps the roots alive for the duration of the test.
    private final class Screens { var all: [View] = [] }
    private let screens = Screens()

    @Test("If sizes are ambiguous, the first view stretches, however the stack was built")
    func stretching() {
        let views = (0..<4).map { _ in Content(30, 10) }
        let stack = row(Array(views.reversed()), 200)
        #expect(views.map(\.frame.width) == [30, 30, 30, 110])
        stack.insertArrangedSubview(views[0], at: 0)
        relayout(stack)
        #expect(views.map(\.frame.width) == [110, 30, 30, 30])
        views[0].removeFromSuperview()
        relayout(stack)
        stack.addArrangedSubview(views[0])
        relayout(stack)
        #expect(views.map(\.frame.width) == [30, 30, 30, 110])
    }

    @Test("If sizes are ambiguous, the first view shrinks to nothing before the second one shrinks")
    func shrinking() {
        let views = (0..<4).map { _ in Content(30, 10) }
        _ = row(views, 80)
        #expect(views.map(\.frame.width) == [0, 20, 30, 30])
    }

    @Test("A view that may stretch no further leaves the rest to the next one")
    func limits() {
        let views = (0..<4).map { _ in Content(30, 10) }
        views[0].widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
        _ = row(views, 200)
        #expect(views.map(\.frame.width) == [50, 90, 30, 30])
    }

    @Test("Hugging outweighs order: the view with the lower hugging priority stretches, wherever it is")
    func hugging() {
        let views = (0..<4).map { _ in Content(30, 10) }
        views[2].setContentHuggingPriority(249, for: .horizontal)
        _ = row(views, 200)
        #expect(views.map(\.frame.width) == [30, 30, 110, 30])
    }

    @Test(
        "In a row, a single label of several lines stretches before labels of one line, wherever it is",
        arguments: 0..<3)
    func wrapping(index: Int) {
        let labels = (0..<3).map { Label("ab", fontSize: 10, numberOfLines: $0 == index ? 0 : 1) }
        let screen = makeGridScreen()
        let stack = StackView(arrangedSubviews: labels)
        screen.addSubview(stack)
        stack.pin(0, 0, 200, 50, to: screen)
        screen.layoutIfNeeded()
        #expect(labels.map(\.frame.width) == (0..<3).map { $0 == index ? 160 : 20 })
        // In too little room, the first shrinks, like any view.
        stack.constraints.first { $0.firstAttribute == .width }?.constant = 50
        for label in labels { label.numberOfLines = 1 }
        labels[index].numberOfLines = 0
        screen.layoutIfNeeded()
        #expect(labels.map(\.frame.width) == [10, 20, 20])
    }

    @Test("Of views without content, the first takes all the room")
    func plainViews() {
        let views = (0..<3).map { _ in View() }
        _ = row(views, 200)
        #expect(views.map(\.frame.width) == [200, 0, 0])
    }

    @Test("A stack in a stack stretches and shrinks in its turn", arguments: [true, false])
    func nested(isFirst: Bool) {
        for width in [200.0, 80] {
            let (label, inner) = (Content(60, 10), StackView(arrangedSubviews: [Content(50, 10)]))
            let views = isFirst ? [inner, label] : [label, inner]
            _ = row(views, width)
            let second = isFirst ? 60.0 : 50
            #expect(views.map(\.frame.width) == [width - second, second])
        }
    }

    @Test("The order holds from the first to the last of 300 views")
    func many() {
        let views = (0..<300).map { _ in Content(30, 10) }
        let stack = row(views, 9000 + 500)
        #expect(views.map(\.frame.width) == [530] + [Double](repeating: 30, count: 299))
        views[0].isHidden = true
        relayout(stack)
        #expect(views.map(\.frame.width) == [0, 560] + [Double](repeating: 30, count: 298))
    }
}
