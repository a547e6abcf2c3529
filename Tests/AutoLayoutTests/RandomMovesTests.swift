import AutoLayout
import TestSupport
import Testing

@Suite("Random moves between two trees")
struct RandomMovesTests {
    /// A view with a guide, a stack of labels, and two labels side by side. These two have the same content priorities,
    /// so only their order decides which of them stretches or shrinks.
    final class Panel: View {
        let guide = LayoutGuide()
        let number: Int
        let size: Size
        let labels = [Label("first", fontSize: 10), Label("second", fontSize: 10)]
        let stack = HStack(spacing: 1) {
            Label("one", fontSize: 10)
            Label("some words that wrap", fontSize: 10, numberOfLines: 0)
        }

        init(_ number: Int, _ size: Size) {
            (self.number, self.size) = (number, size)
            super.init(frame: .zero)
            name = "panel \(number)"
            addLayoutGuide(guide)
            for view in labels + [stack] { addSubview(view) }
            LayoutConstraint.activate([
                widthAnchor.constraint(equalToConstant: size.width),
                heightAnchor.constraint(equalToConstant: size.height),
                guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 2),
                guide.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
                guide.topAnchor.constraint(equalTo: topAnchor, constant: 2),
                guide.heightAnchor.constraint(equalTo: heightAnchor, constant: -4),
                labels[1].trailingAnchor.constraint(equalTo: trailingAnchor),
                labels[0].leadingAnchor.constraint(equalTo: leadingAnchor),
                labels[0].trailingAnchor.constraint(equalTo: labels[1].leadingAnchor),
                labels[0].topAnchor.constraint(equalTo: topAnchor),
                labels[1].lastBaselineAnchor.constraint(equalTo: labels[0].lastBaselineAnchor),
                stack.topAnchor.constraint(equalTo: labels[0].bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }

        /// The frames of the panel and its content, without those of nested panels.
        var frames: [Rect] {
            [frame, guide.layoutFrame] + (labels + [stack] + stack.arrangedSubviews).map(\.frame)
        }

        /// Constrains the panel to the guide of the panel that contains it, or to the root's safe area, at a distance.
        func tie(to host: View, _ distance: Double) {
            let outer = (host as? Panel)?.guide ?? host.safeAreaLayoutGuide
            LayoutConstraint.activate([
                leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: distance),
                centerYAnchor.constraint(equalTo: outer.bottomAnchor, constant: distance),
            ])
        }
    }

    private func makeRoot(_ direction: LayoutDirection) -> View {
        let root = makeScreen(width: 500, height: 300)
        root.layoutDirection = direction
        root.safeAreaInsets = EdgeInsets(top: 20, left: 7, bottom: 3, right: 5)
        return root
    }

    /// Builds a copy of the tree under a root from scratch.
    private func built(_ root: View, _ distances: [Double]) -> View {
        let copy = makeRoot(root.layoutDirection)
        var waiting: [(View, View)] = [(root, copy)]
        while let (original, host) = waiting.popLast() {
            for case let panel as Panel in original.subviews {
                let twin = Panel(panel.number, panel.size)
                host.addSubview(twin)
                twin.tie(to: host, distances[panel.number])
                waiting.append((panel, twin))
            }
        }
        copy.layoutIfNeeded()
        return copy
    }

    private func expectFresh(_ root: View, _ distances: [Double], _ note: String) {
        root.layoutIfNeeded()
        func byNumber(_ root: View) -> [Panel] {
            root.everything.compactMap { $0 as? Panel }.sorted { $0.number < $1.number }
        }
        let copy = built(root, distances)
        let (panels, twins) = (byNumber(root), byNumber(copy))
        #expect(panels.map(\.number) == twins.map(\.number))
        for (panel, twin) in zip(panels, twins) {
            let (frames, fresh) = (panel.frames, twin.frames)
            #expect(frames.isClose(to: fresh), "\(note): \(frames), built anew \(fresh)")
            #expect(panel.constraints.count == twin.constraints.count, "\(note)")
        }
        #expect(root.layoutDiagnostics.isEmpty && copy.layoutDiagnostics.isEmpty)
    }

    @Test("After random moves of subtrees with guides, text and stacks, trees match rebuilt ones; nothing leaks")
    func moves() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        var traces: [() -> AnyObject?] = []
        do {
            let roots = [makeRoot(.leftToRight), makeRoot(.rightToLeft)]
            let panels = (0..<7).map { number in
                Panel(number, Size(width: Double(Int.random(in: 4...90, using: &random)), height: 20))
            }
            for panel in panels {
                traces += [{ [weak panel] in panel }, { [weak guide = panel.guide] in guide }]
                traces.append { [weak constraint = panel.constraints.first] in constraint }
                traces += [{ [weak label = panel.labels[0]] in label }, { [weak stack = panel.stack] in stack }]
            }
            traces += roots.map { root in { [weak root] in root } }
            var distances = panels.map { _ in 0.0 }
            var moves = 0
            let count = Effort.cases(10_000)
            while moves < count {
                guard let panel = panels.randomElement(using: &random),
                    let host = (roots + panels).randomElement(using: &random), !host.isDescendant(of: panel),
                    host !== panel.superview
                else { continue }
                moves += 1
                host.addSubview(panel)
                distances[panel.number] = Double(Int.random(in: -9...9, using: &random))
                panel.tie(to: host, distances[panel.number])
                if moves % 50 == 0 { for root in roots { root.layoutIfNeeded() } }
                guard moves % max(1, count / 25) == 0 else { continue }
                for root in roots { expectFresh(root, distances, "seed \(seed), move \(moves)") }
            }
        }
        let alive = traces.count { $0() != nil }
        #expect(alive == 0, "seed \(seed)")
    }
}
