import QuickAnchors
import Testing

@Suite("Quick anchors of guides")
struct QuickGuideTests {
    let parent = View(frame: Rect(x: 0, y: 0, width: 300, height: 200), name: "parent")
    let guide = LayoutGuide()

    @Test("quickAdd adds a guide, not a view, with every form of paddings and anchors")
    func adding() {
        let red = View(name: "red")
        parent.quickAdd(red, [0, 0, nil, nil], [widthToConstant(50), heightToConstant(40)])
        parent.quickAdd(guide, [(red, 10), 20, nil, nil], [heightToConstant(30), trailingToTrailing(-80)])
        parent.layoutIfNeeded()
        #expect(guide.owningView === parent)
        #expect(parent.subviews.count == 1)
        #expect(guide.layoutFrame == Rect(x: 20, y: 50, width: 200, height: 30))
    }

    @Test("A padding or a closure of anchors places a guide as it places a view")
    func otherForms() {
        let other = LayoutGuide()
        parent.quickAdd(guide, 15)
        parent.quickAdd(other) {
            topToTop(guide)
            leadingToLeading(guide)
            for edge in [widthToConstant(7), heightToConstant(9)] { edge }
        }
        parent.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 15, y: 15, width: 270, height: 170))
        #expect(other.layoutFrame == Rect(x: 15, y: 15, width: 7, height: 9))
    }

    @Test("A guide that has a view is tied by activateQuickAnchors and constraint(_:)")
    func activating() {
        parent.addLayoutGuide(guide)
        let added = guide.activateQuickAnchors([topToTop(3), leadingToLeading(4), heightToConstant(5)])
        let width = guide.constraint(widthToRelatedView(multiplier: 0.5))
        #expect(added.allSatisfy { $0.isActive } && !width.isActive)
        width.isActive = true
        parent.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 4, y: 3, width: 150, height: 5))
    }

    @Test("A guide moves from one view to another with quickAdd")
    func moving() {
        let other = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        other.quickAdd(guide, 10)
        parent.quickAdd(guide, 20)
        parent.layoutIfNeeded()
        #expect(other.layoutGuides.isEmpty)
        #expect(guide.layoutFrame == Rect(x: 20, y: 20, width: 260, height: 160))
    }
}
