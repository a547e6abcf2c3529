import QuickAnchors
import Testing

@Suite("What quickAdd returns")
struct QuickConstraintsTests {
    private let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
    private let box = View(name: "box")

    @Test("is found by position, by kind and by identifier, and is the same object each time")
    func found() {
        let added = screen.quickAdd(
            box, [topToTop(10).identifier("header-top"), leadingToLeading(), widthToConstant(5)])
        #expect(added.count == 3)
        #expect(added[0].constant == 10 && added[2].constant == 5)
        #expect(added[.topToTop] === added[0] && added["header-top"] === added[0])
        #expect(added[.widthEqualToConstant] === added[2])
        #expect(added[.bottomToBottom] == nil && added["footer"] == nil)
        #expect("\(added)".hasPrefix("[\"header-top\" box.top == screen.top + 10, "))
    }

    @Test("is found by the name of the anchor for sizes, too")
    func sizes() {
        let added = screen.quickAdd(
            box, [heightToConstant(4), widthToConstant(5), heightToRelatedView(), widthToRelatedView(multiplier: 0.5)])
        #expect(added[.heightToConstant] === added[0] && added[.widthToConstant] === added[1])
        #expect(added[.heightToRelatedView] === added[2] && added[.widthToRelatedView] === added[3])
    }

    @Test("keeps its numbers when it is deactivated, and when its view is removed and added again")
    func deactivated() {
        let added = screen.quickAdd(box, [topToTop(10), leadingToLeading(), widthToConstant(5), heightToConstant(6)])
        added[0].constant = 20
        LayoutConstraint.deactivate(added)
        #expect(added.allSatisfy { !$0.isActive } && added[0].constant == 20)
        LayoutConstraint.activate(added)
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 0, y: 20, width: 5, height: 6))
        box.removeFromSuperview()
        #expect(added.map(\.isActive) == [false, false, true, true])
        screen.addSubview(box)
        LayoutConstraint.activate(added)
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 0, y: 20, width: 5, height: 6))
    }

    @Test("can be accessed for the first time after the view has left its tree")
    func asked() {
        let added = screen.quickAdd(box, [topToTop(10), widthToConstant(5)])
        box.removeFromSuperview()
        #expect(added[.topToTop]?.isActive == false && added[.topToTop]?.constant == 10)
        #expect(added[.widthEqualToConstant]?.isActive == true)
        added[1].constant = 8
        #expect(box.constraints.map(\.constant) == [8])
    }

    @Test("can still be accessed when the whole tree is gone")
    func outlives() {
        var screen: View? = View(name: "gone")
        let added = screen?.quickAdd(box, [topToTop(10), widthToConstant(5)])
        screen = nil
        #expect(added?[0].isActive == false && added?[0].constant == 10)
        #expect(added?[1].isActive == true)
        #expect(box.superview == nil)
    }

    @Test("is found even if it fills the slots of deactivated constraints")
    func fillsVacancies() {
        let gone = screen.quickAdd(View(name: "other"), [topToTop(1), leadingToLeading(2), widthToConstant(3)])
        screen.quickAdd(View(name: "last"), 4)
        LayoutConstraint.deactivate([gone[0], gone[2]])
        let added = screen.quickAdd(
            box, [topToTop(10), leadingToLeading(20), widthToConstant(30), heightToConstant(40)])
        #expect(added.map(\.constant) == [10, 20, 30, 40])
        #expect(added[.heightToConstant] === added[3])
        #expect(gone[.topToTop] === gone[0] && gone[.topToTop]?.constant == 1)
        LayoutConstraint.deactivate(added)
        #expect(added[.widthToConstant]?.constant == 30)
    }

    @Test("is found as the first of its kind if there are several, in one call or in two")
    func firstOfKind() {
        let added = screen.quickAdd(box, [topToTop(atLeast: 10), widthToConstant(5), topToTop(atMost: 30)])
        #expect(added[.topToTop] === added[0])
        let all = added + screen.quickAdd(View(name: "other"), [topToTop(1)])
        #expect(all[.topToTop] === added[0])
    }

    @Test("keeps its identifier in another tree, even if it is first accessed there")
    func nameMoves() {
        let (panel, other) = (View(name: "panel"), View(name: "other"))
        screen.addSubview(panel)
        panel.quickAdd(box, [heightToConstant(4).identifier("height"), topToTop(3).identifier("top")])
        other.quickAdd(View(), 4)
        for root in [screen, other] { root.layoutIfNeeded() }
        other.addSubview(panel)
        #expect(box.constraints.map(\.identifier) == ["height"])
        #expect(panel.constraints.map(\.identifier) == ["top"])
    }

    @Test("is found by kind even if an anchor is invalid")
    func invalid() {
        screen.layoutDiagnosticHandler = { _ in }
        let added = screen.quickAdd(box, [topToTop(10), widthToConstant(.nan), heightToConstant(40)])
        #expect(added.map(\.isActive) == [true, false, true])
        #expect(added[.topToTop] === added[0] && added[.heightToConstant] === added[2])
        #expect(added[.widthToConstant]?.isActive == false)
    }

    @Test("can be concatenated like arrays")
    func sums() {
        var all = QuickConstraints()
        let other = View(name: "other")
        all += screen.quickAdd(box, [topToTop(1), heightToConstant(2)])
        all += screen.quickAdd(other, [topToBottom(box, 3)])
        #expect(all.map(\.constant) == [1, 2, 3])
        #expect(all[.topToBottom] === all[2])
        var array: [LayoutConstraint] = []
        array += all
        #expect(array.count == 3)
    }

    @Test("leaves nothing behind, however often constraints come and go")
    func comesAndGoes() {
        screen.quickAdd(box, 10)
        weak var trace: LayoutConstraint?
        for round in 0..<300 {
            let added = box.activateQuickAnchors([
                widthToConstant(Double(round)).priority(500), centerX().priority(400),
            ])
            trace = added[0]
            LayoutConstraint.deactivate(added)
        }
        box.activateQuickAnchors([centerY().priority(1)])
        #expect(trace == nil)
        #expect(screen.constraints.count == 5)
    }
}
