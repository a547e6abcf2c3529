import AutoLayout
import TestSupport
import Testing

@Suite("Order of calls")
struct OrderTests {
    @Test("Constraints that determine everything give bit-identical frames in whatever order they are activated")
    func shuffled() {
        var random = SystemRandomNumberGenerator()
        let reference = frames { _ in }
        for _ in 0..<Effort.cases(1000) { #expect(frames { $0.shuffle(using: &random) } == reference) }
    }

    @Test(
        "Of contradicting widths of equal rank the one activated first holds, even in the place of one taken out before",
        arguments: 0..<UInt64(Effort.cases(400)))
    func vacancies(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let (screen, box) = (makeScreen(width: 512), View())
        screen.layoutDiagnosticHandler = { _ in }
        screen.addSubview(box)
        let widths = (0..<12).map {
            box.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: Double(10 + $0) / 512)
        }
        var active: [LayoutConstraint] = []
        for _ in 0..<3 {
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let width = widths.randomElement(using: &random)!
                if let index = active.firstIndex(where: { $0 === width }) {
                    width.isActive = false
                    active.remove(at: index)
                } else {
                    width.isActive = true
                    active.append(width)
                }
            }
            screen.layoutIfNeeded()
            #expect(box.frame.width == 512 * (active.first?.multiplier ?? 0), "seed \(seed)")
        }
    }

    /// The frames of boxes at fractional positions, with the constraints activated in the order that `reorder` gives
    /// them.
    private func frames(_ reorder: (inout [LayoutConstraint]) -> Void) -> [Rect] {
        let screen = makeScreen(width: 391.3)
        let boxes = (0..<4).map { _ in View() }
        for box in boxes { screen.addSubview(box) }
        let (red, blue, green, gray) = (boxes[0], boxes[1], boxes[2], boxes[3])
        var constraints = red.pin(20.1, 50.7, 0, 100, to: screen)
        LayoutConstraint.deactivate(constraints)
        constraints.remove(at: 2)
        constraints += [
            blue.topAnchor.constraint(equalTo: red.topAnchor),
            blue.bottomAnchor.constraint(equalTo: red.bottomAnchor),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 20),
            blue.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20.3),
            blue.widthAnchor.constraint(equalTo: red.widthAnchor, multiplier: 1.0 / 3),
            green.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
            green.leftAnchor.constraint(equalTo: red.leftAnchor),
            green.rightAnchor.constraint(equalTo: blue.rightAnchor),
            green.heightAnchor.constraint(equalTo: blue.widthAnchor, multiplier: 0.7),
            gray.centerXAnchor.constraint(equalTo: green.centerXAnchor),
            gray.centerYAnchor.constraint(equalTo: green.bottomAnchor),
            gray.widthAnchor.constraint(equalTo: blue.widthAnchor, constant: 1.1),
            gray.heightAnchor.constraint(equalTo: gray.widthAnchor, multiplier: 0.1),
        ]
        reorder(&constraints)
        LayoutConstraint.activate(constraints)
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.isEmpty)
        return boxes.map(\.frame)
    }
}
