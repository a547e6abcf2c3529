import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("Conditions of a platform's views that move")
@MainActor
struct MovedConditionTests {
    let screen = AdaptiveCanvas(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let left = Canvas(), right = Canvas(), box = Canvas()
    let anchors = [topToTop(), leadingToLeading(7).when(.regular), widthToConstant(10)]

    init() {
        screen.quickAdd(left, [topToTop(), leadingToLeading(), widthToConstant(100), heightToConstant(100)])
        screen.quickAdd(right, [topToTop(), trailingToTrailing(), widthToConstant(100), heightToConstant(100)])
    }

    private func layOut(width: CGFloat) {
        screen.frame = CGRect(x: 0, y: 0, width: width, height: 844)
        screen.layOut()
    }

    @Test(
        "A move ends the constraints to the old parent, even those whose condition does not hold", arguments: [0, 390])
    func parents(width: CGFloat) {
        let old = left.quickAdd(box, anchors)
        if width > 0 { layOut(width: width) }
        let new = right.quickAdd(box, [topToTop(), leadingToLeading(3).when(.regular)])
        layOut(width: 700)
        #expect(old.map(\.isActive) == [false, false, true] && new.isActive)
        #expect(box.frame.minX == 3)
    }

    @Test("A constraint that has ended can be activated again, and keeps its condition")
    func again() {
        let old = left.quickAdd(box, anchors)
        layOut(width: 390)
        box.removeFromSuperview()
        layOut(width: 700)
        left.quickAdd(box, [])
        layOut(width: 701)
        #expect(!old[0].isActive && !old[1].isActive)
        old.isActive = true
        #expect(old.isActive)
        layOut(width: 390)
        #expect(old.map(\.isActive) == [true, false, true])
    }

    @Test("Moving an ancestor of one item ends a constraint to a view outside that ancestor")
    func ancestors() {
        let (panel, guide) = (Canvas(), PlatformGuide())
        left.addSubview(panel)
        panel.addLayoutGuide(guide)
        panel.addSubview(box)
        let added = [
            box.activateQuickAnchors([topToTop(screen).when(.regular)])[0],
            guide.activateQuickAnchors([topToTop(left).when(.regular)])[0],
            box.activateQuickAnchors([leadingToLeading(guide).when(.regular)])[0],
            guide.activateQuickAnchors([widthToConstant(1).when(.regular)])[0],
        ]
        layOut(width: 390)
        right.addSubview(panel)
        layOut(width: 700)
        #expect(added.map(\.isActive) == [false, false, true, true])
        layOut(width: 390)
        panel.removeLayoutGuide(guide)
        layOut(width: 700)
        #expect(added.map(\.isActive) == [false, false, false, false])
    }

    @Test("A constraint that has ended is released", arguments: [390, 700] as [CGFloat])
    func released(width: CGFloat) {
        weak var first: NSLayoutConstraint?
        for round in 0..<5 {
            let added = left.quickAdd(box, anchors.filter { $0.condition != nil })
            if round == 0 { first = added[0] }
            layOut(width: width)
            #expect(first != nil || round > 0)
            box.removeFromSuperview()
        }
        layOut(width: 390)
        #expect(first == nil)
    }
}
