import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("Changing constraints of a platform's views later")
@MainActor
struct ChangingTests {
    let parent = Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let child = Canvas()

    @Test("All constraints of a call are deactivated and activated at once")
    func activity() {
        let added = parent.quickAdd(
            child, [topToTop(10), leadingToLeading(5), widthToConstant(8), heightToConstant(9)])
        #expect(added.isActive)
        added.isActive = false
        #expect(added.map(\.isActive) == [false, false, false, false] && !added.isActive)
        added.activate()
        #expect(added.isActive)
        parent.layOut()
        #expect(child.frame == CGRect(x: 5, y: 10, width: 8, height: 9))
        added.deactivate()
        #expect(parent.constraints.isEmpty && child.constraints.isEmpty)
        added[0].isActive = true
        #expect(!added.isActive)
    }

    @Test("Replacing keeps the constraints that are equal to new ones")
    func replacing() {
        var added = parent.quickAdd(
            child, [topToTop(10), leadingToLeading(5), widthToConstant(8), heightToConstant(9)])
        let old = Array(added)
        added.replace(with: [leadingToLeading(5), widthToConstant(80), .heightToConstant(9), bottomToBottom(-4)])
        #expect(added.count == 4 && added[0] === old[1] && added[2] === old[3])
        #expect(old.map(\.isActive) == [false, true, false, true] && added.isActive)
        #expect(added[.widthToConstant]?.constant == 80 && added[.topToTop] == nil)
        parent.layOut()
        #expect(child.frame == CGRect(x: 5, y: 831, width: 80, height: 9))
    }

    @Test("An empty collection can be replaced with constraints, and constraints with an empty list")
    func replacingNothing() {
        var added = parent.quickAdd(child, [])
        added.replace(with: [topToTop(3)], priority: 20)
        #expect(added.isActive && added[0].priority == PlatformPriority(20) && added[0].constant == 3)
        added.replace(with: [])
        #expect(added.isEmpty && parent.constraints.isEmpty)
        added.replace(with: [topToTop(4)])
        #expect(parent.constraints.map(\.constant) == [4])
    }

    @Test("A constraint is kept for only one of two equal anchors")
    func replacingTwice() {
        var added = parent.quickAdd(child, [topToTop(10)])
        let old = added[0]
        added.replace(with: [topToTop(10), topToTop(10)])
        #expect(added[0] === old && added[1] !== old && added.isActive)
    }

    @Test("Changing a multiplier puts a new constraint in the place of the old one")
    func multiplier() {
        var added = parent.quickAdd(
            child,
            [topToTop(), leadingToLeading(), widthToRelatedView(10).priority(751).identifier("wide"), aspectRatio(1)])
        let old = added[2]
        added.setMultiplier(0.5, of: .widthToRelatedView)
        #expect(added[2] !== old && !old.isActive && added.isActive)
        #expect(added[2].multiplier == 0.5 && added[2].constant == 10 && added[2].priority == PlatformPriority(751))
        #expect(added["wide"] === added[2] && added[.widthToRelatedView] === added[2])
        parent.layOut()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 205, height: 205))
        added.isActive = false
        added.setMultiplier(0.25, at: 2)
        #expect(added[2].multiplier == 0.25 && !added[2].isActive)
        added.setMultiplier(2, of: .centerX)
        #expect(added.map(\.multiplier) == [1, 1, 0.25, 1])
    }

    @Test("The priority of a call applies to each anchor without one of its own")
    func priority() {
        let anchors = parent.quickAdd(child, [topToTop(), leadingToLeading().priority(20)], priority: 751)
        #expect(anchors.map(\.priority.rawValue) == [751, 20])
        let paddings = parent.quickAdd(child, [1, nil, 2, nil], [centerX()], priority: .almostRequired)
        #expect(paddings.map(\.priority.rawValue) == [999, 999, 999])
        let variable = PlatformPriority(30)
        #expect(
            parent.quickAdd(child, 8, priority: QuickPriority(variable)).map(\.priority.rawValue) == [30, 30, 30, 30])
        let built = parent.quickAdd(child, priority: 40.5) { centerX() }
        #expect(built[0].priority.rawValue == 40.5)
        let gap: CGFloat = 3
        #expect(parent.quickAdd(child, [gap, nil, nil, nil], priority: 5)[0].priority.rawValue == 5)
        #expect(parent.quickAdd(child, [(child, 5), nil, nil, nil], priority: 6)[0].priority.rawValue == 6)
    }

    @Test("Content priorities can be listed among the anchors and create no constraints")
    func content() {
        let added = parent.quickAdd(
            child,
            [
                horizontalHugging(751), topToTop(3), .verticalHugging(2), .horizontalCompressionResistance(3.5),
                verticalCompressionResistance(1000), leadingToLeading(4),
            ])
        #expect(added.map(\.constant) == [3, 4] && added[.horizontalHugging] == nil)
        #expect(child.contentHuggingPriority(for: .horizontal).rawValue == 751)
        #expect(child.contentHuggingPriority(for: .vertical).rawValue == 2)
        #expect(child.contentCompressionResistancePriority(for: .horizontal).rawValue == 3.5)
        #expect(child.contentCompressionResistancePriority(for: .vertical) == .required)
        child.activateQuickAnchors([horizontalHugging(5)])
        #expect(child.contentHuggingPriority(for: .horizontal).rawValue == 5)
        var replaced = added
        replaced.replace(with: [topToTop(3), horizontalHugging(6)])
        #expect(replaced.count == 1 && replaced[0] === added[0])
        #expect(child.contentHuggingPriority(for: .horizontal).rawValue == 6)
    }

    @Test("Constraints of several calls can be combined into one collection")
    func sum() {
        var all = QuickConstraints()
        all += parent.quickAdd(child, [topToTop(1)])
        let both = all + child.activateQuickAnchors([leadingToLeading(2)])
        #expect(both.map(\.constant) == [1, 2] && both[.leadingToLeading]?.constant == 2)
        both.deactivate()
        #expect(parent.constraints.isEmpty)
    }

    @Test("Of named states at most one is active; what two have in common stays")
    func states() {
        parent.quickAdd(child, [topToTop(), leadingToLeading()])
        let states = LayoutStates<Bool>()
        let height = child.constraint(heightToConstant(7))
        states[false] = [child.constraint(widthToConstant(50)), height]
        states[true] = [child.constraint(widthToConstant(300)), height]
        states.activate(false)
        parent.layOut()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 50, height: 7))
        states.activate(true)
        #expect(states.active == true && height.isActive && states[false].map(\.isActive) == [false, true])
        parent.layOut()
        #expect(child.frame == CGRect(x: 0, y: 0, width: 300, height: 7))
        states.activate(nil)
        #expect(child.constraints.isEmpty)
    }
}
