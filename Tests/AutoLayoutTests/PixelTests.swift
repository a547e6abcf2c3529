import AutoLayout
import TestSupport
import Testing

@Suite("Pixels")
struct PixelTests {
    @Test("Without a scale, frames are exact")
    func exact() {
        let screen = makeScreen(width: 100, height: 10)
        let box = View()
        screen.addSubview(box)
        box.pin(0.1, 0.2, 0.3, 0.4, to: screen)
        screen.layoutIfNeeded()
        #expect(abs(box.frame.width - 0.3) < 1e-12 && abs(box.frame.minX - 0.1) < 1e-12)
    }

    @Test("Both edges are rounded to whole pixels in the root's coordinates", arguments: [1.0, 2, 3])
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

    @Test("A view that constraints place exactly where its frame was is rounded to pixels")
    func placedByFrameBefore() {
        let screen = makeScreen(width: 100, height: 100)
        screen.displayScale = 1
        let (panel, box, child) = (View(frame: Rect(x: 0.25, y: 0, width: 50, height: 50)), View(), View())
        screen.addSubview(panel)
        box.frame = Rect(x: 0, y: 0, width: 10, height: 10)
        panel.addSubview(box)
        box.addSubview(child, withEdgeInsets: .zero)
        screen.layoutIfNeeded()
        #expect(box.frame.minX == 0)
        box.pin(0, 0, 10, 10, to: panel)
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: -0.25, y: 0, width: 10, height: 10))
    }

    @Test("A scale changed by a callback applies to all views in the pass")
    func changedInCallback() {
        let screen = makeScreen(width: 100, height: 100)
        screen.displayScale = 2
        let (first, second) = (Hooked("first"), View(name: "second"))
        for view in [first, second] {
            screen.addSubview(view)
            view.pin(0, 0.3, 10.7, 10, to: screen)
        }
        first.onLayout = { [unowned screen] _ in screen.displayScale = 1 }
        screen.layoutIfNeeded()
        for view in [first, second] { #expect(view.frame == Rect(x: 0, y: 0, width: 11, height: 10)) }
    }

    @Test(
        "In random layouts, neighbors whose exact edges touch still touch after rounding to pixels",
        arguments: [1.0, 2, 3])
    func neighbors(scale: Double) {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        let screen = makeScreen(width: 100, height: 100)
        screen.displayScale = scale
        let (panel, columns) = (View(name: "panel"), (0..<4).map { View(name: "column \($0)") })
        screen.addSubview(panel)
        let place = panel.pin(0, 0, 50, 50, to: screen)
        // Every other column is in the panel; the rest are beside the panel, in the screen.
        for (index, column) in columns.enumerated() { (index % 2 == 0 ? panel : screen).addSubview(column) }
        var (widths, heights): ([LayoutConstraint], [LayoutConstraint]) = ([], [])
        for (index, column) in columns.enumerated() {
            let last = index == 0 ? nil : columns[index - 1]
            widths.append(column.widthAnchor.constraint(equalToConstant: 1))
            heights.append(column.heightAnchor.constraint(equalToConstant: 1))
            column.leftAnchor.constraint(equalTo: last?.rightAnchor ?? panel.leftAnchor).isActive = true
            column.topAnchor.constraint(equalTo: last?.bottomAnchor ?? panel.topAnchor).isActive = true
        }
        LayoutConstraint.activate(widths + heights)
        for _ in 0..<Effort.cases(10_000) {
            for constraint in place + widths + heights {
                constraint.constant = Double.random(in: 0...40, using: &random)
            }
            screen.layoutIfNeeded()
            let origin = panel.frame.origin
            let shown = columns.map { column in
                guard column.superview === panel else { return column.frame }
                return Rect(
                    x: origin.x + column.frame.minX, y: origin.y + column.frame.minY, width: column.frame.width,
                    height: column.frame.height)
            }
            var worst = 0.0
            for (first, second) in zip(shown, shown.dropFirst()) {
                worst = max(worst, abs(first.maxX - second.minX), abs(first.maxY - second.minY))
            }
            for edge in shown.flatMap({ [$0.minX, $0.maxX, $0.minY, $0.maxY] }) {
                worst = max(worst, abs(edge * scale - (edge * scale).rounded()))
            }
            #expect(worst < 1e-9, "seed \(seed)")
        }
    }

    @Test("Changing the scale rounds frames again")
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

    @Test("A subview that stays in place on the screen keeps its pixels when its parent moves")
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

    @Test("After a parent moves and one subview is laid out alone, the next pass rounds the other")
    func besideTop() {
        let screen = makeScreen(width: 100, height: 100)
        screen.displayScale = 1
        let (panel, one, other) = (View(frame: Rect(x: 0, y: 0, width: 50, height: 50)), View(), View())
        screen.addSubview(panel)
        for view in [one, other] {
            panel.addSubview(view)
            view.pin(0.375, 0, 10, 10, to: panel)
        }
        screen.layoutIfNeeded()
        #expect([one, other].map(\.frame.minX) == [0, 0])
        // On the screen, the views' left edges are at 0.625 now. The nearest pixel edge is at 1, which is 0.75 from the
        // panel's left edge.
        panel.frame.origin.x = 0.25
        one.layoutIfNeeded()
        #expect([one, other].map(\.frame.minX) == [0.75, 0])
        screen.layoutIfNeeded()
        #expect([one, other].map(\.frame.minX) == [0.75, 0.75])
    }

    @Test("A view that moves to another parent is rounded to pixels there")
    func movedInto() {
        let screen = makeScreen(width: 100, height: 100)
        screen.displayScale = 1
        let (here, there, box) = (View(frame: Rect(x: 0, y: 0, width: 50, height: 50)), View(), View())
        there.frame = Rect(x: 0.25, y: 50, width: 50, height: 50)
        for view in [here, there] { screen.addSubview(view) }
        here.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 10).isActive = true
        box.heightAnchor.constraint(equalToConstant: 10).isActive = true
        screen.layoutIfNeeded()
        #expect(box.frame.minX == 0)
        there.addSubview(box)
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: -0.25, y: 0, width: 10, height: 10))
    }

    @Test("Rounded separately, a size does not depend on the origin, and views of equal size stay equal")
    func originAndSize() {
        let screen = makeScreen(width: 280, height: 72)
        (screen.displayScale, screen.pixelRounding) = (3, .originAndSize)
        let line = View()
        screen.addSubview(line)
        line.pin(0, 25.1667, 40, 21.6667, to: screen)
        let columns = (0..<3).map { _ in View() }
        for (index, column) in columns.enumerated() {
            screen.addSubview(column)
            column.pin(280 / 3 * Double(index), 0, 280 / 3, 10, to: screen)
        }
        screen.layoutIfNeeded()
        // 75.5 pixels go up to 76, and 65 stay.
        #expect(line.frame == Rect(x: 0, y: 76.0 / 3, width: 40, height: 65.0 / 3))
        screen.displayScale = 2
        screen.layoutIfNeeded()
        // 186.67 pixels are 187; the columns begin at 0, 186.67 and 373.33 pixels.
        #expect(columns.map(\.frame.width) == [93.5, 93.5, 93.5])
        #expect(columns.map(\.frame.minX) == [0, 93.5, 186.5])
        screen.pixelRounding = .edges
        screen.layoutIfNeeded()
        #expect(columns.map(\.frame.width) == [93.5, 93, 93.5])
    }

    @Test(
        "Rounded separately, half pixels go away from 0",
        arguments: [(-0.25, -0.5), (-0.75, -1), (0.25, 0.5), (-0.2, 0), (0.7, 0.5)])
    func halves(exact: Double, rounded: Double) {
        let screen = makeScreen(width: 100, height: 100)
        (screen.displayScale, screen.pixelRounding) = (2, .originAndSize)
        let box = View()
        screen.addSubview(box)
        box.pin(exact, exact, 10.25, 10.2, to: screen)
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: rounded, y: rounded, width: 10.5, height: 10))
    }

    @Test("Rounded separately, an origin is on the pixels of the superview, wherever that is")
    func pixelsOfSuperview() {
        let screen = makeScreen(width: 100, height: 100)
        (screen.displayScale, screen.pixelRounding) = (1, .originAndSize)
        let (panel, box, held) = (View(), View(), View(frame: Rect(x: 0.25, y: 0, width: 50, height: 50)))
        for view in [panel, held] { screen.addSubview(view) }
        panel.addSubview(box)
        let left = panel.pin(0.4, 0, 50, 50, to: screen)[0]
        box.pin(0.4, 0, 10, 10, to: panel)
        let inner = View()
        held.addSubview(inner)
        inner.pin(10, 0, 10, 10, to: held)
        screen.layoutIfNeeded()
        #expect(panel.frame.minX == 0 && box.frame.minX == 0 && inner.frame.minX == 10)
        left.constant = 0.5
        screen.layoutIfNeeded()
        #expect(panel.frame.minX == 1 && box.frame.minX == 0)
        // On the screen, the exact left edges are at 0.5 and 0.9, so both go to 1.
        screen.pixelRounding = .edges
        screen.layoutIfNeeded()
        #expect(panel.frame.minX == 1 && box.frame.minX == 0 && inner.frame.minX == 9.75)
    }
}
