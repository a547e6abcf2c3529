import QuickAnchorsUIKit
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

    /// Without a form for whole numbers, the compiler would give up on the second call.
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
