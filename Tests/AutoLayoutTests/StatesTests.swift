import AutoLayout
import Testing

@Suite("Named states")
struct StatesTests {
    enum Name {
        case compact
        case regular
    }

    let screen = makeScreen()
    let box = View(name: "box")
    let states = LayoutStates<Name>()

    init() {
        screen.addSubview(box)
        states[.compact] = [box.widthAnchor.constraint(equalToConstant: 50)]
        states[.regular] = [
            box.widthAnchor.constraint(equalToConstant: 200), box.heightAnchor.constraint(equalToConstant: 20),
        ]
    }

    @Test("At most one group is active at a time")
    func oneActive() {
        #expect(states.active == nil)
        screen.layoutIfNeeded()
        states.activate(.compact)
        screen.layoutIfNeeded()
        #expect(box.frame.width == 50 && states.active == .compact)
        states.activate(.regular)
        screen.layoutIfNeeded()
        #expect(box.frame.size == Size(width: 200, height: 20))
        #expect(states[.compact].allSatisfy { !$0.isActive })
        states.activate(nil)
        #expect(states[.regular].allSatisfy { !$0.isActive } && states.active == nil)
    }

    @Test("Switching is one step: no conflict is seen in between, and the next pass solves once")
    func oneStep() {
        states.activate(.compact)
        screen.layoutIfNeeded()
        let before = screen.layoutStatistics
        states.activate(.regular)
        states.activate(.compact)
        states.activate(.regular)
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.allSatisfy { $0.kind == .ambiguity })
        #expect(screen.layoutStatistics.solves - before.solves == 1)
    }

    @Test("A constraint in two groups is active after a switch from one to the other")
    func shared() {
        let shared = box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 9)
        states[.compact].append(shared)
        states[.regular].append(shared)
        states.activate(.compact)
        screen.layoutIfNeeded()
        states.activate(.regular)
        screen.layoutIfNeeded()
        #expect(shared.isActive && box.frame.minY == 9)
    }

    @Test("Constraints added to the active group are activated, and those removed are deactivated")
    func edited() {
        states.activate(.compact)
        let old = states[.compact]
        states[.compact] = [box.widthAnchor.constraint(equalToConstant: 70)]
        screen.layoutIfNeeded()
        #expect(box.frame.width == 70 && old.allSatisfy { !$0.isActive })
        #expect(screen.layoutDiagnostics.allSatisfy { $0.kind == .ambiguity })
    }
}
