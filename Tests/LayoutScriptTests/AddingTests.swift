import LayoutScript
import QuickAnchors
import Testing

@Suite("quickAdd in a script")
struct AddingTests {
    @Test("Paddings have four sides, nil for none, and anchors after them")
    func paddings() {
        let source = "let red = View()\nscreen.quickAdd(red, [50, 20, nil, -20.5], [heightToConstant(100)])"
        #expect(frame(of: source) == Rect(x: 20, y: 50, width: 349.5, height: 100))
    }

    @Test("One padding is for all sides, and none is 0")
    func insets() {
        #expect(
            frame(of: "let red = View()\nscreen.quickAdd(red, 10)") == Rect(x: 10, y: 10, width: 370, height: 824))
        #expect(frame(of: "let red = View()\nscreen.quickAdd(red)") == Rect(x: 0, y: 0, width: 390, height: 844))
    }

    @Test("A view and a number are a padding from the facing edge of the view")
    func tuples() {
        expectSame(
            """
            let red = View()
            let blue = View()
            let green = View()
            screen.quickAdd(red, [50, 20, nil, nil], [heightToConstant(100), widthToConstant(100)])
            screen.quickAdd(blue, [(red, 10), 20, nil, -20], [heightToConstant(30)])
            screen.quickAdd(green, [.to(blue, 8), .to(red, 4), nil, .points(-8)], [heightToConstant(9)])
            """
        ) { screen in
            let (red, blue, green) = (View(), View(), View())
            screen.quickAdd(red, [50, 20, nil, nil], [heightToConstant(100), widthToConstant(100)])
            screen.quickAdd(blue, [(red, 10), 20, nil, -20], [heightToConstant(30)])
            screen.quickAdd(green, [.to(blue, 8), .to(red, 4), nil, .points(-8)], [heightToConstant(9)])
        }
    }

    @Test("Anchors have comparisons, multipliers, priorities, identifiers and conditions")
    func anchors() {
        expectSame(
            """
            let red = View()
            let blue = View()
            screen.quickAdd(red, [
                topToTop(10).identifier("top"), .leadingToLeading(20), heightToConstant(atLeast: 44),
                heightToConstant(0).priority(60), widthToRelatedView(screen, 10, multiplier: 0.5),
            ])
            screen.quickAdd(blue, [
                topToBottom(red, atLeast: 8), topToBottom(red, 8).priority(.defaultHigh), centerX(),
                widthToConstant(atMost: 320), widthToRelatedView(screen).priority(751), aspectRatio(16 / 9),
                bottomToBottom(-20).when(.width(below: 300)),
            ])
            """
        ) { screen in
            let (red, blue) = (View(), View())
            screen.quickAdd(
                red,
                [
                    topToTop(10).identifier("top"), .leadingToLeading(20), heightToConstant(atLeast: 44),
                    heightToConstant(0).priority(60), widthToRelatedView(screen, 10, multiplier: 0.5),
                ])
            screen.quickAdd(
                blue,
                [
                    topToBottom(red, atLeast: 8), topToBottom(red, 8).priority(.defaultHigh), centerX(),
                    widthToConstant(atMost: 320), widthToRelatedView(screen).priority(751), aspectRatio(16 / 9),
                    bottomToBottom(-20).when(.width(below: 300)),
                ])
        }
    }

    @Test("A builder has conditions and loops")
    func builder() {
        expectSame(
            """
            var above: View?
            for height in [10, 20.5, 30] {
                let row = View()
                screen.quickAdd(row) {
                    if let above { topToBottom(above, 4) } else { topToTop(8) }
                    leadingToLeading()
                    heightToConstant(height)
                    if height > 15 { widthToConstant(200) } else { trailingToTrailing() }
                }
                above = row
            }
            """
        ) { screen in
            var above: View?
            for height in [10, 20.5, 30] {
                let row = View()
                screen.quickAdd(row) {
                    if let above { topToBottom(above, 4) } else { topToTop(8) }
                    leadingToLeading()
                    heightToConstant(height)
                    if height > 15 { widthToConstant(200) } else { trailingToTrailing() }
                }
                above = row
            }
        }
    }

    @Test("A handle changes a constraint by its kind, its identifier or its index")
    func handles() {
        let source = """
            let red = View()
            let added = screen.quickAdd(red, [topToTop(10), leadingToLeading(20), heightToConstant(30).identifier("h")])
            added[.topToTop]?.constant = 100
            added["h"]?.constant *= 2
            added[1].constant = 7
            added[.bottomToBottom]?.constant = 5
            let width = screen.quickAdd(red, [widthToConstant(1)]).last
            width?.constant = 40
            """
        #expect(frame(of: source) == Rect(x: 7, y: 100, width: 40, height: 60))
    }

    @Test("States are named groups of constraints, of which one is active")
    func states() {
        expectSame(
            """
            enum Layout { case compact, regular }
            let states = LayoutStates<Layout>()
            let image = View()
            screen.quickAdd(image, [20, 20, nil, nil], [widthToConstant(50)])
            states[.compact] = [image.constraint(heightToConstant(200))]
            states[.regular] = [bottomToBottom(-20)].map(image.constraint)
            states.activate(.regular)
            """
        ) { screen in
            enum Layout { case compact, regular }
            let states = LayoutStates<Layout>()
            let image = View()
            screen.quickAdd(image, [20, 20, nil, nil], [widthToConstant(50)])
            states[.compact] = [image.constraint(heightToConstant(200))]
            states[.regular] = [bottomToBottom(-20)].map(image.constraint)
            states.activate(.regular)
        }
    }

    @Test("Every kind of anchor is read by its name", arguments: QuickAnchorType.allCases)
    func kinds(kind: QuickAnchorType) {
        let name = "\(kind(10))".prefix { $0 != "(" }
        let source = "let red = View()\nscreen.quickAdd(red, [\(name)(10)])"
        let script = Script(source, on: makeScreen())
        #expect(script.problems.isEmpty)
        guard !name.contains("ugging"), !name.contains("ompression") else { return }
        #expect(script.constraints.count == 1)
        #expect(script.constraints.first?.constraint.location == SourceLocation(fileID: "script", line: 2))
    }
}
