import AutoLayout
import Testing

@Suite("Mirror images")
struct MirrorTests {
    /// Lays a tree out both ways and compares each view with its mirror image in its parent.
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

    @Test("Three boxes")
    func threeBoxes() {
        let screen = makeScreen()
        let (red, blue, green) = (View(name: "red"), View(name: "blue"), View(name: "green"))
        for view in [red, blue, green] { screen.addSubview(view) }
        LayoutConstraint.activate([
            red.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50),
            red.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            red.heightAnchor.constraint(equalToConstant: 100),
            blue.topAnchor.constraint(equalTo: red.topAnchor),
            blue.bottomAnchor.constraint(equalTo: red.bottomAnchor),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 20),
            blue.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            blue.widthAnchor.constraint(equalTo: red.widthAnchor),
            green.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
            green.leadingAnchor.constraint(equalTo: red.leadingAnchor),
            green.trailingAnchor.constraint(equalTo: blue.trailingAnchor),
            green.heightAnchor.constraint(equalToConstant: 50),
        ])
        expectMirror(screen)
    }

    @Test(
        "A music cell, with short titles and with long ones",
        arguments: ["Short", String(repeating: "Long ", count: 20)])
    func musicCell(title text: String) {
        let screen = makeScreen()
        let cell = View(name: "cell")
        let (art, title) = (ImageView(naturalSize: Size(width: 36, height: 36)), Label(text, weight: .bold))
        let (album, duration) = (Label("Album", fontSize: 13), Label("3:45", fontSize: 14, weight: .semibold))
        screen.addSubview(cell)
        for view in [art, title, album, duration] { cell.addSubview(view) }
        duration.setContentCompressionResistancePriority(.prioritizedCompressionResistance, for: .horizontal)
        duration.setContentHuggingPriority(.prioritizedHugging, for: .horizontal)
        LayoutConstraint.activate([
            cell.topAnchor.constraint(equalTo: screen.topAnchor),
            cell.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            cell.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            cell.heightAnchor.constraint(equalToConstant: 64).withPriority(.almostRequired),
            art.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
            art.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 14),
            title.leadingAnchor.constraint(equalTo: art.trailingAnchor, constant: 16),
            album.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -14),
            album.leadingAnchor.constraint(equalTo: art.trailingAnchor, constant: 16),
            duration.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            duration.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -24),
            duration.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            duration.leadingAnchor.constraint(greaterThanOrEqualTo: album.trailingAnchor, constant: 8),
        ])
        expectMirror(screen)
        #expect(cell.frame.height == 64 && art.frame.size == Size(width: 36, height: 36))
    }

    @Test("Random trees in leading, trailing and centres, with margins, multipliers and inequalities")
    func random() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<100 {
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
                // Two centres follow no reading direction, so a distance between them would not turn round.
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
