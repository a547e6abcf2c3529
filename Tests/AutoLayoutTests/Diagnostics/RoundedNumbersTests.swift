import AutoLayout
import Testing

@Suite("Numbers taken from frames")
struct RoundedNumbersTests {
    let screen = makeScreen(width: 300, height: 300)
    let first = View(name: "first")
    let second = View(name: "second")

    private func add(_ view: View, _ constraints: (View) -> [LayoutConstraint]) {
        screen.addSubview(view)
        let corner = [
            view.topAnchor.constraint(equalTo: screen.topAnchor),
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        ]
        LayoutConstraint.activate(corner + constraints(view))
    }

    @Test("A width from a frame, a ratio and a limit do not conflict because of the frame's rounding")
    func ratio() {
        add(first) {
            [
                $0.heightAnchor.constraint(equalToConstant: 29),
                $0.widthAnchor.constraint(equalTo: $0.heightAnchor, multiplier: 16.0 / 9),
            ]
        }
        screen.layoutIfNeeded()
        #expect(first.frame.width == 51.555555556)
        add(second) {
            [
                $0.widthAnchor.constraint(equalToConstant: first.frame.width),
                $0.heightAnchor.constraint(lessThanOrEqualToConstant: 29),
                $0.widthAnchor.constraint(equalTo: $0.heightAnchor, multiplier: 16.0 / 9),
            ]
        }
        screen.layoutIfNeeded()
        #expect(abs(second.frame.height - 29) <= 1e-9 && second.frame.width == 51.555555556)
        #expect(screen.layoutConflicts.isEmpty && screen.layoutDiagnostics.isEmpty)
        #expect(second.constraints.allSatisfy { !$0.isInConflict })
    }

    @Test("Frames of thirds that are pinned on both sides do not conflict, and a hundred-thousandth of a point does")
    func thirds() {
        screen.frame.size.width = 100
        var views: [View] = []
        for index in 0..<3 {
            let view = View(name: "third \(index)")
            screen.addSubview(view)
            view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            view.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 1.0 / 3).isActive = true
            view.leadingAnchor.constraint(equalTo: views.last?.trailingAnchor ?? screen.leadingAnchor).isActive = true
            views.append(view)
        }
        screen.layoutIfNeeded()
        for view in views {
            view.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: view.frame.minX).isActive = true
            view.rightAnchor.constraint(equalTo: screen.leftAnchor, constant: view.frame.maxX).isActive = true
        }
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.isEmpty && screen.layoutDiagnostics.isEmpty)
        views[0].widthAnchor.constraint(equalToConstant: views[0].frame.width + 1e-5).isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutConflicts.count == 1)
    }
}
