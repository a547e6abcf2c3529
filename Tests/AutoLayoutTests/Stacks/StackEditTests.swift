import AutoLayout
import TestSupport
import Testing

@Suite("Edits of stack views")
struct StackEditTests {
    private func list(_ count: Int) -> (screen: View, stack: StackView, rows: [Content]) {
        let screen = makeScreen()
        let rows = (0..<count).map { _ in Content(50, 20) }
        let stack = StackView(arrangedSubviews: rows, axis: .vertical, spacing: 4, alignment: .leading)
        screen.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        return (screen, stack, rows)
    }

    private func constraints(of stack: StackView) -> Set<ObjectIdentifier> {
        Set((stack.constraints + stack.subviews.flatMap(\.constraints)).map(ObjectIdentifier.init))
    }

    /// The number of constraints that each edit of a list of 1,000 rows made or removed.
    private func changes(_ edits: [(StackView, [Content]) -> Void]) -> [Int] {
        let (screen, stack, rows) = list(1000)
        return edits.map { edit in
            let before = stack.constraints + stack.subviews.flatMap(\.constraints)
            edit(stack, rows)
            screen.layoutIfNeeded()
            return withExtendedLifetime(before) {
                constraints(of: stack).symmetricDifference(before.map(ObjectIdentifier.init)).count
            }
        }
    }

    @Test("Changing one spacing, all spacings or a content size adds and removes no constraint")
    func numbers() {
        let counts = changes([
            { stack, _ in stack.spacing = 9 }, { stack, rows in stack.setCustomSpacing(20, after: rows[500]) },
            { _, rows in rows[500].size.height = 33 },
        ])
        #expect(counts == [0, 0, 0])
    }

    @Test("In a list of 1,000 rows, hiding, inserting, removing or adding one changes only a few constraints")
    func structure() {
        let counts = changes([
            { _, rows in rows[500].isHidden = true },
            { stack, _ in stack.insertArrangedSubview(Content(9, 9), at: 300) },
            { stack, rows in stack.removeArrangedSubview(rows[700]) },
            { stack, _ in stack.addArrangedSubview(Content(9, 9)) },
        ])
        for count in counts { #expect(count < 12, "\(counts)") }
    }

    @Test("Edits make no constraint before the pass, and none in it if they cancel out")
    func once() {
        let (screen, stack, rows) = list(10)
        let before = constraints(of: stack)
        for index in 0..<100 { stack.spacing = Double(index) }
        for row in rows { row.isHidden.toggle() }
        for row in rows { row.isHidden.toggle() }
        #expect(constraints(of: stack) == before)
        screen.layoutIfNeeded()
        #expect(constraints(of: stack) == before)
        #expect(rows[9].frame.minY == 9 * 119)
    }

    @Test("After any edits, a stack has the frames of one that was newly built that way")
    func edits() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for script in 0..<Effort.size(100) {
            var model = StackModel(&random)
            let screen = makeScreen(width: 300, height: 120)
            let stack = StackView()
            screen.addSubviewWithEdgeConstraints(stack)
            var views: [Int: Content] = [:]
            for step in 0..<40 {
                model.edit(&random)
                model.apply(to: stack, &views)
                guard step % 4 == 3 else { continue }
                screen.layoutIfNeeded()
                let fresh = model.freshFrames()
                let frames = stack.arrangedSubviews.map(\.frame)
                #expect(
                    frames.isClose(to: fresh),
                    "seed \(seed), script \(script), step \(step): \(model) \(frames) \(fresh)")
            }
        }
    }
}

/// The settings of a stack, as a value that is edited at random.
private struct StackModel {
    struct Row {
        var key: Int
        var size: Size
        var isHidden = false
        var spacing: Double?
    }

    var axis = Axis.horizontal
    var distribution = StackView.Distribution.fill
    var alignment = StackView.Alignment.fill
    var spacing = 4.0
    var rows: [Row] = []
    var nextKey = 0

    init(_ random: inout SplitMix64) {
        for _ in 0..<3 { insert(&random) }
    }

    mutating func insert(_ random: inout SplitMix64) {
        let size = Size(width: .random(in: 5...90, using: &random), height: .random(in: 5...40, using: &random))
        rows.insert(Row(key: nextKey, size: size), at: Int.random(in: 0...rows.count, using: &random))
        nextKey += 1
    }

    mutating func edit(_ random: inout SplitMix64) {
        let kind = Int.random(in: 0..<9, using: &random)
        guard kind > 3, let index = rows.indices.randomElement(using: &random) else {
            switch kind {
            case 0: axis = .allCases.randomElement(using: &random) ?? axis
            case 1: distribution = .allCases.randomElement(using: &random) ?? distribution
            case 2: alignment = .allCases.randomElement(using: &random) ?? alignment
            default: insert(&random)
            }
            return
        }
        switch kind {
        case 4: rows.remove(at: index)
        case 5: rows[index].isHidden.toggle()
        case 6: rows[index].spacing = rows[index].spacing == nil ? 9 : nil
        case 7: rows[index].size.width += 7
        default: rows.swapAt(index, 0)
        }
    }

    func apply(to stack: StackView, _ views: inout [Int: Content]) {
        stack.axis = axis
        stack.distribution = distribution
        stack.alignment = alignment
        stack.spacing = spacing
        let keys = Set(rows.map(\.key))
        for (key, view) in views where !keys.contains(key) {
            view.removeFromSuperview()
            views[key] = nil
        }
        for (index, row) in rows.enumerated() {
            let view = views[row.key] ?? Content(0, 0)
            views[row.key] = view
            if view.size != row.size { view.size = row.size }
            view.isHidden = row.isHidden
            if index >= stack.arrangedSubviews.count || stack.arrangedSubviews[index] !== view {
                stack.insertArrangedSubview(view, at: index)
            }
            stack.setCustomSpacing(row.spacing ?? StackView.spacingUseDefault, after: view)
        }
    }

    func freshFrames() -> [Rect] {
        let screen = makeScreen(width: 300, height: 120)
        let stack = StackView()
        screen.addSubviewWithEdgeConstraints(stack)
        var views: [Int: Content] = [:]
        apply(to: stack, &views)
        screen.layoutIfNeeded()
        return stack.arrangedSubviews.map(\.frame)
    }
}
