import QuickAnchors
import Testing

@Suite("Changing constraints later")
struct ChangingTests {
    private let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
    private let box = View(name: "box")

    @Test("All constraints of a call are deactivated and activated at once")
    func activity() {
        let added = screen.quickAdd(box, [topToTop(10), leadingToLeading(5), widthToConstant(8), heightToConstant(9)])
        #expect(added.isActive)
        added.isActive = false
        #expect(added.map(\.isActive) == [false, false, false, false] && !added.isActive)
        added.activate()
        screen.layoutIfNeeded()
        #expect(added.isActive && box.frame == Rect(x: 5, y: 10, width: 8, height: 9))
        added.deactivate()
        #expect(screen.constraints.isEmpty && box.constraints.isEmpty)
        added[0].isActive = true
        #expect(!added.isActive)
    }

    @Test("Replacing keeps the constraints that are equal to new ones")
    func replacing() {
        var added = screen.quickAdd(box, [topToTop(10), leadingToLeading(5), widthToConstant(8), heightToConstant(9)])
        let old = Array(added)
        added.replace(with: [leadingToLeading(5), widthToConstant(80), .heightToConstant(9), bottomToBottom(-4)])
        #expect(added.count == 4 && added[0] === old[1] && added[2] === old[3])
        #expect(old.map(\.isActive) == [false, true, false, true] && added.isActive)
        #expect(added[.widthToConstant]?.constant == 80 && added[.topToTop] == nil)
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 5, y: 831, width: 80, height: 9))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("An empty collection can be replaced with constraints, and constraints with an empty list")
    func replacingNothing() {
        var added = screen.quickAdd(box, [])
        added.replace(with: [topToTop(3)], priority: 20)
        #expect(added.isActive && added[0].priority == 20 && added[0].constant == 3)
        added.replace(with: [])
        #expect(added.isEmpty && screen.constraints.isEmpty)
        added.replace(with: [topToTop(4)])
        #expect(screen.constraints.map(\.constant) == [4])
    }

    @Test("A constraint is kept for only one of two equal anchors, and takes the new identifier")
    func replacingTwice() {
        var added = screen.quickAdd(box, [topToTop(10)])
        let old = added[0]
        added.replace(with: [topToTop(10).identifier("first"), topToTop(10)])
        #expect(added[0] === old && added[1] !== old && added.isActive)
        #expect(old.identifier == "first")
    }

    @Test("The constraints of several views cannot be replaced")
    func severalViews() async {
        await #expect(processExitsWith: .failure) {
            let screen = View()
            var added = screen.quickAdd(View(), [topToTop()]) + screen.quickAdd(View(), [topToTop()])
            added.replace(with: [])
        }
    }

    @Test("A multiplier is set in place")
    func multiplier() {
        var added = screen.quickAdd(box, [topToTop(), leadingToLeading(), widthToRelatedView(10), aspectRatio(1)])
        let width = added[2]
        added.setMultiplier(0.5, of: .widthToRelatedView)
        screen.layoutIfNeeded()
        #expect(added[2] === width && box.frame == Rect(x: 0, y: 0, width: 205, height: 205))
        added.setMultiplier(2, of: .centerX)
        added.setMultiplier(0.25, at: 2)
        #expect(added.map(\.multiplier) == [1, 1, 0.25, 1])
    }

    @Test("The priority of a call applies to each anchor that would otherwise be required")
    func priority() {
        let anchors = screen.quickAdd(box, [topToTop(), leadingToLeading().priority(20)], priority: 751)
        #expect(anchors.map(\.priority) == [751, 20])
        let paddings = screen.quickAdd(box, [1, nil, 2, nil], [centerX()], priority: .almostRequired)
        #expect(paddings.map(\.priority) == [999, 999, 999])
        #expect(screen.quickAdd(box, 8, priority: QuickPriority(LayoutPriority(30)))[3].priority == 30)
        #expect(screen.quickAdd(box, priority: 40.5) { centerX() }[0].priority == 40.5)
        #expect(screen.quickAdd(box, [topToTop().priority(.required)], priority: 500)[0].priority == 500)
        let gap: Float = 3
        #expect(screen.quickAdd(box, [gap, nil, nil, nil], priority: 5)[0].priority == 5)
        #expect(screen.quickAdd(box, [(box, 5), nil, nil, nil], priority: 6)[0].priority == 6)
        #expect(screen.quickAdd(box, [topToTop()], priority: .defaultLow)[0].priority == .defaultLow)
        #expect(screen.quickAdd(box, [topToTop()], priority: .defaultHigh)[0].priority == .defaultHigh)
    }

    @Test("Content priorities can be listed among the anchors and create no constraints")
    func content() {
        let added = screen.quickAdd(
            box,
            [
                horizontalHugging(751), topToTop(3), .verticalHugging(2), .horizontalCompressionResistance(3.5),
                verticalCompressionResistance(1000), leadingToSafeArea(4),
            ])
        #expect(added.map(\.constant) == [3, 4] && added[.horizontalHugging] == nil)
        #expect(box.contentHuggingPriority(for: .horizontal) == 751 && box.contentHuggingPriority(for: .vertical) == 2)
        #expect(box.contentCompressionResistancePriority(for: .horizontal) == 3.5)
        #expect(box.contentCompressionResistancePriority(for: .vertical) == .required)
        var replaced = added
        replaced.replace(with: [topToTop(3), horizontalHugging(6)])
        #expect(replaced.count == 1 && replaced[0] === added[0])
        #expect(box.contentHuggingPriority(for: .horizontal) == 6)
    }

    @Test("An invalid or missing content priority is refused with a diagnostic; one for a guide stops the program")
    func badContent() async {
        screen.layoutDiagnosticHandler = { _ in }
        screen.quickAdd(box, [horizontalHugging(1001), verticalHugging()])
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite, .notFinite])
        #expect(box.contentHuggingPriority(for: .horizontal) == .defaultLow)
        await #expect(processExitsWith: .failure) { View().quickAdd(LayoutGuide(), [horizontalHugging(1)]) }
        await #expect(processExitsWith: .failure) { _ = View().constraint(horizontalHugging(1)) }
    }

    @Test("A content priority is described as it is written", arguments: QuickAnchorType.allCases)
    func description(_ kind: QuickAnchorType) {
        guard !QuickAnchorType.makingConstraints.contains(kind) else { return }
        #expect("\(kind(751))" == "\(kind)(751)")
        #expect([horizontalHugging, verticalHugging].contains(kind) == "\(kind)".hasSuffix("Hugging"))
        #expect(QuickAnchorType.allCases.suffix(4).contains(kind))
    }
}
