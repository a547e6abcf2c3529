import AutoLayout
import Testing

@Suite("Observers and settings that follow conditions")
struct ObserverTests {
    let screen = makeScreen(width: 400)

    private func results<Result>(at widths: [Double], _ read: () -> Result) -> [Result] {
        widths.map { width in
            screen.frame.size.width = width
            screen.layoutIfNeeded()
            return read()
        }
    }

    @Test("An observer is called in the first pass, and then on each change, in the pass that makes it")
    func observed() {
        let label = Label("short", name: "label")
        screen.addSubview(label)
        label.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        var calls: [Bool] = []
        label.observe(.width(below: 500)) { [unowned label] isNarrow in
            calls.append(isNarrow)
            label.text = isNarrow ? "short" : "long enough"
        }
        let widths = results(at: [600, 650, 400, 300]) { label.frame.width }
        #expect(calls == [false, true])
        #expect(widths[0] == widths[1] && widths[2] == widths[3] && widths[0] > widths[2])
        #expect(label.constraints.isEmpty)
    }

    @Test("A view with an observer can still be placed by its frame")
    func placedByFrame() {
        let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
        screen.addSubview(view)
        view.observe(.compact) { _ in }
        screen.layoutIfNeeded()
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("An observer moves with its view to another tree, and is called only if the value differs there")
    func moved() {
        let (view, other) = (View(), makeScreen(width: 900))
        var calls: [Bool] = []
        view.observe(.width(below: 500)) { calls.append($0) }
        screen.addSubview(view)
        screen.layoutIfNeeded()
        view.removeFromSuperview()
        other.addSubview(view)
        other.layoutIfNeeded()
        screen.addSubview(view)
        screen.layoutIfNeeded()
        #expect(calls == [true, false, true])
    }

    @Test("An observer is not called again with the same value when its view leaves and comes back")
    func returned() {
        let view = View()
        var calls: [Bool] = []
        view.observe(.width(below: 500)) { calls.append($0) }
        for _ in 0..<2 {
            screen.addSubview(view)
            screen.layoutIfNeeded()
            view.removeFromSuperview()
        }
        #expect(calls == [true])
    }

    @Test("An observer may remove its view")
    func leaves() {
        let view = View()
        screen.addSubview(view)
        view.observe(.width(below: 500)) { [unowned view] _ in view.removeFromSuperview() }
        screen.layoutIfNeeded()
        #expect(screen.subviews.isEmpty)
    }

    @Test("The axis and spacing of a stack each follow the first of their conditions that holds")
    func stack() {
        let contents = [Content(40, 10), Content(50, 10)]
        let stack = StackView(arrangedSubviews: contents, spacing: 16, name: "stack")
        screen.addSubview(stack)
        LayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: screen.topAnchor),
            stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        ])
        stack.setAxis(.vertical, when: .width(below: 300))
        stack.setSpacing(4, when: .width(below: 300))
        stack.setSpacing(8, when: .width(below: 500))
        let sizes = results(at: [600, 400, 200, 400, 600]) { stack.frame.size }
        let wide = Size(width: 106, height: 10)
        let middle = Size(width: 98, height: 10)
        #expect(sizes == [wide, middle, Size(width: 50, height: 24), middle, wide])
        stack.spacing = 20
        stack.axis = .vertical
        #expect(results(at: [600]) { stack.frame.size } == [Size(width: 50, height: 40)])
        #expect(results(at: [400]) { stack.frame.size } == [Size(width: 50, height: 28)])
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("An arranged view that a condition hides takes no room")
    func hidden() {
        let contents = [Content(40, 10), Content(50, 10)]
        let stack = StackView(arrangedSubviews: contents, spacing: 10, name: "stack")
        screen.addSubview(stack)
        LayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: screen.topAnchor),
            stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        ])
        contents[1].setHidden(true, when: .compact)
        #expect(results(at: [700, 400, 700]) { stack.frame.width } == [100, 40, 100])
        contents[1].isHidden = true
        #expect(results(at: [700, 400]) { contents[1].isHidden } == [true, true])
        contents[1].isHidden = false
        #expect(results(at: [400, 700]) { contents[1].isHidden } == [true, false])
    }
}
