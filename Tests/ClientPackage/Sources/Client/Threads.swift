import QuickAnchors

/// Trees on several threads at once, each with all that trees could share by mistake: run with `--sanitize=thread`.
func checkThreads(_ checks: inout Checks) async {
    let alone = [frames(from: 1), frames(from: 2)]
    for _ in 0..<5 {
        async let first = frames(from: 1)
        async let second = frames(from: 2)
        let together = await [first, second]
        checks.expect(together == alone, "two trees at once differ from one after the other")
    }
    let screen = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    screen.quickAdd(View(), [0, 0, 0, 0])
    let frame = await laidOut(screen)
    let isWhole = frame == Rect(x: 0, y: 0, width: 100, height: 100)
    checks.expect(isWhole, "a tree that was handed over has \(String(describing: frame))")
}

/// The frames of a list whose texts change.
private func frames(from start: Int) -> [Rect] {
    let screen = View(frame: Rect(x: 0, y: 0, width: 300, height: 600))
    screen.layoutDiagnosticHandler = { _ in }
    screen.displayScale = 2
    screen.safeAreaInsets.top = 20
    var labels: [Label] = []
    for row in 0..<20 {
        let label = Label("row \(row)", numberOfLines: 0)
        let above: any LayoutItem = labels.last ?? screen.layoutMarginsGuide
        screen.quickAdd(
            label,
            [
                labels.isEmpty ? topToTop(above, 4) : topToBottom(above, 4),
                leadingToLeading(screen.layoutMarginsGuide), trailingToTrailing(atMost: -16),
                widthToConstant(5_000).priority(Double(row + 1)),
            ])
        labels.append(label)
    }
    var frames: [Rect] = []
    for step in 0..<30 {
        labels[(step * 7 + start) % labels.count].text = String(repeating: "wörter ", count: 1 + (step * start) % 30)
        screen.layoutDirection = step % 7 == 0 ? .rightToLeft : .leftToRight
        screen.layoutIfNeeded()
        frames += labels.map(\.frame)
        frames.append(Rect(size: screen.systemLayoutSizeFitting(.zero)))
    }
    return frames
}

@concurrent private func laidOut(_ screen: sending View) async -> Rect? {
    screen.layoutIfNeeded()
    return screen.subviews.first?.frame
}
