import AutoLayout
import LayoutControls
import LayoutTesting
import Testing

/// Each threshold is approached from both sides, one tenth of a point at a time.
@Suite("Exactly where a fault begins:")
struct ThresholdTests {
    /// The names of the views with faults of a rule, on a screen with an optional display scale.
    private func faulty(
        _ rule: LayoutRule, scale: Double = 0, tolerance: Double = 0, _ fill: (View) -> Void
    ) -> [String] {
        let screen = makeScreen()
        screen.displayScale = scale
        fill(screen)
        return LayoutCheck(sizes: [phone], directions: [.leftToRight], rules: [rule], toleratedOverlap: tolerance)
            .faults(in: screen).map { "\($0.viewName): \($0.problem)" }
    }

    /// The first of the lengths 0, 0.1, 0.2 … from which on there is a fault, for a view made with the length.
    private func first(
        _ rule: LayoutRule, scale: Double = 0, tolerance: Double = 0, _ fill: (View, Double) -> Void
    ) -> Double? {
        let lengths = (0...40).map { Double($0) / 10 }
        let isFaulty = lengths.map { length in
            !faulty(rule, scale: scale, tolerance: tolerance) { fill($0, length) }.isEmpty
        }
        let index = isFaulty.firstIndex(of: true)
        #expect(isFaulty[(index ?? 41)...].allSatisfy { $0 })
        return index.map { lengths[$0] }
    }

    @Test("views may overlap by the tolerated length, in either direction, and by what pixels may add")
    func overlaps() {
        for isVertical in [false, true] {
            func overlap(_ screen: View, by length: Double) {
                screen.add("back", 10, 10, 50, 50)
                let front = isVertical ? (20.0, 60 - length) : (60 - length, 20)
                screen.add("front", front.0, front.1, 50, 50)
            }
            #expect(first(.noOverlaps, overlap) == 0.1)
            #expect(first(.noOverlaps, tolerance: 1, overlap) == 1.1)
            #expect(first(.noOverlaps, tolerance: 2, overlap) == 2.1)
        }
        // Neither the views that are only a line, nor those that are almost invisible.
        func beside(_ change: (View) -> Void) -> [String] {
            faulty(.noOverlaps) { screen in
                screen.add("back", 10, 10, 50, 50)
                change(screen.add("front", 20, 20, 20, 20))
            }
        }
        #expect(beside { _ in } == ["front: overlaps back by 20 × 20 at (20, 20)"])
        #expect(beside { $0.alpha = 0.01 }.count == 1)
        #expect(beside { $0.alpha = 0.0099 }.isEmpty)
        #expect(beside { $0.frame.size.width = 0 }.isEmpty)
        #expect(beside { $0.frame.size.height = 0 }.isEmpty)
        #expect(beside { $0.frame.origin = Point(x: 60, y: 60) }.isEmpty)
        #expect(beside { $0.frame.origin = Point(x: 59, y: 60) }.isEmpty)
        #expect(beside { $0.frame.origin = Point(x: 59, y: 59) } == ["front: overlaps back by 1 × 1 at (59, 59)"])
    }

    @Test("a background has to reach all four edges of its parent")
    func backgrounds() {
        for side in 0..<4 {
            func card(_ screen: View, _ gap: Double) {
                let card = screen.add("card", 0, 0, 100, 100)
                let frame = [
                    Rect(x: gap, y: 0, width: 100, height: 100), Rect(x: 0, y: gap, width: 100, height: 100),
                    Rect(x: 0, y: 0, width: 100 - gap, height: 100), Rect(x: 0, y: 0, width: 100, height: 100 - gap),
                ][side]
                card.add("background", frame.minX, frame.minY, frame.width, frame.height)
                card.add("text", 20, 20, 10, 10)
            }
            #expect(first(.noOverlaps, card) == 0.1, "\(side)")
        }
    }

    @Test("an empty button may cover its siblings, one that shows anything may not")
    func emptyButtons() {
        func button(_ change: (Button) -> Void) -> [String] {
            faulty(.noOverlaps) { screen in
                let card = screen.add("card", 0, 0, 100, 100)
                card.add("text", 20, 20, 10, 10)
                let button = Button(nil)
                button.frame = card.bounds
                change(button)
                card.addSubview(button)
            }
        }
        #expect(button { _ in }.isEmpty)
        #expect(button { $0.backgroundColor = .clear }.isEmpty)
        #expect(button { $0.backgroundColor = Color(white: 1, alpha: 0.1) }.count == 1)
        #expect(button { $0.borderWidth = 1 }.count == 1)
        #expect(button { $0.backgroundGradient = View.Gradient(from: .red, to: .blue) }.count == 1)
        #expect(button { $0.title = "OK" }.count == 1)
        #expect(button { $0.imageView.naturalSize = Size(width: 5, height: 5) }.count == 1)
        #expect(button { $0.frame.size.width = 99 }.count == 1)
    }

    @Test("a view may not extend beyond any edge of its parent, wherever that has scrolled")
    func outside() {
        let sides: [(dx: Double, dy: Double, edge: String)] = [
            (-1, 0, "left"), (0, -1, "top"), (1, 0, "right"), (0, 1, "bottom"),
        ]
        for side in sides {
            func place(_ screen: View, _ length: Double) {
                let card = screen.add("card", 50, 50, 100, 100)
                card.bounds.origin = Point(x: 7, y: 9)
                card.add("box", length * side.dx, length * side.dy, 100, 100)
            }
            #expect(first(.nothingOutside, place) == 0.1, "\(side)")
            #expect(
                faulty(.nothingOutside) { place($0, 3) } == ["box: extends beyond its parent by 3 at the \(side.edge)"])
        }
        #expect(
            faulty(.nothingOutside) { $0.add("box", -1, -2, 324, 573) }
                == [
                    "box: extends beyond its parent by 2 at the top, by 1 at the left, by 3 at the bottom and by 3 at "
                        + "the right"
                ])
    }

    @Test("text may be clipped by less than a point, or a pixel if its size is known")
    func text() {
        func cut(_ screen: View, _ length: Double) {
            let label = Label("twenty letters here", fontSize: 10, numberOfLines: 0, name: "label")
            label.frame = Rect(x: 0, y: 0, width: 200, height: 10 - length)
            screen.addSubview(label)
        }
        #expect(first(.textFits, cut) == 1.1)
        #expect(first(.textFits, scale: 2, cut) == 0.6)
        #expect(
            faulty(.textFits) { cut($0, 3) } == ["label: clips its text: the lines need 95 × 10, the label is 200 × 7"])
        func narrow(_ screen: View, _ length: Double) {
            let label = Label("twenty letters here", fontSize: 10, name: "label")
            label.frame = Rect(x: 0, y: 0, width: 95 - length, height: 10)
            screen.addSubview(label)
        }
        #expect(first(.textFits, narrow) == 0.1)
        #expect(
            faulty(.textFits) { narrow($0, 30) } == [
                "label: truncates “twenty letters here” to “twenty lette…”: it needs a width of 95 and has 65"
            ])
    }

    @Test("a touch target is 44 points wide and high, or as large as its control naturally is")
    func touches() {
        for isWidth in [true, false] {
            func target(_ screen: View, _ length: Double) {
                let view = screen.add("target", 5, 5, isWidth ? 44 - length : 50, isWidth ? 50 : 44 - length)
                view.isTouchTarget = true
            }
            #expect(first(.touchTargets, target) == 0.1)
        }
        let toggle = Switch(frame: .zero)
        let natural = toggle.naturalSize
        func squeezed(_ screen: View, _ length: Double) {
            let toggle = Switch(frame: Rect(x: 5, y: 5, width: 60, height: natural.height - length))
            screen.addSubview(toggle)
        }
        #expect(first(.touchTargets, squeezed) == 1.1)
        #expect(first(.touchTargets, scale: 2, squeezed) == 0.6)
    }

    @Test("of equal faults, the worst counts, whatever kind it is")
    func worst() {
        func worst(_ sizes: [Double], _ fill: (View, View) -> Void) -> [String] {
            let screen = makeScreen()
            let box = View(name: "box")
            screen.addSubview(box)
            fill(screen, box)
            let check = LayoutCheck(
                sizes: sizes.map { Size(width: $0, height: 500) }, directions: [.leftToRight],
                rules: LayoutRule.usual.subtracting([.noAmbiguity]), toleratedOverlap: 0)
            return check.faults(in: screen).map {
                "\($0.worstScreen.size.width.plain) \($0.screens.count) \($0.problem)"
            }
        }
        func place(_ view: View, _ screen: View, width: Double) {
            LayoutConstraint.activate([
                view.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
                view.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10),
                view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: 30),
            ])
        }
        #expect(
            worst([300, 200, 250]) { screen, box in place(box, screen, width: 320) }
                == ["200 3 extends beyond its parent by 120 at the left"])
        #expect(
            worst([300, 200, 250]) { screen, box in
                place(box, screen, width: 150)
                screen.add("fixed", 0, 0, 130, 30)
            } == ["200 2 overlaps box by 80 × 20 at (50, 10)"])
        #expect(
            worst([300, 200, 250]) { screen, box in
                let label = Label("thirty letters in one long line", fontSize: 20, name: "label")
                screen.addSubview(label)
                LayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
                    label.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
                ])
                place(box, screen, width: 10)
            } == [
                "200 3 truncates “thirty letters in one long line” to “thirty letters in o…”: it needs a width of 310 "
                    + "and has 200"
            ])
    }

    @Test("texts are two-fifths longer, rounded up, without blanks, or empty", arguments: 0..<12)
    func variants(_ length: Int) {
        let screen = makeScreen()
        let letters = String("abcdefghijk".prefix(length))
        let label = Label(letters, fontSize: 10, name: "label")
        screen.addSubview(label)
        LayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            label.topAnchor.constraint(equalTo: screen.topAnchor),
        ])
        let check = LayoutCheck(
            sizes: [phone], directions: [.leftToRight], texts: [.asWritten, .longer, .oneWord, .empty])
        var widths: [Double?] {
            check.recording(of: screen).text.split(separator: "\n").filter { $0.contains("  label") }
                .map { Double($0.split(separator: ",")[2].drop { $0 == " " }) }
        }
        let longer = length == 0 ? 0 : length + 1 + Int((0.4 * Double(length)).rounded(.up))
        #expect(widths == [length, longer, length, 0].map { Double($0 * 5) })
        #expect(label.text == letters)
        label.text = letters.map { "\($0)" }.joined(separator: " ")
        #expect(widths[2] == Double(length * 5))
    }
}
