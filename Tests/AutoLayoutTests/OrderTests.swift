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
        "Passes between activations change no frame, even where something is ambiguous or tied",
        arguments: 0..<UInt64(Effort.cases(2000)))
    func passesBetween(seed: UInt64) {
        #expect(ambiguousFrames(seed, passes: false) == ambiguousFrames(seed, passes: true))
    }

    /// The frames of a nested tree with a few random constraints, in whole points, optionally with passes between the
    /// activations.
    private func ambiguousFrames(_ seed: UInt64, passes: Bool) -> [Rect] {
        var (random, breaks) = (SplitMix64(seed: seed), SplitMix64(seed: ~seed))
        let (screen, box) = (makeScreen(width: 200, height: 200), View(name: "box"))
        screen.layoutDiagnosticHandler = { _ in }
        let inner = [View(name: "dot"), Label("mark", name: "mark"), Content(30, 20, name: "image")]
        let outer = [Label("some words", numberOfLines: 0, name: "text"), box, Content(50, 40, name: "photo")]
        for view in outer { screen.addSubview(view) }
        for view in inner { box.addSubview(view) }
        for view in inner + outer { view.translatesAutoresizingMaskIntoConstraints = false }
        let attributes: [(LayoutConstraint.Attribute, LayoutConstraint.Attribute)] = [
            (.top, .bottom), (.top, .top), (.leading, .trailing), (.leading, .leading), (.trailing, .trailing),
            (.width, .width), (.height, .height),
        ]
        for _ in 0..<Int.random(in: 2...6, using: &random) {
            let (one, other) = attributes.randomElement(using: &random)!
            let first = (inner + outer).randomElement(using: &random)!
            let second = (inner + outer + [screen]).randomElement(using: &random)!
            let distance = Double(Int.random(in: 0...40, using: &random))
            LayoutConstraint(
                item: first, attribute: one, relatedBy: .equal, toItem: second, attribute: other, multiplier: 1,
                constant: distance
            ).withPriority([.required, .required, .defaultLow].randomElement(using: &random)!).isActive = true
            if passes, Bool.random(using: &breaks) { screen.layoutIfNeeded() }
        }
        screen.layoutIfNeeded()
        return screen.everything.map { view in
            let frame = view.frame
            return Rect(
                x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(),
                height: frame.height.rounded())
        }
    }

    @Test(
        "Passes between additions of views, most of them without constraints, change no frame",
        arguments: 0..<UInt64(Effort.cases(2000)))
    func viewsAddedBetween(seed: UInt64) {
        #expect(growingFrames(seed, passes: false) == growingFrames(seed, passes: true))
    }

    /// The frames of a tree to which views are added in random places, with few constraints among them, in whole points,
    /// optionally with passes between the calls.
    private func growingFrames(_ seed: UInt64, passes: Bool) -> [Rect] {
        var (random, breaks) = (SplitMix64(seed: seed), SplitMix64(seed: ~seed))
        let screen = makeScreen(width: 200, height: 200)
        screen.layoutDiagnosticHandler = { _ in }
        var views = [screen]
        let attributes: [LayoutConstraint.Attribute] = [.top, .leading, .trailing, .bottom, .centerX, .width, .height]
        for step in 0..<Int.random(in: 4...12, using: &random) {
            let parent = views.randomElement(using: &random)!
            let view: View =
                switch Int.random(in: 0...3, using: &random) {
                case 0: Label("some words", numberOfLines: step % 2, name: "text \(step)")
                case 1: Content(30, 20, name: "image \(step)")
                default: View(name: "view \(step)")
                }
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.insertSubview(view, at: Int.random(in: 0...parent.subviews.count, using: &random))
            views.append(view)
            if passes, Bool.random(using: &breaks) { screen.layoutIfNeeded() }
            guard Int.random(in: 0...2, using: &random) == 0 else { continue }
            let (first, second) = (
                views.dropFirst().randomElement(using: &random)!, views.randomElement(using: &random)!
            )
            let attribute = attributes.randomElement(using: &random)!
            LayoutConstraint(
                item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
                multiplier: 1, constant: Double(Int.random(in: 0...40, using: &random))
            ).withPriority([.required, .defaultHigh, .defaultLow].randomElement(using: &random)!).isActive = true
            if passes, Bool.random(using: &breaks) { screen.layoutIfNeeded() }
        }
        screen.layoutIfNeeded()
        return screen.everything.map { view in
            let frame = view.frame
            return Rect(
                x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(),
                height: frame.height.rounded())
        }
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
