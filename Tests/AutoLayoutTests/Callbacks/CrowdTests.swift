import AutoLayout
import Testing

@Suite("Views with many subviews, which keep which of them have work")
struct CrowdTests {
    private let screen = makeScreen()
    private let rows: [Hooked]
    private let log = Log()

    private final class Log {
        var names: [String] = []
        func take() -> [String] {
            defer { names = [] }
            return names
        }
    }

    init() {
        rows = (0..<100).map { Hooked("row \($0)") }
        for (index, row) in rows.enumerated() {
            row.onLayout = { [log] row in log.names.append(row.name ?? "") }
            screen.addSubview(row)
            row.pin(0, Double(10 * index), 100, 10, to: screen)
        }
        screen.layoutIfNeeded()
    }

    private func laidOut() -> [String] {
        screen.layoutIfNeeded()
        return log.take()
    }

    @Test("Exactly the subviews that ask for it are laid out, from back to front")
    func asked() {
        #expect(log.take() == rows.map { $0.name ?? "" })
        rows[40].setNeedsLayout()
        #expect(laidOut() == ["row 40"])
        rows[40].setNeedsLayout()
        rows[40].setNeedsLayout()
        #expect(laidOut() == ["row 40"])
        for index in [70, 3, 99] { rows[index].setNeedsLayout() }
        #expect(laidOut() == ["row 3", "row 70", "row 99"])
        #expect(laidOut().isEmpty)
    }

    @Test("The subview that asks is found wherever it is", arguments: [100, 101])
    func anywhere(count: Int) {
        if count > rows.count { screen.addSubview(View()) }
        screen.layoutIfNeeded()
        _ = log.take()
        for row in rows {
            row.setNeedsLayout()
            #expect(laidOut() == [row.name])
        }
    }

    @Test("Work inside a subview, and of one that leaves and returns, is found as in a view with few subviews")
    func moved() {
        func story(_ count: Int) -> [[String]] {
            let (screen, log, box, inner) = (makeScreen(), Log(), Hooked("box"), Hooked("inner"))
            for view in [box, inner] { view.onLayout = { view in log.names.append(view.name ?? "") } }
            for _ in 0..<count { screen.addSubview(View()) }
            screen.addSubview(box)
            box.pin(0, 0, 100, 10, to: screen)
            func laidOut() -> [String] {
                screen.layoutIfNeeded()
                return log.take() + ["\(box.frame)"]
            }
            var steps = [laidOut()]
            func take(_ step: () -> Void) {
                step()
                steps.append(laidOut())
            }
            take { box.addSubview(inner) }
            take { inner.setNeedsLayout() }
            take {
                inner.setNeedsLayout()
                box.removeFromSuperview()
            }
            take { screen.insertSubview(box, at: 0) }
            take { box.pin(5, 5, 20, 20, to: screen) }
            take { inner.pin(1, 1, 5, 5, to: box) }
            return steps
        }
        #expect(story(100) == story(3) && story(3)[2].first == "inner")
    }

    @Test("Constraints of the subview that asks for it are updated")
    func updated() {
        let row = View()
        row.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(row)
        screen.layoutIfNeeded()
        #expect(row.frame == .zero && row.hasAmbiguousLayout)
        let stack = StackView(axis: .vertical)
        screen.addSubview(stack)
        stack.pin(0, 0, 80, 40, to: screen)
        stack.addArrangedSubview(View())
        #expect(stack.subviews[0].frame.size == .zero)
        screen.layoutIfNeeded()
        #expect(stack.subviews[0].frame.size == Size(width: 80, height: 40))
        stack.addArrangedSubview(Content(10, 15))
        screen.layoutIfNeeded()
        #expect(stack.subviews[1].frame.height == 15)
    }
}
