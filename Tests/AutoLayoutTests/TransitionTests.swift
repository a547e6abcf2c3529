import AutoLayout
import Testing

@Suite("Transitions")
struct TransitionTests {
    let screen = makeScreen(width: 100, height: 100)
    let box = View(name: "box")
    let height: LayoutConstraint

    init() {
        screen.addSubview(box)
        height = box.pin(10, 20, 30, 10, to: screen)[3]
    }

    @Test("A transition has the old and the new frame of every view, and the frames in between")
    func between() {
        let transition = screen.layoutTransition { height.constant = 100 }
        #expect(transition.changes.map { $0.view === box } == [false, true])
        #expect(transition.changes.map(\.isChange) == [false, true])
        #expect(transition.changes[1].oldFrame == Rect(x: 10, y: 20, width: 30, height: 10))
        #expect(transition.changes[1].newFrame == Rect(x: 10, y: 20, width: 30, height: 100))
        #expect(box.frame.height == 100)
        let heights = [0, 0.25, 0.5, 0.75, 1].map { transition.frame(of: box, at: $0)?.height }
        #expect(heights == [10, 32.5, 55, 77.5, 100])
        #expect(transition.frames(at: 0.5).map(\.height) == [100, 55])
    }

    @Test("At both ends and beyond them, the frames are exactly the old and the new ones")
    func ends() {
        let transition = screen.layoutTransition { height.constant = 0.3 }
        for curve in [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .ease] {
            #expect(transition.frame(of: box, at: 0, curve: curve)?.height == 10)
            #expect(transition.frame(of: box, at: -1, curve: curve)?.height == 10)
            #expect(transition.frame(of: box, at: 1, curve: curve)?.height == 0.3)
            #expect(transition.frame(of: box, at: 7, curve: curve)?.height == 0.3)
        }
    }

    @Test("Added views stay at their new place, and removed views at their old one")
    func comeAndGo() {
        let other = View(name: "other")
        let transition = screen.layoutTransition {
            box.removeFromSuperview()
            screen.addSubview(other)
            other.pin(1, 2, 3, 4, to: screen)
        }
        #expect(transition.frame(of: box, at: 0.5) == Rect(x: 10, y: 20, width: 30, height: 10))
        #expect(transition.frame(of: other, at: 0.5) == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(transition.changes.map { $0.newFrame == nil } == [false, true, false])
        #expect(transition.frame(of: View(), at: 0) == nil)
    }

    @Test("Changes pending before a transition are part of its old frames")
    func pending() {
        height.constant = 50
        let transition = screen.layoutTransition { height.constant = 60 }
        #expect(transition.changes[1].oldFrame?.height == 50)
    }

    @Test("Timing curves have the values of their definitions and always increase")
    func curves() {
        #expect(TimingCurve.linear.progress(at: 0.3) == 0.3)
        #expect(abs(TimingCurve.easeInOut.progress(at: 0.5) - 0.5) < 1e-12)
        for time in stride(from: 0.05, to: 1, by: 0.05) {
            let (slowFirst, slowLast) = (TimingCurve.easeIn.progress(at: time), TimingCurve.easeOut.progress(at: time))
            #expect(slowFirst < time && time < slowLast)
            #expect(abs(slowFirst + TimingCurve.easeOut.progress(at: 1 - time) - 1) < 1e-12)
            for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .ease] {
                #expect(curve.progress(at: time) > curve.progress(at: time - 0.05))
            }
        }
    }

    @Test("A curve that goes back in time is refused")
    func backInTime() async {
        await #expect(processExitsWith: .failure) { _ = TimingCurve(x1: -0.1, y1: 0, x2: 1, y2: 1) }
    }

    @Test("Switching a state makes a transition like any other change")
    func states() {
        let states = LayoutStates<String>()
        let width = { (length: Double) in box.widthAnchor.constraint(equalToConstant: length) }
        box.constraints.first { $0.firstAttribute == .width }?.isActive = false
        (states["narrow"], states["wide"]) = ([width(20)], [width(60)])
        states.activate("narrow")
        let transition = screen.layoutTransition { states.activate("wide") }
        #expect([0, 0.5, 1].map { transition.frame(of: box, at: $0)?.width } == [20, 40, 60])
    }
}
