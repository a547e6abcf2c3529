import AutoLayout
import TestSupport
import Testing

/// Tests of trees on several threads; the client package also uses such trees under the thread sanitizer.
@Suite("Trees on threads of their own")
struct ThreadTests {
    /// Builds a tree with everything that could be shared by mistake, changes it 30 times, and returns its frames and
    /// fitting sizes after each change.
    private static func work(_ seed: UInt64) -> [Rect] {
        var random = SplitMix64(seed: seed)
        let screen = View(frame: Rect(x: 0, y: 0, width: 300, height: 600))
        screen.layoutDiagnosticHandler = { _ in }
        screen.displayScale = 2
        screen.safeAreaInsets.top = 20
        var labels: [Label] = []
        var above = screen.layoutMarginsGuide.topAnchor
        for row in 0..<20 {
            let label = Label("row \(row)", numberOfLines: 0)
            screen.addSubview(label)
            LayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: above, constant: 4),
                label.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor),
                label.trailingAnchor.constraint(lessThanOrEqualTo: screen.layoutMarginsGuide.trailingAnchor),
                label.widthAnchor.constraint(equalToConstant: 5000).withPriority(LayoutPriority(Double(row + 1))),
            ])
            above = label.bottomAnchor
            labels.append(label)
        }
        var frames: [Rect] = []
        for step in 0..<30 {
            let words = Int.random(in: 1...30, using: &random)
            labels.randomElement(using: &random)?.text = String(repeating: "wörter ", count: words)
            screen.layoutDirection = step % 7 == 0 ? .rightToLeft : .leftToRight
            screen.layoutIfNeeded()
            frames += labels.map(\.frame)
            frames.append(Rect(size: screen.systemLayoutSizeFitting(.zero)))
        }
        return frames
    }

    @Test("Two trees laid out on two threads at once have the same frames as one after the other")
    func twoThreads() async {
        let alone = [ThreadTests.work(1), ThreadTests.work(2)]
        for _ in 0..<(Effort.isFull ? 5 : 2) {
            async let first = ThreadTests.work(1)
            async let second = ThreadTests.work(2)
            let together = await [first, second]
            #expect(together == alone)
        }
    }

    @Test("A tree built on one thread can be handed over to another and laid out there")
    func handedOver() async {
        let box = View()
        let screen = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        screen.addSubviewWithEdgeConstraints(box)
        let frame = await ThreadTests.laidOut(screen)
        #expect(frame == Rect(x: 0, y: 0, width: 100, height: 100))
    }

    @concurrent private static func laidOut(_ screen: sending View) async -> Rect? {
        screen.layoutIfNeeded()
        return screen.subviews.first?.frame
    }
}
