import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("The subviews of a view")
@MainActor
struct SubviewOrderTests {
    /// Views without parts of their own, and controls with one part and more.
    private static let parents: [@MainActor () -> UIView] = [
        { UIView() }, { UIScrollView() }, { UIStackView() }, { UITextField() }, { UIButton(type: .system) },
        { UISwitch() },
        { UIStepper() }, { UISegmentedControl(items: ["a", "b", "c"]) },
    ]

    private func check(_ parent: UIView, _ expected: [UIView], _ parts: [View], _ note: String) {
        #expect(parent.subviews == expected, "\(type(of: parent)), \(note)")
        let behind = parts.map { ObjectIdentifier($0) } + expected.map { ObjectIdentifier($0.layoutView) }
        #expect(parent.layoutView.subviews.map { ObjectIdentifier($0) } == behind, "\(type(of: parent)), \(note)")
    }

    @Test(
        "are in the order in which they are inserted, before and after every move, and so are the views of the layout")
    func moves() {
        for make in Self.parents {
            for (from, to) in (0..<5).flatMap({ from in (0..<6).map { (from, $0) } }) {
                let (parent, views) = (make(), (0..<5).map { _ in UIView() })
                let parts = parent.layoutView.subviews
                for view in views { parent.addSubview(view) }
                check(parent, views, parts, "before")
                parent.insertSubview(views[from], at: to)
                // The index counts the views without the one that moves.
                var expected = views
                expected.insert(expected.remove(at: from), at: min(to, 4))
                check(parent, expected, parts, "\(from) to \(to)")
            }
        }
    }

    @Test("are inserted above or below a sibling, or at an end if there is no such sibling")
    func siblings() {
        for make in Self.parents {
            let (parent, views, other) = (make(), (0..<4).map { _ in UIView() }, UIView())
            let parts = parent.layoutView.subviews
            for view in views { parent.addSubview(view) }
            parent.insertSubview(other, aboveSubview: views[1])
            check(parent, [views[0], views[1], other, views[2], views[3]], parts, "above")
            parent.insertSubview(other, belowSubview: views[1])
            check(parent, [views[0], other, views[1], views[2], views[3]], parts, "below")
            parent.insertSubview(other, aboveSubview: views[3])
            check(parent, views + [other], parts, "above the last one")
            parent.insertSubview(other, belowSubview: views[0])
            check(parent, [other] + views, parts, "below the first one")
            parent.insertSubview(other, aboveSubview: UIView())
            check(parent, views + [other], parts, "above a stranger")
            parent.insertSubview(other, belowSubview: UIView())
            check(parent, [other] + views, parts, "below a stranger")
            parent.insertSubview(other, at: 99)
            check(parent, views + [other], parts, "at the end")
            parent.sendSubviewToBack(other)
            check(parent, [other] + views, parts, "at the back")
            parent.bringSubviewToFront(other)
            check(parent, views + [other], parts, "at the front")
            let stranger = UIView()
            parent.bringSubviewToFront(stranger)
            parent.sendSubviewToBack(stranger)
            check(parent, views + [other], parts, "without a stranger")
            for (first, second) in [(1, 3), (3, 1), (0, 4), (2, 2), (-1, 2), (2, 5)] {
                var expected = parent.subviews
                if first >= 0, second < 5 { expected.swapAt(first, second) }
                parent.exchangeSubview(at: first, withSubviewAt: second)
                check(parent, expected, parts, "\(first) and \(second) exchanged")
            }
            let rest = parent.subviews.filter { $0 !== other }
            other.removeFromSuperview()
            check(parent, rest, parts, "after one has left")
            #expect(other.superview == nil && other.window == nil)
        }
    }

    @Test("move from one superview to another, and are found by their tags, parents first")
    func parentsAndTags() {
        let (first, second) = (UIView(), UITextField())
        let parts = second.layoutView.subviews
        let views = (0..<3).map { index -> UIView in
            let view = UIView()
            view.tag = 7 + index % 2
            first.addSubview(view)
            return view
        }
        views[0].addSubview(views[1])
        #expect(first.subviews == [views[0], views[2]] && views[1].superview === views[0])
        #expect(first.viewWithTag(8) === views[1] && first.viewWithTag(7) === views[0] && first.viewWithTag(9) == nil)
        #expect(first.viewWithTag(0) === first)
        second.addSubview(views[0])
        check(first, [views[2]], [], "left")
        check(second, [views[0]], parts, "entered")
        #expect(views[1].isDescendant(of: second) && views[1].isDescendant(of: views[1]))
        #expect(!views[1].isDescendant(of: first) && !second.isDescendant(of: views[1]))
    }
}

@Suite("A touch")
@MainActor
struct HitTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let low = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    private let high = UILabel(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

    init() {
        root.addSubview(low)
        root.addSubview(high)
        high.isUserInteractionEnabled = true
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { root.hitTest(CGPoint(x: x, y: y), with: nil) }

    @Test("reaches the deepest view under it, that in front first, and no view outside of its superview")
    func order() {
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 10))
        low.addSubview(inner)
        #expect(hit(5, 5) === root && hit(200, 5) == nil && hit(5, -1) == nil)
        #expect(hit(12, 12) === low && hit(16, 16) === inner && hit(109, 16) === inner)
        // The inner view is wider than the one that contains it.
        #expect(hit(111, 16) === root)
        #expect(hit(60, 60) === high && hit(49, 60) === low && hit(149, 149) === high && hit(150, 150) === root)
    }

    @Test("passes through views that are hidden, transparent or disabled", arguments: [true, false])
    func passing(isPlain: Bool) {
        let view = isPlain ? low : high
        let point = isPlain ? CGPoint(x: 20, y: 20) : CGPoint(x: 120, y: 120)
        func isHit() -> Bool { root.hitTest(point, with: nil) === view }
        #expect(isHit())
        view.isHidden = true
        #expect(!isHit())
        view.isHidden = false
        view.isUserInteractionEnabled = false
        #expect(!isHit())
        view.isUserInteractionEnabled = true
        view.alpha = 0.01
        #expect(!isHit())
        view.alpha = 0.011
        #expect(isHit())
        root.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) == nil)
    }

    @Test("is inside a view from its top-left corner up to the opposite edges, which are outside")
    func edges() {
        #expect(low.point(inside: .zero, with: nil) && low.point(inside: CGPoint(x: 99.9, y: 99.9), with: nil))
        #expect(!low.point(inside: CGPoint(x: 100, y: 0), with: nil))
        #expect(!low.point(inside: CGPoint(x: 0, y: 100), with: nil))
        #expect(!low.point(inside: CGPoint(x: -0.1, y: 0), with: nil))
    }
}
