import AutoLayout
import Testing

@Suite("States that follow conditions")
struct ConditionalStatesTests {
    let screen = makeScreen(width: 400)
    let box = View(name: "box")
    let states = LayoutStates<String>()

    init() {
        screen.addSubview(box)
        box.pin(0, 0, 10, 10, to: screen)[2].isActive = false
        let shared = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
        states["narrow"] = [box.widthAnchor.constraint(equalToConstant: 20)]
        states["middle"] = [box.widthAnchor.constraint(equalToConstant: 40).withPriority(.defaultHigh), shared]
        states["wide"] = [box.widthAnchor.constraint(equalToConstant: 25).withPriority(.defaultHigh), shared]
    }

    private func results(at widths: [Double]) -> [String] {
        widths.map { width in
            screen.frame.size.width = width
            screen.layoutIfNeeded()
            return "\(states.active ?? "none") \(box.frame.width)"
        }
    }

    @Test("The first group whose condition holds is the active one, and a constraint may be in several groups")
    func used() {
        states.use("wide", when: .width(atLeast: 900))
        states.use("middle", when: .width(atLeast: 600))
        states.use("narrow", when: .width(atLeast: 300))
        #expect(
            results(at: [400, 700, 1000, 700, 100]) == [
                "narrow 20.0", "middle 40.0", "wide 30.0", "middle 40.0", "none 0.0",
            ])
        #expect(screen.layoutDiagnostics.allSatisfy { $0.kind == .ambiguity })
    }

    @Test("A group whose constraints are replaced uses the new ones under its condition")
    func replaced() {
        states.use("wide", when: .width(atLeast: 900))
        states.use("narrow", when: .width(below: 900))
        _ = results(at: [400])
        states["narrow"] = [box.widthAnchor.constraint(equalToConstant: 22)]
        #expect(results(at: [400, 1000]) == ["narrow 22.0", "wide 30.0"])
    }

    @Test("Choosing groups by conditions deactivates the group that was activated by hand")
    func afterHand() {
        states.activate("middle")
        _ = results(at: [400])
        states.use("narrow", when: .width(below: 900))
        #expect(results(at: [400]) == ["narrow 20.0"])
        #expect(screen.layoutConflicts.isEmpty)
    }

    @Test("Activating a group by hand ends the choice by conditions")
    func byHand() {
        states.use("wide", when: .width(atLeast: 900))
        states.use("narrow", when: .width(below: 900))
        _ = results(at: [400])
        states.activate("middle")
        #expect(results(at: [400, 1000]) == ["middle 40.0", "middle 40.0"])
    }

    @Test("The tree of most of the views determines the active group, even after a view of the first group has left")
    func viewLeft() {
        let (first, second) = (View(), View())
        for view in [first, second] { screen.addSubview(view) }
        states["wide"] = [first.widthAnchor.constraint(equalToConstant: 5)] + states["wide"]
        states["middle"] = [second.widthAnchor.constraint(equalToConstant: 5)] + states["middle"]
        states.use("wide", when: .width(atLeast: 900))
        states.use("middle", when: .width(below: 900))
        first.removeFromSuperview()
        #expect(results(at: [1000]) == ["wide 30.0"])
        let other = makeScreen(width: 100)
        other.addSubview(first)
        other.layoutIfNeeded()
        #expect(results(at: [1000, 700]) == ["wide 30.0", "middle 40.0"])
    }

    @Test("The tree determines the active group even if more views have left it than remain in it")
    func onlyOneStays() {
        let (first, second) = (View(), View())
        for view in [first, second] { screen.addSubview(view) }
        states["wide"] = [first, second].map { $0.widthAnchor.constraint(equalToConstant: 5) }
        states.use("wide", when: .width(atLeast: 900))
        states.use("narrow", when: .width(below: 900))
        for view in [first, second] { view.removeFromSuperview() }
        #expect(results(at: [1000]).map { $0.prefix(4) } == ["wide"])
    }
}
