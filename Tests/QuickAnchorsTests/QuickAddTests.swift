import QuickAnchors
import Testing

@Suite("quickAdd")
struct QuickAddTests {
    let parent = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "parent")
    let child = View(name: "child")
    let red = View(frame: Rect(x: 20, y: 30, width: 40, height: 50), name: "red")

    @Test("adds the child as the last subview")
    func lastSubview() {
        parent.quickAdd(child, [])
        parent.quickAdd(red, [])
        #expect(parent.subviews.map(\.name) == ["child", "red"])
        parent.quickAdd(child, [])
        #expect(parent.subviews.map(\.name) == ["red", "child"])
    }

    @Test("is reported with its line if the child has no constraints or would contain itself")
    func places() {
        parent.quickAdd(child, [])
        let line = #line - 1
        parent.layoutIfNeeded()
        child.quickAdd(parent, [])
        child.addSubview(parent)
        [parent].forEach(child.addSubview)
        let diagnostics = parent.layoutDiagnostics
        #expect(diagnostics.map(\.kind) == [.ambiguity, .hierarchyCycle, .hierarchyCycle, .hierarchyCycle])
        #expect(diagnostics.map(\.location?.line) == [line, line + 3, line + 4, nil])
    }

    @Test("lets constraints place the child, even if none of them is left at the first pass")
    func noneLeft() {
        for constraint in parent.quickAdd(red, [topToTop(5), widthToConstant(6)]) { constraint.isActive = false }
        parent.layoutIfNeeded()
        #expect(red.frame == .zero)
    }

    @Test("lets constraints place the child, even if none of its anchors is valid")
    func noneValid() {
        parent.quickAdd(red, [topToTop(.nan), widthToConstant(.infinity)])
        parent.layoutIfNeeded()
        #expect(red.frame == .zero)
    }

    @Test("lets constraints place the child, however many there are")
    func many() {
        parent.quickAdd(red, (0..<100).map { topToTop(atLeast: Double($0)) } + [leadingToLeading(7)])
        parent.layoutIfNeeded()
        #expect(red.frame == Rect(x: 7, y: 99, width: 0, height: 0))
    }

    @Test("removes the child from its previous parent")
    func moves() {
        let other = View()
        other.addSubview(child)
        parent.quickAdd(child, 10)
        #expect(other.subviews.isEmpty)
        #expect(child.superview === parent)
    }

    @Test("makes the child constraint-based, even without an anchor")
    func constraintBased() {
        #expect(child.translatesAutoresizingMaskIntoConstraints)
        parent.quickAdd(child, [])
        #expect(!child.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("leaves a related view as it is")
    func relatedView() {
        parent.addSubview(red)
        parent.quickAdd(child, [topToBottom(red, 10), leadingToLeading(red), widthToConstant(5), heightToConstant(6)])
        parent.layoutIfNeeded()
        #expect(red.frame == Rect(x: 20, y: 30, width: 40, height: 50))
        #expect(child.frame == Rect(x: 20, y: 90, width: 5, height: 6))
    }

    @Test("returns the active constraints in the order given")
    func order() {
        let added = parent.quickAdd(
            child, [centerY(), heightToConstant(atLeast: 44), widthToRelatedView(multiplier: 0.5), centerX(3)])
        #expect(added.map(\.firstAttribute) == [.centerY, .height, .width, .centerX])
        #expect(added.allSatisfy { $0.isActive })
    }

    @Test("returns constraints whose constant, multiplier, priority and activity change in place")
    func handles() {
        let added = parent.quickAdd(
            child, [topToTop(10), leadingToLeading(), widthToRelatedView(multiplier: 0.5), heightToConstant(20)])
        parent.layoutIfNeeded()
        added[0].constant = 100
        added[2].multiplier = 0.25
        parent.layoutIfNeeded()
        #expect(child.frame == Rect(x: 0, y: 100, width: 97.5, height: 20))

        let taller = child.activateQuickAnchors([heightToConstant(70).priority(.almostRequired)])
        parent.layoutIfNeeded()
        #expect(child.frame.height == 20)
        added[3].priority = .defaultLow
        parent.layoutIfNeeded()
        #expect(child.frame.height == 70)
        taller[0].isActive = false
        parent.layoutIfNeeded()
        #expect(child.frame.height == 20)
    }

    @Test("has a counterpart for a child that already has a parent, activateQuickAnchors")
    func activate() {
        parent.addSubview(child)
        let added = child.activateQuickAnchors([
            topToTop(10), leadingToLeading(10), bottomToBottom(), trailingToTrailing(),
        ])
        parent.layoutIfNeeded()
        #expect(added.count == 4)
        #expect(child.frame == Rect(x: 10, y: 10, width: 380, height: 834))
    }

    @Test("has a counterpart that returns a complete but inactive constraint, constraint(_:)")
    func inactive() {
        parent.addSubview(child)
        let constraint = child.constraint(topToTop(10))
        #expect(!constraint.isActive)
        #expect(constraint.secondItem === parent)
        constraint.isActive = true
        #expect(constraint.isActive)
    }

    @Test("can relate the child to a guide as to a view")
    func guides() {
        let guide = LayoutGuide()
        parent.addLayoutGuide(guide)
        let added = parent.quickAdd(child, [topToTop(guide, 5), topToSafeArea(guide), leadingToMargin(guide)])
        #expect(added.allSatisfy { $0.secondItem === guide && $0.isActive })
    }

    @Test("can relate the child to the safe area and the margins of another view")
    func guidesOfRelatedView() {
        parent.addSubview(red)
        let added = parent.quickAdd(child, [topToSafeArea(red), leadingToMargin(red)])
        #expect(added[0].secondItem === red.safeAreaLayoutGuide)
        #expect(added[1].secondItem === red.layoutMarginsGuide)
    }

    @Test("remembers the line on which each anchor was written")
    func locations() {
        let line = #line
        let added = parent.quickAdd(
            child,
            [
                topToTop(10),
                .centerX(),
                QuickAnchor(.centerY),
                heightToConstant(atLeast: 4).priority(3),
                widthToConstant(atMost: 4).identifier("narrow"),
            ])
        #expect(added.map(\.location.line) == [4, 5, 6, 7, 8].map { line + $0 })
        #expect(added.allSatisfy { $0.location.fileID == #fileID })
    }

    @Test("returns inactive constraints if a callback of the parent removes the child again")
    func takenAway() {
        final class Refusing: View {
            override func didAddSubview(_ subview: View) { subview.removeFromSuperview() }
        }
        let parent = Refusing()
        let added = parent.quickAdd(child, [topToTop(10), widthToConstant(5)])
        #expect(child.superview == nil && parent.constraints.isEmpty && child.constraints.isEmpty)
        #expect(added.map(\.constant) == [10, 5] && added.allSatisfy { !$0.isActive })
    }

    @Test("remembers the file in which each anchor was written")
    func files() {
        let places = [
            SourceLocation(fileID: "App/One.swift", line: 3), SourceLocation(fileID: "App/Two.swift", line: 4),
            SourceLocation(fileID: "App/Two.swift", line: 5), SourceLocation(fileID: "App/One.swift", line: 6),
        ]
        let kinds: [QuickAnchorType] = [.topToTop, .leadingToLeading, .bottomToBottom, .trailingToTrailing]
        let anchors = zip(kinds, places).map { QuickAnchor($0, 8, fileID: $1.fileID, line: $1.line) }
        #expect(parent.quickAdd(child, anchors).map(\.location) == places)
    }

    @Test("remembers its own line for paddings")
    func paddingLocations() {
        let added = parent.quickAdd(child, 10) + parent.quickAdd(child, [1, 2] + [nil, 4])
        #expect(added.allSatisfy { $0.location == SourceLocation(fileID: #fileID, line: #line - 1) })
    }
}
