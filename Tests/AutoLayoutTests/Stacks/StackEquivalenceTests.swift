import AutoLayout
import TestSupport
import Testing

@Suite("Stack views and plain constraints")
struct StackEquivalenceTests {
    static let seed = UInt64.random(in: 0...UInt64.max)

    /// Runs random plans that meet a condition.
    private func randomPlans(
        _ count: Int, where isWanted: (StackPlan) -> Bool = { _ in true }, _ run: (StackPlan, String) -> Void
    ) {
        var random = SplitMix64(seed: Self.seed)
        var (index, missing) = (0, count)
        while missing > 0 {
            var ranks = 0.0
            let plan = StackPlan.random(depth: 3, &ranks, &random)
            if isWanted(plan) {
                run(plan, "seed \(Self.seed), tree \(index): \(plan)")
                missing -= 1
            }
            index += 1
        }
    }

    @Test("A tree of stacks has the frames of the same tree in plain constraints")
    func plain() {
        var compared = 0
        randomPlans(Effort.cases(100)) { plan, story in
            for size in sizes(of: plan) {
                let stacks = laidOut(plan.stacks(), in: size)
                let plain = laidOut(plan.plain(), in: size)
                // Gaps and margins that do not fit are a conflict, whose newest constraint is dropped.
                let conflicts = [stacks, plain].map { !($0.superview?.layoutDiagnostics.isEmpty ?? true) }
                #expect(conflicts[0] == conflicts[1], "\(size) \(story)")
                #expect(conflicts[0] || frames(stacks).isClose(to: frames(plain)), "\(size) \(story)")
                compared += conflicts[0] ? 0 : 1
            }
        }
        #expect(compared >= Effort.cases(100))
    }

    @Test("A tree of stacks read from right to left is the mirror image of the same tree from left to right")
    func mirrored() {
        randomPlans(Effort.cases(100)) { plan, story in
            let tree = laidOut(plan.stacks(), in: plan.natural)
            let before = tree.everything.dropFirst().map { view in
                Rect(
                    x: (view.superview?.frame.width ?? 0) - view.frame.maxX, y: view.frame.minY,
                    width: view.frame.width, height: view.frame.height)
            }
            tree.superview?.layoutDirection = .rightToLeft
            tree.superview?.layoutIfNeeded()
            #expect(Array(before).isClose(to: Array(frames(tree).dropFirst())), "\(story)")
        }
    }

    @Test("A tree of stacks that nothing else sizes is as large as its content")
    func natural() {
        // About one plan in 65 is plainly sized.
        randomPlans(Effort.cases(100), where: \.isPlainlySized) { plan, story in
            let tree = laidOut(plan.stacks(), in: nil)
            let size = tree.frame.size
            let wanted = plan.natural
            #expect(
                abs(size.width - wanted.width) < 1e-6 && abs(size.height - wanted.height) < 1e-6,
                "\(size), expected \(wanted): \(story)")
        }
    }

    private func sizes(of plan: StackPlan) -> [Size] {
        let natural = plan.natural
        return [
            natural, Size(width: natural.width + 60, height: natural.height + 40),
            Size(width: max(40, natural.width - 20), height: max(40, natural.height - 10)),
        ]
    }

    private func laidOut(_ tree: View, in size: Size?) -> View {
        let screen = makeScreen()
        screen.addSubview(tree)
        LayoutConstraint.activate([
            tree.leftAnchor.constraint(equalTo: screen.leftAnchor),
            tree.topAnchor.constraint(equalTo: screen.topAnchor),
        ])
        if let size {
            LayoutConstraint.activate([
                tree.widthAnchor.constraint(equalToConstant: size.width),
                tree.heightAnchor.constraint(equalToConstant: size.height),
            ])
        }
        screen.layoutIfNeeded()
        screens.all.append(screen)
        return tree
    }

    private func frames(_ tree: View) -> [Rect] { tree.everything.map(\.frame) }

    /// A holder that keeps the roots alive for the duration of the test.
    private final class Screens { var all: [View] = [] }
    private let screens = Screens()
}

extension [Rect] {
    func isClose(to other: [Rect]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isClose(to: $1) }
    }
}

extension StackPlan {
    /// Whether the natural size follows from the content sizes, the spacing and the margins alone: there are no
    /// baselines, hidden views or custom spacing, and views fill along the axis but not across it.
    fileprivate var isPlainlySized: Bool {
        guard case .branch(let branch) = self else { return true }
        let isByBaseline = branch.axis == .horizontal && [.firstBaseline, .lastBaseline].contains(branch.alignment)
        return !isByBaseline && branch.hidden.isEmpty && branch.distribution == .fill && branch.customSpacing.isEmpty
            && branch.alignment != .fill && branch.children.allSatisfy(\.isPlainlySized)
    }
}
