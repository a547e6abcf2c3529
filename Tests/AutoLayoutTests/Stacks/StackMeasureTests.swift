import AutoLayout
import Testing

@Suite("A stack's measurements of its views")
struct StackMeasureTests {
    /// Two labels that are 7 and 21 points wide, which become 10 and 23⅓ when rounded to pixels of 3⅓ points: of 100
    /// points, the first gets 25 without rounding and 30 with it.
    private let stack = StackView(
        arrangedSubviews: [Label("a", fontSize: 7), Label("aaa", fontSize: 7)], distribution: .fillProportionally)

    private func makeScreen(_ scale: Double) -> View {
        let screen = makeGridScreen(width: 100, height: 50)
        screen.displayScale = scale
        return screen
    }

    private var firstWidth: Double { stack.arrangedSubviews[0].frame.width }

    @Test(
        "Proportional shares follow a changed display scale, even if the stack is hidden meanwhile",
        arguments: [false, true])
    func changedScale(isHidden: Bool) {
        let (screen, outer) = (makeScreen(0), StackView(arrangedSubviews: [stack]))
        screen.addSubview(outer, withEdgeInsets: .zero)
        for (scale, width) in [(0, 25.0), (0.3, 30), (0, 25)] {
            stack.isHidden = isHidden
            screen.layoutIfNeeded()
            screen.displayScale = scale
            screen.layoutIfNeeded()
            stack.isHidden = false
            screen.layoutIfNeeded()
            #expect(abs(firstWidth - width) < 1e-9, "at a scale of \(scale)")
        }
    }

    @Test("Proportional shares follow the display scale of the tree that the stack moves to")
    func moved() {
        let screens = [makeScreen(0), makeScreen(0.3)]
        for (screen, width) in [(screens[0], 25.0), (screens[1], 30), (screens[0], 25)] {
            screen.addSubview(stack, withEdgeInsets: .zero)
            screen.layoutIfNeeded()
            #expect(abs(firstWidth - width) < 1e-9)
        }
    }

    @Test("Proportional shares follow the margins of an arranged stack")
    func changedMargins() {
        let (inner, screen) = (StackView(arrangedSubviews: [Label("a", fontSize: 7)]), makeScreen(0))
        inner.isLayoutMarginsRelativeArrangement = true
        let row = StackView(arrangedSubviews: [inner, Label("aaa", fontSize: 7)], distribution: .fillProportionally)
        screen.addSubview(row, withEdgeInsets: .zero)
        for (margin, width) in [(7, 50.0), (0, 25), (28, 75)] as [(Double, Double)] {
            inner.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
            screen.layoutIfNeeded()
            #expect(abs(inner.frame.width - width) < 1e-9, "with margins of \(margin)")
        }
    }

    @Test("Proportional shares follow the scale if a view in an arranged stack is placed by its frame, too")
    func movedWithFrame() {
        let label = Label("a", fontSize: 7)
        let column = StackView(arrangedSubviews: [label], axis: .vertical, alignment: .leading)
        label.frame = Rect(x: 0, y: 0, width: 5, height: 50)
        label.translatesAutoresizingMaskIntoConstraints = true
        let row = StackView(
            arrangedSubviews: [column, Label("aaa", fontSize: 7)], distribution: .fillProportionally)
        for (scale, width) in [(0, 25.0), (0.3, 30), (0, 25)] {
            let screen = makeScreen(scale)
            screen.addSubview(row, withEdgeInsets: .zero)
            screen.layoutIfNeeded()
            #expect(abs(column.frame.width - width) < 1e-9, "at a scale of \(scale)")
        }
    }

    @Test("A fitting size follows a changed display scale even before the next pass")
    func fitting() {
        let screen = makeScreen(0)
        screen.addSubview(stack, withEdgeInsets: .zero)
        screen.layoutIfNeeded()
        screen.displayScale = 0.3
        let size = stack.systemLayoutSizeFitting(.zero)
        screen.layoutIfNeeded()
        #expect(stack.systemLayoutSizeFitting(.zero) == size)
    }
}
