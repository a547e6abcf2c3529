import AutoLayout
import Testing

@Suite("Autoresizing masks")
struct AutoresizingTests {
    let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 200), name: "parent")
    let child = View(frame: Rect(x: 20, y: 10, width: 30, height: 40), name: "child")

    init() {
        parent.addSubview(child)
    }

    /// The child's frame after the parent has been resized.
    private func frame(_ mask: View.AutoresizingMask, at width: Double, _ height: Double = 200) -> Rect {
        child.autoresizingMask = mask
        parent.frame.size = Size(width: width, height: height)
        parent.layoutIfNeeded()
        return child.frame
    }

    @Test("With an empty mask, nothing is flexible")
    func none() {
        #expect(frame([], at: 300, 500) == Rect(x: 20, y: 10, width: 30, height: 40))
    }

    @Test(
        "A single flexible part takes up the whole difference",
        arguments: [
            (View.AutoresizingMask.flexibleLeftMargin, Rect(x: 70, y: 10, width: 30, height: 40)),
            (.flexibleWidth, Rect(x: 20, y: 10, width: 80, height: 40)),
            (.flexibleRightMargin, Rect(x: 20, y: 10, width: 30, height: 40)),
            (.flexibleTopMargin, Rect(x: 20, y: 110, width: 30, height: 40)),
            (.flexibleHeight, Rect(x: 20, y: 10, width: 30, height: 140)),
            (.flexibleBottomMargin, Rect(x: 20, y: 10, width: 30, height: 40)),
        ])
    func single(_ mask: View.AutoresizingMask, _ expected: Rect) {
        #expect(frame(mask, at: 150, 300) == expected)
    }

    @Test("Several parts share the difference in proportion to their lengths")
    func shared() {
        // The parts are 20, 30 and 50 wide, so they grow by 20, 30 and 50 of the additional 100 points.
        #expect(frame([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], at: 200).minX == 40)
        #expect(child.frame.width == 60)
    }

    @Test("Two flexible margins keep a view in the middle; a flexible height fills")
    func usual() {
        child.frame = Rect(x: 35, y: 0, width: 30, height: 200)
        #expect(
            frame([.flexibleLeftMargin, .flexibleRightMargin, .flexibleHeight], at: 60, 80)
                == Rect(x: 15, y: 0, width: 30, height: 80))
    }

    @Test("Parts of zero length share the difference evenly, and no size becomes negative")
    func degenerate() {
        child.frame = Rect(x: 0, y: 0, width: 100, height: 200)
        #expect(frame([.flexibleLeftMargin, .flexibleRightMargin], at: 140).minX == 20)
        child.frame = Rect(x: 20, y: 0, width: 30, height: 200)
        #expect(frame([.flexibleWidth], at: 50) == Rect(x: 20, y: 0, width: 0, height: 200))
    }

    @Test("A frame set after the parent's size has changed is taken to fit that size")
    func order() {
        child.autoresizingMask = .flexibleWidth
        parent.frame.size.width = 150
        child.frame = Rect(x: 20, y: 10, width: 33, height: 40)
        parent.layoutIfNeeded()
        #expect(child.frame.width == 33)
        parent.frame.size.width = 160
        parent.layoutIfNeeded()
        #expect(child.frame.width == 43)
    }

    @Test("The frame of a view added to another parent is taken to fit that parent")
    func moved() {
        child.autoresizingMask = .flexibleWidth
        let other = View(frame: Rect(x: 0, y: 0, width: 500, height: 500))
        other.addSubview(child)
        other.layoutIfNeeded()
        #expect(child.frame.width == 30)
        other.frame.size.width = 510
        other.layoutIfNeeded()
        #expect(child.frame.width == 40)
    }

    @Test("A constrained parent resizes the views in it, nested views, and what is tied to them in one pass")
    func nested() {
        let screen = makeScreen(width: 100, height: 200)
        screen.addSubviewWithEdgeConstraints(parent)
        let inner = View(frame: Rect(x: 0, y: 0, width: 30, height: 10))
        let tied = View(name: "tied")
        child.addSubview(inner)
        parent.addSubview(tied)
        child.autoresizingMask = .flexibleWidth
        inner.autoresizingMask = .flexibleWidth
        tied.pin(0, 0, 5, 5, to: child)[0].isActive = false
        tied.leftAnchor.constraint(equalTo: child.rightAnchor, constant: 2).isActive = true
        screen.layoutIfNeeded()
        #expect(tied.frame.minX == 52)
        screen.frame.size.width = 160
        screen.layoutIfNeeded()
        #expect(child.frame == Rect(x: 20, y: 10, width: 90, height: 40))
        #expect(inner.frame.width == 90)
        #expect(tied.frame.minX == 112)
    }

    @Test("A view placed by constraints does not follow its mask")
    func constrained() {
        child.autoresizingMask = .flexibleWidth
        child.pin(1, 2, 3, 4, to: parent)
        #expect(frame(.flexibleWidth, at: 500) == Rect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("A view that is placed by its frame again adapts from the parent's size at that time, not an earlier one")
    func placedAgain() {
        child.autoresizingMask = .flexibleLeftMargin
        let constraints = child.pin(50, 2, 3, 4, to: parent)
        parent.layoutIfNeeded()
        parent.frame.size.width = 200
        parent.layoutIfNeeded()
        child.translatesAutoresizingMaskIntoConstraints = true
        LayoutConstraint.deactivate(constraints)
        parent.layoutIfNeeded()
        #expect(child.frame.minX == 50)
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(child.frame.minX == 50)
        parent.frame.size.width = 210
        parent.layoutIfNeeded()
        #expect(child.frame.minX == 60)
    }
}
