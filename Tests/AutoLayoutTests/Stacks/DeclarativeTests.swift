import AutoLayout
import Testing

@Suite("Stacks written declaratively")
struct DeclarativeTests {
    private func laidOut(_ view: View, _ width: Double, _ height: Double) -> View {
        let screen = makeScreen(width: width, height: height)
        screen.addSubviewWithEdgeConstraints(view)
        screen.layoutIfNeeded()
        return screen
    }

    @Test("In a card of an avatar, a space and a column, the middle of the column takes the remaining height")
    func card() {
        let (avatar, name, date) = (Content(40, 40), Content(90, 16), Content(70, 12))
        let card = HStack {
            avatar
            HSpace(8)
            VStack {
                VSpace(20)
                name
                AnySpace()
                date
                VSpace(20)
            }
        }
        let screen = laidOut(card, 240, 100)
        let column = card.arrangedSubviews[2]
        #expect(column.frame == Rect(x: 150, y: 0, width: 90, height: 100))
        #expect(avatar.frame == Rect(x: 0, y: 0, width: 142, height: 100))
        #expect(name.frame == Rect(x: 0, y: 20, width: 90, height: 16))
        #expect(date.frame == Rect(x: 0, y: 68, width: 90, height: 12))
        avatar.setContentHuggingPriority(.prioritizedHugging, for: .horizontal)
        screen.layoutIfNeeded()
        #expect(avatar.frame.width == 40 && column.frame.width == 192)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Conditions and loops work in the braces", arguments: [true, false])
    func conditions(isWide: Bool) {
        let missing: View? = nil
        let views = (0..<3).map { _ in Content(10, 10) }
        let stack = VStack(spacing: 2) {
            if isWide { HSpace(300) }
            for view in views { view }
            missing
            if isWide { Content(1, 1) } else { AnySpace() }
            [View(), View()]
        }
        #expect(stack.arrangedSubviews.count == (isWide ? 7 : 6))
        #expect(stack.axis == .vertical && stack.spacing == 2)
    }

    @Test("A space keeps its length, can be changed and hidden, and causes no conflict")
    func spaces() {
        let (space, view) = (HSpace(20), Content(30, 10))
        let row = HStack {
            space
            view
        }
        let screen = laidOut(row, 100, 10)
        #expect(view.frame == Rect(x: 20, y: 0, width: 80, height: 10))
        space.length = 50
        screen.layoutIfNeeded()
        #expect(view.frame.minX == 50)
        space.isHidden = true
        screen.layoutIfNeeded()
        #expect(view.frame.minX == 0)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A horizontal space adds neither width nor height to a column")
    func spacesAcross() {
        let column = VStack(alignment: .leading) {
            HSpace(20)
            Content(30, 10)
        }
        let screen = makeScreen()
        screen.addSubview(column)
        column.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        column.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(column.frame.size == Size(width: 30, height: 10))
    }

    @Test("Empty braces make an empty stack")
    func empty() {
        #expect(HStack {}.arrangedSubviews.isEmpty)
        #expect(VStack().arrangedSubviews.isEmpty)
    }
}
