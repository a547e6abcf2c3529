import QuickAnchors
import Testing

@Suite("A tree without references")
struct LifetimeTests {
    @Test("is gone with its views, guides and constraints, however its anchors were written")
    func gone() {
        weak var parent: View?
        weak var child: View?
        weak var guide: LayoutGuide?
        weak var constraint: LayoutConstraint?
        do {
            let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
            let red = View()
            let blue = View()
            screen.quickAdd(red, [10, 20, nil, -20], [heightToConstant(100)])
            screen.quickAdd(
                blue, [(red, 10), 20, -20, nil], [topToSafeArea(atLeast: 4), heightToConstant(4).priority(3)])
            constraint = red.activateQuickAnchors([widthToRelatedView(blue)])[0]
            screen.layoutIfNeeded()
            parent = screen
            child = blue
            guide = screen.safeAreaLayoutGuide
            #expect(parent != nil && child != nil && guide != nil && constraint != nil)
        }
        #expect(parent == nil)
        #expect(child == nil)
        #expect(guide == nil)
        #expect(constraint == nil)
    }

    @Test("is not kept by an anchor made for it once the anchor is gone")
    func anchors() {
        weak var related: View?
        do {
            let red = View()
            related = red
            let anchors = [topToTop(red, 10)]
            #expect(anchors[0].relatedItem === red)
        }
        #expect(related == nil)
    }
}
