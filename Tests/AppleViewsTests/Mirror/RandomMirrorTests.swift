import AutoLayout
import LayoutMirroring
import QuickAnchorsUIKit
import TestSupport
import Testing

#if canImport(UIKit)
    import UIKit
#endif

@Suite("The mirror of a random tree")
@MainActor
struct RandomMirrorTests {
    // In the tree of seed 306, a remedy would leave a label too narrow for its text.
    nonisolated static let seeds = [306] + Effort.seeds(400, long: 4000).filter { $0 != 306 }

    @Test("has the frames and the findings of the tree", arguments: seeds)
    func views(_ seed: UInt64) {
        var random = RandomTree(seed: seed)
        let screen = random.makeScreen()
        screen.layoutDiagnosticHandler = { _ in }
        screen.layoutIfNeeded()
        let expected = Reading(of: screen)
        let mirror = LayoutMirror(of: .identified(screen))
        let found = Reading(of: mirror.view)
        #expect(found.frames == expected.frames, "seed \(seed)")
        #expect(found.findings == expected.findings, "seed \(seed)")
        #expect(mirror.differences.isEmpty, "seed \(seed)")
    }

    /// Unlike Apple's, the stack views here rank their own constraints before all others and record where the
    /// constraints were made, so a tree and its mirror may drop different constraints in conflicts and break ties
    /// differently.
    // In the tree of seed 13, a baseline is placed in a label whose height is rounded up to a pixel.
    @Test(
        "has the frames of the tree, stack views included, unless order decides a conflict or a tie",
        arguments: [13] + seeds.filter { $0 != 13 })
    func stacks(_ seed: UInt64) {
        var random = RandomTree(seed: seed, hasStacks: true)
        let screen = random.makeScreen()
        screen.layoutDiagnosticHandler = { _ in }
        screen.layoutIfNeeded()
        let expected = Reading(of: screen)
        let mirror = LayoutMirror(of: .identified(screen))
        #expect(mirror.view.layoutConflicts.isEmpty == screen.layoutConflicts.isEmpty, "seed \(seed)")
        #expect(screen.layoutAmbiguities.isEmpty)
        guard screen.layoutConflicts.isEmpty && screen.layoutTies.isEmpty else { return }
        #expect(Reading(of: mirror.view).frames == expected.frames, "seed \(seed)")
        #expect(mirror.differences.isEmpty, "seed \(seed)")
    }

    @Test("is not trivial: the trees have many views, some have conflicts, and some are ambiguous")
    func variety() {
        var (conflicts, ambiguities, views, stacks) = (0, 0, 0, 0)
        let trees = Effort.isFull ? 200 : 20
        for seed in 1...UInt64(trees) {
            var withStacks = RandomTree(seed: seed, hasStacks: true)
            let stackScreen = withStacks.makeScreen()
            stackScreen.layoutDiagnosticHandler = { _ in }
            stackScreen.layoutIfNeeded()
            stacks += stackScreen.layoutConflicts.isEmpty && stackScreen.layoutTies.isEmpty ? 1 : 0
            var random = RandomTree(seed: seed)
            let screen = random.makeScreen()
            screen.layoutDiagnosticHandler = { _ in }
            screen.layoutIfNeeded()
            conflicts += screen.layoutConflicts.isEmpty ? 0 : 1
            ambiguities += screen.layoutAmbiguities.isEmpty ? 0 : 1
            views += Reading(of: screen).frames.count
        }
        #expect(conflicts > trees / 20)
        #expect(ambiguities > trees / 10)
        #expect(views > trees * 15 / 2)
        // Enough trees with stacks have neither conflicts nor ties, so that their frames are compared.
        #expect(stacks > trees / 4)
    }
}

/// A builder of random trees of views with constraints; each constraint has its own source line.
private struct RandomTree {
    private var state: UInt64
    private var line = 0
    private var views: [AutoLayout.View] = []
    private let hasStacks: Bool

    init(seed: UInt64, hasStacks: Bool = false) {
        state = seed &* 0x9E37_79B9_7F4A_7C15
        self.hasStacks = hasStacks
    }

    mutating func makeScreen() -> AutoLayout.View {
        let screen = AutoLayout.View(frame: Rect(x: 0, y: 0, width: 320, height: 480), name: "screen")
        if below(3) == 0 { screen.layoutDirection = .rightToLeft }
        if below(3) == 0 { screen.displayScale = Double(below(3)) + 1 }
        #if canImport(UIKit)
            screen.pixelRounding = .originAndSize
            // The mirror takes a label's baselines from its font.
            screen.textMeasurer = SystemFontMeasurer()
        #endif
        views = [screen]
        for number in 1...(4 + below(16)) { add("view \(number)") }
        return screen
    }

    private mutating func add(_ name: String) {
        let parent = views[below(views.count)]
        let view = makeView(name)
        if let stack = parent as? StackView, below(3) > 0 {
            stack.addArrangedSubview(view)
        } else {
            parent.addSubview(view)
            // On each axis, one edge of the view is constrained to the same edge of its parent. About one view in four
            // also has its horizontal center constrained: to that of a sibling or, without siblings, of the parent.
            constrain(view, below(2) == 0 ? .leading : .trailing, to: parent)
            constrain(view, below(2) == 0 ? .top : .bottom, to: parent)
            if below(4) == 0 { constrain(view, .centerX, to: sibling(of: view, in: parent)) }
        }
        if below(2) == 0 { constrain(view, .width, to: nil) }
        if below(2) == 0 { constrain(view, .height, to: nil) }
        // In a tree with stack views, nothing is left undetermined: the result would otherwise depend on the order of
        // the constraints.
        if hasStacks {
            for attribute in [LayoutConstraint.Attribute.leading, .top] {
                constrain(view, attribute, to: parent, isWeak: true)
            }
            for attribute in [LayoutConstraint.Attribute.width, .height] {
                constrain(view, attribute, to: nil, isWeak: true)
            }
        }
        if below(5) == 0 { view.isHidden = true }
        views.append(view)
    }

    private mutating func makeView(_ name: String) -> AutoLayout.View {
        switch below(5) {
        case 0:
            let text = String(repeating: "some words ", count: 1 + below(8))
            return AutoLayout.Label(text, fontSize: 12, numberOfLines: below(3), name: name)
        case 1 where hasStacks:
            let stack = StackView(axis: below(2) == 0 ? .horizontal : .vertical, spacing: Double(below(9)), name: name)
            stack.distribution = StackView.Distribution.allCases[below(StackView.Distribution.allCases.count)]
            stack.alignment = StackView.Alignment.allCases[below(StackView.Alignment.allCases.count)]
            return stack
        case 2: return ImageView(naturalSize: Size(width: Double(below(60)), height: Double(below(60))), name: name)
        default: return AutoLayout.View(name: name)
        }
    }

    private mutating func sibling(of view: AutoLayout.View, in parent: AutoLayout.View) -> AutoLayout.View {
        let others = parent.subviews.filter { $0 !== view }
        return others.isEmpty ? parent : others[below(others.count)]
    }

    /// Adds a constraint. No two optional constraints have equal priority, so which of them are satisfied does not
    /// depend on their order.
    private mutating func constrain(
        _ view: AutoLayout.View, _ attribute: LayoutConstraint.Attribute, to other: AutoLayout.View?,
        isWeak: Bool = false
    ) {
        line += 1
        let relation: LayoutConstraint.Relation = below(4) == 0 && !isWeak ? .greaterThanOrEqual : .equal
        let constraint = LayoutConstraint(
            item: view, attribute: attribute, relatedBy: relation, toItem: other,
            attribute: other == nil ? .notAnAttribute : attribute, constant: Double(below(80)), fileID: "Tree.swift",
            line: line)
        if below(2) == 0 { constraint.priority = LayoutPriority(Double(100 + line)) }
        if isWeak { constraint.priority = LayoutPriority(3 + Double(line) / 8) }
        constraint.isActive = true
    }

    private mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
