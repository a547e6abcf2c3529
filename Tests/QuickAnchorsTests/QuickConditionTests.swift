import QuickAnchors
import Testing

@Suite("Conditions in the shorthand")
struct QuickConditionTests {
    let screen = View(frame: Rect(x: 0, y: 0, width: 400, height: 300), name: "screen")
    let red = View(name: "red")
    let blue = View(name: "blue")

    private func frames(at widths: [Double], of view: View) -> [Rect] {
        widths.map { width in
            screen.frame.size.width = width
            screen.layoutIfNeeded()
            return view.frame
        }
    }

    @Test("An anchor can have a condition")
    func anchor() {
        screen.quickAdd(red, [topToTop(), leadingToLeading(), heightToConstant(50), widthToConstant(100)])
        screen.quickAdd(
            blue,
            [
                topToBottom(red, 8).when(.width(below: 600)), topToTop(red).when(.width(atLeast: 600)),
                leadingToLeading().when(.width(below: 600)), leadingToTrailing(red, 8).when(.width(atLeast: 600)),
                heightToConstant(20), widthToConstant(30),
            ])
        #expect(
            frames(at: [400, 600, 400], of: blue) == [
                Rect(x: 0, y: 58, width: 30, height: 20), Rect(x: 108, y: 0, width: 30, height: 20),
                Rect(x: 0, y: 58, width: 30, height: 20),
            ])
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A condition is described as it is written, with its anchor")
    func described() {
        let conditions: [(LayoutCondition, String)] = [
            (.width(below: 600), ".width(below: 600)"),
            (.height(atLeast: 80.5, of: red), ".height(atLeast: 80.5, of: red)"),
            (.aspectRatio(below: 2) && !.textScale(atLeast: 1.5), ".aspectRatio(below: 2) && .textScale(below: 1.5)"),
            (.compact, ".compact"), (.regular(.vertical), ".regular(.vertical)"),
            (.compact(.horizontal, of: red), ".compact(.horizontal, of: red)"),
            (.direction(.leftToRight), ".direction(.leftToRight)"),
            (.direction(.rightToLeft, of: blue), ".direction(.rightToLeft, of: blue)"),
            (
                .compact && (.width(below: 3) || !(.regular && .height(atLeast: 4))),
                ".compact && (.width(below: 3) || !(.regular && .height(atLeast: 4)))"
            ),
            (.width(300..<400, of: red), ".width(atLeast: 300, of: red) && .width(below: 400, of: red)"),
        ]
        for (condition, words) in conditions {
            #expect("\(topToBottom(red, 8).when(condition))" == "topToBottom(red, 8).when(\(words))")
        }
        #expect(
            "\(widthToConstant(8).priority(750).identifier("w").when(.compact).when(.width(below: 9)))"
                == #"widthToConstant(8).priority(750).identifier("w").when(.compact && .width(below: 9))"#)
    }

    @Test("Each form of quickAdd takes a condition")
    func forms() {
        screen.quickAdd(
            red, [topToTop(), leadingToLeading(), heightToConstant(50), widthToConstant(100)], when: .compact)
        screen.quickAdd(blue, 10, when: .compact)
        red.activateQuickAnchors(
            [topToTop(5), leadingToLeading(6), heightToConstant(7), widthToConstant(8)], when: .regular)
        screen.quickAdd(blue, [1, 2, -3, nil], [widthToConstant(9)], when: .regular)
        #expect(
            frames(at: [400, 700], of: red) == [
                Rect(x: 0, y: 0, width: 100, height: 50), Rect(x: 6, y: 5, width: 8, height: 7),
            ])
        #expect(
            frames(at: [400, 700], of: blue) == [
                Rect(x: 10, y: 10, width: 380, height: 280), Rect(x: 2, y: 1, width: 9, height: 296),
            ])
    }

    @Test("Replacing gives each constraint the condition of its anchor, whatever its previous condition")
    func replaced() {
        screen.quickAdd(red, [topToTop(), leadingToLeading()])
        var sizes = red.activateQuickAnchors([widthToConstant(10).when(.compact), heightToConstant(3)])
        let height = sizes[1]
        sizes.replace(with: [
            widthToConstant(10), heightToConstant(3).when(.compact), heightToConstant(4).when(.regular),
        ])
        #expect(sizes.map { $0.condition?.description } == [nil, "width is compact", "width is regular"])
        #expect(!height.isActive && height.condition == nil)
        #expect(
            frames(at: [400, 700], of: red).map(\.size) == [Size(width: 10, height: 3), Size(width: 10, height: 4)])
        sizes.replace(with: [widthToConstant(10), heightToConstant(5)])
        #expect(frames(at: [700, 400], of: red).map(\.size) == Array(repeating: Size(width: 10, height: 5), count: 2))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A condition around several calls is combined with their own conditions")
    func around() {
        let constraints = screen.when(.width(500..<900)) {
            screen.quickAdd(red, [topToTop(), leadingToLeading(), heightToConstant(50)])
            for width in [100, 200] {
                red.activateQuickAnchors([
                    widthToConstant(width).when(width == 100 ? .width(below: 700) : .width(atLeast: 700))
                ])
            }
            red.widthAnchor.constraint(equalToConstant: 1).withPriority(.defaultLow)
        }
        #expect(constraints.count == 6)
        #expect(frames(at: [600, 800, 1000], of: red).map(\.width) == [100, 200, 0])
    }
}
