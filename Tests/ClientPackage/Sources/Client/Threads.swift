import ConstraintSolver
import QuickAnchors

/// Uses trees on several threads at the same time, with everything that they might share by mistake; run this with
/// `--sanitize=thread`.
func checkThreads(_ checks: inout Checks) async {
    await checkTrees(&checks)
    await checkParts(&checks)
    await checkMoves(&checks)
    await checkSolvers(&checks)
    await checkActors(&checks)
}

/// Checks trees that were never part of one another: two at once, and one that is passed to another thread.
private func checkTrees(_ checks: inout Checks) async {
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

/// The frames of a list whose text changes.
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

/// A value that is passed to another thread although the compiler cannot prove that nothing else refers to it: to the
/// compiler, a view remains connected to its former tree.
private struct Handover<Content>: Sendable {
    nonisolated(unsafe) let content: Content
}

/// A part of a screen, with one of everything that a tree keeps lists of: changed text, a margin, a hidden view in a
/// stack, a conflict, a view without constraints, and constraints that are read later.
private final class Panel: View {
    let label = Label("some words in a row that wraps", numberOfLines: 0)
    let box = View(name: "box")
    let guide = LayoutGuide()
    private(set) var added: [QuickConstraints] = []

    init(in screen: View, after previous: View?) {
        super.init(frame: .zero)
        name = "panel"
        added.append(
            screen.quickAdd(
                self,
                [
                    previous.map { topToBottom($0, 4) } ?? topToTop(4), leadingToLeading(4), widthToConstant(100),
                    heightToConstant(120).priority(900),
                ]))
        addLayoutGuide(guide)
        added.append(
            guide.activateQuickAnchors([
                topToTop(layoutMarginsGuide), leadingToLeading(layoutMarginsGuide), widthToConstant(20),
                heightToConstant(20),
            ]))
        added.append(quickAdd(label, [topToTop(10), leadingToLeading(10), trailingToTrailing(-10)]))
        let stack = HStack(spacing: 2) {
            Label("one")
            Label("two")
        }
        stack.arrangedSubviews[0].isHidden = true
        quickAdd(stack, [topToBottom(label, 4), leadingToLeading(10)])
        added.append(quickAdd(box, [topToBottom(stack, 4), widthToConstant(30), widthToConstant(40)]))
        box.addSubview(View(frame: Rect(x: 1, y: 2, width: 3, height: 4)))
    }

    /// Changes the panel as the root of its own tree, lays it out after each change and reads all results.
    func use(_ step: Int) -> [Rect] {
        layoutDiagnosticHandler = { _ in }
        var frames: [Rect] = []
        for width in [80.0, 120, 60] {
            frame = Rect(x: 0, y: 0, width: width + Double(step), height: 200)
            label.text? += " more"
            added[2][0].constant += 1
            layoutIfNeeded()
            frames += [label.frame, guide.layoutFrame, box.frame, Rect(size: systemLayoutSizeFitting(.zero))]
            frames += added.flatMap { $0 }.map { Rect(x: $0.constant, y: $0.isActive ? 1 : 0, width: 0, height: 0) }
        }
        _ = (layoutConflicts.count, layoutAmbiguities.count, layoutTree(), hasAmbiguousLayout)
        return frames
    }
}

/// Makes a screen with four panels, laid out if `settled` is true, and with changes pending for the next layout pass.
private func makePanels(settled: Bool) -> (screen: View, panels: [Panel]) {
    let screen = View(frame: Rect(x: 0, y: 0, width: 300, height: 600))
    screen.layoutDiagnosticHandler = { _ in }
    var panels: [Panel] = []
    for _ in 0..<4 { panels.append(Panel(in: screen, after: panels.last)) }
    if settled { screen.layoutIfNeeded() }
    for panel in panels { panel.label.text? += " again" }
    return (screen, panels)
}

/// Checks four parts that were removed from one tree, and the rest of that tree, each on its own thread.
private func checkParts(_ checks: inout Checks) async {
    for settled in [true, false] {
        let (_, alone) = makePanels(settled: settled)
        for panel in alone { panel.removeFromSuperview() }
        let expected = alone.enumerated().map { $1.use($0) }
        for _ in 0..<5 {
            let (screen, panels) = makePanels(settled: settled)
            for panel in panels { panel.removeFromSuperview() }
            let together = await used(panels, beside: screen)
            checks.expect(together == expected, "parts that are used at once differ from one after the other")
            // When its root is deallocated, a tree breaks up into the parts that are still referenced.
            var (root, held): (View?, [Panel]) = makePanels(settled: settled)
            withExtendedLifetime(root) {}
            root = nil
            let orphans = await used(held, beside: View())
            checks.expect(orphans == expected, "parts without a root differ when they are used at once")
            held = []
        }
    }
}

/// Uses each panel, and the screen that contained them, on its own thread.
private func used(_ panels: [Panel], beside screen: View) async -> [[Rect]] {
    let parts = panels.map { Handover(content: $0) }
    let rest = Handover(content: screen)
    return await withTaskGroup(of: (Int, [Rect]).self) { group in
        group.addTask {
            _ = Panel(in: rest.content, after: nil).added.map { $0[0].isActive }
            rest.content.layoutIfNeeded()
            _ = (rest.content.layoutConflicts.count, rest.content.layoutAmbiguities.count)
            return (-1, [])
        }
        for (index, part) in parts.enumerated() { group.addTask { (index, part.content.use(index)) } }
        var frames: [[Rect]] = Array(repeating: [], count: parts.count)
        for await (index, found) in group where index >= 0 { frames[index] = found }
        return frames
    }
}

/// Checks views that move from one tree to another, each tree on its own thread.
private func checkMoves(_ checks: inout Checks) async {
    var trees = (0..<2).map { _ in makePanels(settled: true) }
    for round in 0..<6 {
        let panel = trees[round % 2].panels.removeFirst()
        trees[(round + 1) % 2].screen.quickAdd(panel, [topToTop(4), leadingToLeading(4)])
        trees[(round + 1) % 2].panels.append(panel)
        let handovers = trees.map { Handover(content: $0) }
        await withDiscardingTaskGroup { group in
            for handover in handovers {
                group.addTask {
                    let (screen, panels) = handover.content
                    for panel in panels { panel.label.text? += " moved" }
                    screen.layoutIfNeeded()
                    _ = (screen.layoutConflicts.count, screen.layoutAmbiguities.count)
                }
            }
        }
        checks.expect(panel.frame.width == 100, "a panel that has moved is \(panel.frame.width) wide, not 100")
    }
}

/// Checks one solver on each thread, without any view.
private func checkSolvers(_ checks: inout Checks) async {
    let sums = await withTaskGroup(of: Double.self) { group in
        for thread in 1...4 { group.addTask { solvedSum(Double(thread)) } }
        return await group.reduce(into: [Double]()) { $0.append($1) }
    }
    // 0 + 1 + … + 99 is 4,950.
    let expected = (1...4).map { 4_950 * Double($0) }
    checks.expect(sums.sorted() == expected, "solvers at once found \(sums)")
}

/// The sum of a chain of 100 variables, the first at 0 and each of the others at the given distance from the one before
/// it.
private func solvedSum(_ distance: Double) -> Double {
    let solver = Solver()
    var chain = [solver.makeVariable()]
    do {
        try solver.add(chain[0] == 0)
        for index in 1..<100 {
            chain.append(solver.makeVariable())
            try solver.add(chain[index] == chain[index - 1] + distance)
        }
    } catch {
        return .nan
    }
    solver.solve()
    return chain.reduce(0) { $0 + solver.value(of: $1) }
}

/// An actor that lays out trees made by others, and returns them.
private actor Desk {
    private var count = 0

    func layOut(_ tree: sending View, width: Double) -> sending View {
        count += 1
        tree.frame.size.width = width
        tree.quickAdd(View(), [0, 0, 0, 0])
        tree.layoutIfNeeded()
        return tree
    }
}

/// Checks trees that are passed from one actor to the next.
private func checkActors(_ checks: inout Checks) async {
    let desks = (Desk(), Desk())
    async let first = handedOn(desks.0, desks.1)
    async let second = handedOn(desks.1, desks.0)
    let widths = await [first, second]
    let expected = (0..<10).map { 100 + Double($0) }
    checks.expect(widths == [expected, expected], "trees that went between actors have \(widths)")
}

/// The widths of the content of trees that two actors lay out in turn, after the second actor's layout.
@concurrent private func handedOn(_ first: Desk, _ second: Desk) async -> [Double] {
    var widths: [Double] = []
    for step in 0..<10 {
        let width = 100 + Double(step)
        let tree = await second.layOut(await first.layOut(View(), width: 50), width: width)
        widths.append(tree.subviews.first?.frame.width ?? 0)
    }
    return widths
}
