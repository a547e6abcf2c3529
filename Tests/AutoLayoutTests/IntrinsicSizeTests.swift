import AutoLayout
import Testing

@Suite("Intrinsic size")
struct IntrinsicSizeTests {
    let screen = makeScreen()

    private func row(_ left: View, _ right: View) {
        for view in [left, right] {
            screen.addSubview(view)
            view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        }
        LayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
        ])
    }

    @Test("A view is as large as its content by default")
    func content() {
        let label = Content(80, 20)
        screen.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        screen.layoutIfNeeded()
        #expect(label.frame == Rect(x: 0, y: 0, width: 80, height: 20))
    }

    @Test("A changed content size changes the frame in the next pass")
    func changed() {
        let label = Content(80, 20)
        screen.addSubview(label)
        label.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        label.size.width = 90
        #expect(label.frame.width == 80)
        screen.layoutIfNeeded()
        #expect(label.frame.width == 90)
        label.size.width = View.noIntrinsicMetric
        screen.layoutIfNeeded()
        #expect(label.frame.size == Size(width: 0, height: 20))
    }

    @Test("While neither the width nor the natural width is known, the height is that at a width of 0")
    func unknownWidth() {
        let box = Hooked("box")
        var widths: [Double] = []
        box.contentHeight = { _, width in
            widths.append(width)
            return 20
        }
        screen.addSubview(box)
        box.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(widths.allSatisfy { $0 == 0 } && !widths.isEmpty && box.frame.height == 20)
    }

    @Test("The view with the higher hugging priority stays small when there is room")
    func hugging() {
        let (left, right) = (Content(80, 20), Content(60, 20))
        left.setContentHuggingPriority(.prioritizedHugging, for: .horizontal)
        row(left, right)
        screen.layoutIfNeeded()
        #expect(left.frame.width == 80)
        #expect(right.frame.width == 310)
        right.setContentHuggingPriority(252, for: .horizontal)
        screen.layoutIfNeeded()
        #expect(left.frame.width == 330)
        #expect(right.frame.width == 60)
    }

    @Test("The view with the higher compression resistance stays large when there is no room")
    func resistance() {
        let (left, right) = (Content(300, 20), Content(200, 20))
        right.setContentCompressionResistancePriority(.prioritizedCompressionResistance, for: .horizontal)
        row(left, right)
        screen.layoutIfNeeded()
        #expect(left.frame.width == 190)
        #expect(right.frame.width == 200)
    }

    @Test("A constraint's priority determines whether it overrides the content size")
    func against() {
        let label = Content(80, 20)
        screen.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 50).withPriority(751)
        width.isActive = true
        screen.layoutIfNeeded()
        #expect(label.frame.width == 50)
        width.priority = 749
        screen.layoutIfNeeded()
        #expect(label.frame.width == 80)
        width.constant = 100
        screen.layoutIfNeeded()
        #expect(label.frame.width == 100)
    }

    @Test("A content size that is not finite counts as none, with a diagnostic")
    func notFinite() {
        let label = Content(.nan, 20)
        screen.addSubview(label)
        label.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(label.frame.size == .zero)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite, .ambiguity])
    }

    @Test("A container is as large as its content and the gaps around it")
    func container() {
        let card = View(name: "card")
        screen.addSubview(card)
        card.holdTwoContents()
        LayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: screen.topAnchor),
            card.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(card.frame == Rect(x: 0, y: 0, width: 124, height: 156))
    }
}
