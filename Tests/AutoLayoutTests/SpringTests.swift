import AutoLayout
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("Springs and key frames")
struct SpringTests {
    let screen = makeScreen(width: 100, height: 100)
    let box = View(name: "box")
    let height: LayoutConstraint

    init() {
        screen.addSubview(box)
        height = box.pin(10, 20, 30, 10, to: screen)[3]
    }

    /// The textbook solution of the equation of motion, for each case of damping.
    private func closedForm(_ spring: Spring, at time: Double) -> Double {
        let (omega, zeta) = (2 * Double.pi / spring.response, spring.dampingFraction)
        if zeta < 1 {
            let swing = omega * (1 - zeta * zeta).squareRoot()
            return 1 - exp(-zeta * omega * time) * (cos(swing * time) + zeta * omega / swing * sin(swing * time))
        }
        if zeta == 1 { return 1 - exp(-omega * time) * (1 + omega * time) }
        let root = (zeta * zeta - 1).squareRoot()
        let (slow, fast) = (omega * (zeta - root), omega * (zeta + root))
        return 1 - (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
    }

    @Test("A spring follows its equation of motion", arguments: [0.1, 0.5, 0.825, 1, 1.5, 2, 2.0001, 6, 1000])
    func motion(damping: Double) {
        let spring = Spring(response: 0.4, dampingFraction: damping)
        for step in 0...40 {
            let time = Double(step) / 20
            #expect(abs(spring.progress(at: time) - closedForm(spring, at: time)) < 1e-9)
        }
        #expect(abs(spring.progress(at: spring.settlingDuration) - 1) < 2e-3)
        #expect(spring.progress(at: -1) == 0 && spring.progress(at: .infinity) == 1)
        #expect(spring.progress(at: 1e9) == 1)
    }

    @Test("A spring comes to rest however large its damping is", arguments: [1.999, 2.001, 50, 1e4, 1e8, 1e12, 1e200])
    func overdamped(damping: Double) {
        let spring = Spring(response: 0.5, dampingFraction: damping)
        // By the end, only the slower of the two decay rates matters, so the remaining distance halves in equal times.
        let rate = 2 * Double.pi / 0.5 / (damping + (damping - 1).squareRoot() * (damping + 1).squareRoot())
        let (halfway, end) = (log(2) / rate, spring.settlingDuration)
        #expect(abs(end * rate / log(1000) - 1) < (damping > 2.5 ? 1e-3 : 0.1))
        #expect(abs(spring.progress(at: end) - 0.999) < 1e-3)
        #expect(abs(2 * (1 - spring.progress(at: end + halfway)) / (1 - spring.progress(at: end)) - 1) < 1e-3)
        #expect(spring.progress(at: 100 * end) == 1 && spring.progress(at: .greatestFiniteMagnitude) == 1)
    }

    @Test("A spring with a bounce overshoots, and one without does not")
    func bounce() {
        let times = (0...100).map { Double($0) / 50 }
        #expect(times.contains { Spring(duration: 0.5, bounce: 0.4).progress(at: $0) > 1.01 })
        #expect(times.allSatisfy { Spring(duration: 0.5).progress(at: $0) <= 1 })
        #expect(Spring(duration: 0.5, bounce: 0.25) == Spring(response: 0.5, dampingFraction: 0.75))
    }

    @Test("A spring without damping or response, a bounce of 1 and a key frame without duration are refused")
    func refused() async {
        await #expect(processExitsWith: .failure) { _ = Spring(response: 0) }
        await #expect(processExitsWith: .failure) { _ = Spring(dampingFraction: 0) }
        await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: 1) }
        await #expect(processExitsWith: .failure) { _ = LayoutKeyFrame(duration: 0) {} }
    }

    @Test("Frames follow a motion that is timed in seconds, and sizes are never negative")
    func frames() {
        let transition = screen.layoutTransition { height.constant = 0 }
        let curve = Motion.curve(.linear, duration: 2)
        #expect(
            [-1, 0, 1, 2, 3].map { transition.frame(of: box, at: $0, motion: curve)?.height } == [10, 10, 5, 0, 0])
        #expect(transition.frames(at: 1, motion: curve).map(\.height) == [100, 5])
        let spring = Motion.spring(Spring(response: 0.5, dampingFraction: 0.3))
        let heights = (0...60).compactMap { transition.frame(of: box, at: Double($0) / 30, motion: spring)?.height }
        #expect(heights.count == 61 && heights.allSatisfy { $0 >= 0 } && heights.contains(0))
    }

    @Test(
        "An interrupted transition continues from where it is, at the same speed",
        arguments: [Motion.spring(Spring(response: 0.5, dampingFraction: 0.6)), .curve(.easeInOut, duration: 0.5)])
    func interrupted(motion: Motion) throws {
        let first = screen.layoutTransition { height.constant = 80 }
        let second = screen.layoutTransition(interrupting: first, after: 0.2, motion) { height.constant = 30 }
        let frame = { (transition: LayoutTransition, time: Double) in
            transition.frame(of: box, at: time, motion: motion)?.height ?? .nan
        }
        #expect(frame(second, 0) == frame(first, 0.2))
        let step = 1e-5
        let before = (frame(first, 0.2) - frame(first, 0.2 - step)) / step
        let after = (frame(second, step) - frame(second, 0)) / step
        #expect(abs(before) > 50)
        #expect(abs(after - before) < 0.02 * abs(before), "\(before) \(after)")
        #expect(abs(frame(second, 10) - 30) < 1e-6)
        #expect(box.frame.height == 30)
        // The screen was not moving.
        #expect(second.changes[0].isChange == false)
    }

    @Test("A transition that interrupts another before its start or after its end begins at rest")
    func interruptedAtEnds() {
        let motion = Motion.curve(.linear, duration: 1)
        let first = screen.layoutTransition { height.constant = 80 }
        let late = screen.layoutTransition(interrupting: first, after: 5, motion) { height.constant = 20 }
        #expect([0, 0.5, 1].map { late.frame(of: box, at: $0, motion: motion)?.height } == [80, 50, 20])
        let early = screen.layoutTransition(interrupting: late, after: -1, motion) { height.constant = 40 }
        #expect([0, 0.5, 1].map { early.frame(of: box, at: $0, motion: motion)?.height } == [80, 60, 40])
    }

    @Test("A curve interrupted exactly at its end is at rest; one interrupted just before keeps its speed")
    func interruptedAtEnd() throws {
        let motion = Motion.curve(.linear, duration: 1)
        let first = screen.layoutTransition { height.constant = 80 }
        let atEnd = screen.layoutTransition(interrupting: first, after: 1, motion) { height.constant = 20 }
        #expect([0, 0.5, 1].map { atEnd.frame(of: box, at: $0, motion: motion)?.height } == [80, 50, 20])
        let next = screen.layoutTransition(interrupting: atEnd, after: 1 - 1e-6, motion) { height.constant = 80 }
        // The height has been falling by 60 points per second. Because of this speed, the height at half the time is
        // 60 / 8 below 50, the middle between 20 and 80.
        let halfway = try #require(next.frame(of: box, at: 0.5, motion: motion)?.height)
        #expect(abs(halfway - (50 - 60 / 8)) < 1e-3)
        let jump = Motion.curve(.linear, duration: 0)
        let late = screen.layoutTransition(interrupting: next, after: 0, jump) { height.constant = 40 }
        #expect(late.frame(of: box, at: 0.5, motion: motion)?.height == 60)
        let spring = Motion.spring(Spring(duration: 1))
        let much = screen.layoutTransition(interrupting: late, after: 1e15, spring) { height.constant = 80 }
        #expect(much.frame(of: box, at: 0.5, motion: motion)?.height == 60)
    }

    @Test("Key frames reach each of their layouts at its time")
    func keyFrames() {
        let other = View(name: "other")
        let transition = screen.layoutTransition(keyFrames: [
            LayoutKeyFrame { height.constant = 50 },
            LayoutKeyFrame(duration: 3, curve: .easeIn) {
                height.constant = 20
                screen.addSubview(other)
                other.pin(1, 2, 3, 4, to: screen)
            },
        ])
        let heights = [0, 0.125, 0.25, 1].map { transition.frame(of: box, at: $0)?.height }
        #expect(heights == [10, 30, 50, 20])
        let eased = 50 - 30 * TimingCurve.easeIn.progress(at: 0.5)
        #expect(abs((transition.frame(of: box, at: 0.625)?.height ?? 0) - eased) < 1e-9)
        #expect(transition.changes.map(\.isChange) == [false, true, true])
        #expect(transition.frame(of: other, at: 0) == Rect(x: 1, y: 2, width: 3, height: 4))
        // A spring overshoots only the last key frame.
        let spring = Motion.spring(Spring(response: 0.3, dampingFraction: 0.3))
        #expect((0...30).contains { transition.frame(of: box, at: Double($0) / 30, motion: spring)?.height ?? 20 < 19 })
        #expect(screen.layoutTransition(keyFrames: []).changes.allSatisfy { !$0.isChange })
    }
}
