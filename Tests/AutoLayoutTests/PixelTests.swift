import AutoLayout
import Testing

@Suite("Pixels")
struct PixelTests {
    @Test("Without a scale frames are exact")
    func exact() {
        let screen = makeScreen(width: 100, height: 10)
        let box = View()
        screen.addSubview(box)
        box.pin(0.1, 0.2, 0.3, 0.4, to: screen)
        screen.layoutIfNeeded()
        #expect(abs(box.frame.width - 0.3) < 1e-12 && abs(box.frame.minX - 0.1) < 1e-12)
    }

    @Test("Both edges go to whole pixels, in root space", arguments: [1.0, 2, 3])
    func edges(scale: Double) {
        let screen = makeScreen(width: 100, height: 10)
        screen.displayScale = scale
        let (panel, box) = (View(), View())
        screen.addSubview(panel)
        panel.addSubview(box)
        panel.pin(10.3, 0, 50, 5, to: screen)
        box.pin(0.4, 0, 10.4, 5, to: panel)
        screen.layoutIfNeeded()
        let left = panel.frame.minX + box.frame.minX
        #expect(abs(left - (10.7 * scale).rounded() / scale) < 1e-9)
        #expect(abs(left + box.frame.width - (21.1 * scale).rounded() / scale) < 1e-9)
    }

    @Test("Neighbours that touch in exact numbers touch in pixels", arguments: [1.0, 2, 3])
    func neighbours(scale: Double) {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let screen = makeScreen(width: Double.random(in: 50...500, using: &random), height: 10)
            screen.displayScale = scale
            let columns = (0..<7).map { _ in View() }
            for (index, column) in columns.enumerated() {
                screen.addSubview(column)
                let before = index == 0 ? screen.leftAnchor : columns[index - 1].rightAnchor
                LayoutConstraint.activate([
                    column.leftAnchor.constraint(equalTo: before),
                    column.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 1.0 / 7),
                ])
            }
            screen.layoutIfNeeded()
            for (left, right) in zip(columns, columns.dropFirst()) {
                #expect(abs(left.frame.maxX - right.frame.minX) < 1e-9, "seed \(seed)")
                #expect(abs((left.frame.maxX * scale) - (left.frame.maxX * scale).rounded()) < 1e-6, "seed \(seed)")
            }
        }
    }

    @Test("A changed scale rounds all frames again")
    func changed() {
        let screen = makeScreen(width: 100, height: 10)
        let box = View()
        screen.addSubview(box)
        box.pin(0.3, 0, 10, 5, to: screen)
        screen.layoutIfNeeded()
        screen.displayScale = 2
        screen.layoutIfNeeded()
        #expect(box.frame.minX == 0.5)
    }

    @Test("A subview that stays in place is shown at the same pixels when its parent moves under it")
    func parentMoves() {
        let screen = makeScreen(width: 100, height: 10)
        screen.displayScale = 1
        let (panel, box) = (View(), View())
        screen.addSubview(panel)
        panel.addSubview(box)
        let left = panel.pin(10, 0, 50, 5, to: screen)[0]
        box.pin(20, 0, 10, 5, to: screen)
        screen.layoutIfNeeded()
        left.constant = 12.6
        screen.layoutIfNeeded()
        #expect(panel.frame.minX == 13)
        #expect(box.frame.minX == 7)
    }
}
