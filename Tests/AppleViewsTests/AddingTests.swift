import QuickAnchorsUIKit
import Swift5
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("Adding to a platform's views")
@MainActor
struct AddingTests {
    let parent = Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let red = Canvas(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    let child = Canvas()

    init() { parent.addSubview(red) }

    @Test("A view comes in front of the others, with its constraints active")
    func view() {
        let added = parent.quickAdd(child, [topToTop(10), leadingToLeading(red, 5)])
        #expect(parent.subviews.last === child)
        #expect(!child.translatesAutoresizingMaskIntoConstraints)
        #expect(added.map(\.isActive) == [true, true])
    }

    @Test("A view is placed by constraints even if none is added with it")
    func withoutAnchors() {
        #expect(child.translatesAutoresizingMaskIntoConstraints)
        #expect(parent.quickAdd(child, []).isEmpty)
        #expect(!child.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("Of several constraints of one kind, the first is found")
    func firstOfKind() {
        let added = parent.quickAdd(child, [topToTop(atLeast: 10), heightToConstant(5), topToTop(atMost: 30)])
        #expect(added[.topToTop] === added[0])
    }

    @Test("One number insets all four edges, whatever its type")
    func inset() {
        #expect(parent.quickAdd(child).map(\.constant) == [0, 0, 0, 0])
        #expect(parent.quickAdd(child, 10).map(\.constant) == [10, 10, -10, -10])
        let (whole, single, points) = (3, Float(2.5), CGFloat(1.5))
        #expect(parent.quickAdd(child, whole).map(\.constant) == [3, 3, -3, -3])
        #expect(parent.quickAdd(child, single).map(\.constant) == [2.5, 2.5, -2.5, -2.5])
        #expect(parent.quickAdd(child, points).map(\.constant) == [1.5, 1.5, -1.5, -1.5])
    }

    @Test("Anchors can follow a padding of all edges")
    func insetAndAnchors() {
        #expect(parent.quickAdd(child, 10, [aspectRatio(2).priority(500)]).map(\.constant) == [10, 10, -10, -10, 0])
    }

    @Test("A kind in a list of anchors means its anchor without a number")
    func kindWithoutParentheses() {
        let added = parent.quickAdd(child, [topToTop(10), centerX, nil])
        #expect(added.map(\.firstAttribute) == [.top, .centerX])
        #expect(added.map(\.constant) == [10, 0])
    }

    @Test("Anchors on a view that is already in its parent place it, in place of its autoresizing mask")
    func activatedInPlace() {
        #expect(red.translatesAutoresizingMaskIntoConstraints)
        red.activateQuickAnchors([topToTop(5), leadingToLeading(5), widthToConstant(7), heightToConstant(8)])
        #expect(!red.translatesAutoresizingMaskIntoConstraints)
        parent.layOut()
        #expect(red.frame.width == 7 && red.frame.height == 8)
    }

    /// The same lists as in `Tests/ClientPackage`, which has them for `View`.
    @Test("Paddings may contain operators, also beside tuples")
    func operators() {
        let gap = 2.5
        func expect(_ added: QuickConstraints, _ constants: CGFloat..., line: Int = #line) {
            #expect(added.map(\.constant) == constants, "line \(line)")
        }
        expect(parent.quickAdd(child, [(red, 8 + 4), 20 + 4, nil, -20 - 4]), 12, 24, -24)
        expect(parent.quickAdd(child, [(red, 8 + 4), (red, 20 + 4), (red, 4 - 2), (red, -20 - 4)]), 12, 24, 2, -24)
        expect(
            parent.quickAdd(child, [(red, 8 + 4), 20 + 4, 4 * 2 - 1, -(20 + 4)], [heightToConstant(40 + 4)]),
            12, 24, 7, -24, 44)
        expect(parent.quickAdd(child, [(red, 8 + gap), 20 + 4 * 2, nil, -(gap + 4)]), 10.5, 28, -6.5)
        expect(parent.quickAdd(child, [8 * 2 + 4, 3 * 4 - 2, 4 + 4, -(20 + 4 * 3)]), 20, 10, 8, -32)
        expect(parent.quickAdd(child, [.to(red, 8 + 4), .to(red, 20 + 4), nil, .to(red, -20 - 4)]), 12, 24, -24)
        expect(parent.quickAdd(child, [topToTop(8 + 4), centerX, nil, heightToConstant(40 + 4 * 2)]), 12, 0, 48)
        expect(parent.quickAdd(child, [15 / 2, nil, nil, nil]), 7.5)
    }

    @Test("Insets are positive inward at each edge")
    func insets() {
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let leading = parent.quickAdd(child, insets: directional, [heightToConstant(5)])
        #expect(leading.map(\.firstAttribute) == [.top, .leading, .bottom, .trailing, .height])
        #expect(leading.map(\.constant) == [1, 2, -3, -4, 5])
        #if canImport(UIKit)
            let left = parent.quickAdd(child, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #else
            let left = parent.quickAdd(child, NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #endif
        #expect(left.map(\.firstAttribute) == [.top, .left, .bottom, .right])
        #expect(left.map(\.constant) == [1, 2, -3, -4])
    }

    @Test("Arrays in variables are paddings or anchors, whatever the type of their elements")
    func arrays() {
        let anchors: [QuickAnchor?] = [topToTop(1), nil]
        let paddings: [CGFloat?] = [1, nil, nil, 2.5]
        #expect(parent.quickAdd(child, anchors).map(\.constant) == [1])
        #expect(parent.quickAdd(child, paddings).map(\.constant) == [1, 2.5])
        #expect(parent.quickAdd(child, [1, 2, 3, 4].map { $0 - 3 }).map(\.constant) == [-2, -1, 0, 1])
    }

    @Test("Functions in Swift 5 mode, without an actor, use the shorthand")
    func swift5() { #expect(addViews(parent, child, Canvas()) == 2) }

    @Test("Paddings may be arithmetic expressions of literals and variables")
    func arithmetic() {
        let paddings = parent.quickAdd(child, [8 + 4, 20 + 8, nil, -(20 + 4)])
        #expect(paddings.map(\.constant) == [12, 28, -24])
        let more = parent.quickAdd(child, [8 * 2 + 4, 3 * 4 - 2, 4 + 4, -(20 + 4 * 3)], [heightToConstant(2 * 3)])
        #expect(more.map(\.constant) == [20, 10, 8, -32, 6])
        let points: CGFloat = 2.5
        #expect(parent.quickAdd(child, [8 + points, nil, 2 * points, nil]).map(\.constant) == [10.5, 5])
    }

    @Test("Four numbers are top, leading, bottom and trailing; nil leaves an edge free")
    func paddings() {
        let added = parent.quickAdd(child, [10, 20, nil, -20])
        #expect(added.map(\.firstAttribute) == [.top, .leading, .trailing])
        #expect(added.map(\.constant) == [10, 20, -20])
        parent.layOut()
        #expect(child.frame.minY == 10 && child.frame.minX == 20 && child.frame.maxX == 370)
        let (whole, points) = (4, CGFloat(5.5))
        #expect(parent.quickAdd(child, [whole, points, nil, 1.25]).map(\.constant) == [4, 5.5, 1.25])
    }

    @Test("A view in a list of paddings stands for its facing edge, as a tuple or typed")
    func facing() {
        let tuples = parent.quickAdd(child, [(red, 10), 20, (red, -3), nil])
        #expect(tuples.map(\.secondAttribute) == [.bottom, .leading, .top])
        #expect(tuples.map { $0.secondItem === red } == [true, false, true])
        let typed = parent.quickAdd(child, [.to(red, 10), 20, .to(red, -3), nil], [heightToConstant(100)])
        #expect(zip(tuples, typed).allSatisfy { $0.isEquivalent(to: $1) })
        #expect(typed.last?.firstAttribute == .height && typed.last?.constant == 100)
    }

    @Test("In a list of paddings, the parent's own safe area and margins stand for their same edge")
    func ownGuides() {
        let tuples = parent.quickAdd(
            child, [(parent.safeAreaLayoutGuide, 4), (parent.layoutMarginsGuide, 0), nil, nil])
        #expect(tuples.map(\.secondAttribute) == [.top, .leading])
        let typed = parent.quickAdd(
            child, [.to(parent.safeAreaLayoutGuide, 4), .to(parent.layoutMarginsGuide), nil, nil])
        #expect(zip(tuples, typed).allSatisfy { $0.isEquivalent(to: $1) })
        #if canImport(UIKit)
            let readable = parent.quickAdd(child, [(parent.readableContentGuide, 4), nil, nil, nil])
            #expect(readable.map(\.secondAttribute) == [.top])
        #endif
        let others = parent.quickAdd(child, [.to(red.safeAreaLayoutGuide), nil, nil, nil])
        #expect(others.map(\.secondAttribute) == [.bottom])
    }

    @Test("A guide is added and constrained like a view")
    func guide() {
        let guide = PlatformGuide()
        parent.quickAdd(guide, [topToTop(10), leadingToLeading(20), widthToConstant(100), heightToConstant(50)])
        #expect(guide.owningView === parent)
        parent.quickAdd(child, [.to(guide, 5), 0, nil, nil], [widthToRelatedView(guide), heightToRelatedView(guide)])
        parent.layOut()
        #expect(child.frame == CGRect(x: 0, y: 65, width: 100, height: 50))
        let more = guide.activateQuickAnchors([widthToConstant(atMost: 400)])
        #expect(more[0].firstItem === guide && guide.constraint(centerX()).secondItem === parent)
    }

    @Test("A closure lists anchors with conditions and loops")
    func builder() {
        let isWide = true
        let added = parent.quickAdd(child) {
            topToTop(10)
            if isWide { widthToConstant(320) }
            for view in [red, parent] { leadingToLeading(view, atLeast: 4) }
        }
        #expect(added.map(\.firstAttribute) == [.top, .width, .leading, .leading])
    }

    @Test("The returned constraints are found by index, by kind and by identifier, and change in place")
    func result() {
        let added = parent.quickAdd(
            child,
            [.topToTop(10).identifier("header-top"), leadingToLeading(20), .widthToConstant(50), .heightToConstant(5)])
        #expect(added.count == 4 && added[1].constant == 20)
        #expect(added[.topToTop] === added[0] && added["header-top"] === added[0])
        #expect(added[.centerX] == nil && added["footer"] == nil)
        added[.leadingToLeading]?.constant = 30
        added["header-top"]?.constant = 40
        parent.layOut()
        #expect(child.frame == CGRect(x: 30, y: 40, width: 50, height: 5))
        var all: [NSLayoutConstraint] = []
        all += added
        NSLayoutConstraint.deactivate(all)
        #expect(added.map(\.isActive) == [false, false, false, false])
    }
}
