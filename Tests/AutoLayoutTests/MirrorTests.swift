import AutoLayout
import TestSupport
import Testing

@Suite("Mirror images")
struct MirrorTests {
    /// Lays a tree out in both directions, and compares each view with its mirror image in its parent.
    private func expectMirror(_ screen: View, _ note: String = "") {
        screen.layoutIfNeeded()
        let views = screen.everything.dropFirst()
        let before = views.map { ($0.frame, $0.superview?.frame.width ?? 0) }
        screen.layoutDirection = .rightToLeft
        screen.layoutIfNeeded()
        for (view, (old, width)) in zip(views, before) {
            let error = max(abs(view.frame.minX - (width - old.maxX)), abs(view.frame.width - old.width))
            #expect(error < 1e-8, "\(note) \(view.name ?? ""): \(old) became \(view.frame)")
            #expect(view.frame.minY == old.minY && view.frame.height == old.height)
        }
        screen.layoutDirection = .leftToRight
        screen.layoutIfNeeded()
        for (view, (old, _)) in zip(views, before) { #expect(view.frame == old, "\(note)") }
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Random trees with margins, multipliers and inequalities are mirrored when read from right to left")
    func random() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<Effort.cases(100) {
            let screen = makeScreen(width: 300, height: 300)
            screen.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 5, bottom: 2, trailing: 11)
            var views = [screen]
            for _ in 0..<12 {
                guard let host = views.randomElement(using: &random) else { continue }
                let view = View(name: "view \(views.count)")
                view.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 3)
                host.addSubview(view)
                let distance = Double.random(in: -9...30, using: &random)
                let outer: any LayoutItem = Bool.random(using: &random) ? host : host.layoutMarginsGuide
                let sides: [LayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
                guard let side = sides.randomElement(using: &random) else { continue }
                // Centers do not follow the reading direction, so a distance between them would not be mirrored.
                LayoutConstraint.activate([
                    LayoutConstraint(
                        item: view, attribute: side, toItem: outer, attribute: side,
                        multiplier: side == .leading ? 1.5 : 1, constant: side == .centerX ? 0 : distance),
                    view.topAnchor.constraint(equalTo: outer.topAnchor, constant: distance),
                    view.heightAnchor.constraint(equalToConstant: 10),
                    view.widthAnchor.constraint(lessThanOrEqualTo: host.widthAnchor, multiplier: 0.9),
                    view.widthAnchor.constraint(equalToConstant: Double.random(in: 40...200, using: &random))
                        .withPriority(500),
                ])
                views.append(view)
            }
            expectMirror(screen, "seed \(seed)")
        }
    }
}
