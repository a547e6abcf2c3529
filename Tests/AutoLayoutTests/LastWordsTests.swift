import AutoLayout
import Testing

@Suite("Views that use trees in their deinit")
struct LastWordsTests {
    private let screen = makeScreen(width: 100, height: 100)
    private let box = View(name: "box")

    init() {
        screen.addSubview(box, withEdgeInsets: .zero)
        screen.layoutIfNeeded()
    }

    /// Adds to the box a view that is as tall as the box, contains another view, and calls `lastWords` in its `deinit`.
    private func addLeaver(_ lastWords: @escaping (Leaver) -> Void) -> Leaver {
        let leaver = Leaver(lastWords)
        leaver.addSubview(View(), withEdgeInsets: .zero)
        box.addSubview(leaver)
        leaver.heightAnchor.constraint(equalTo: box.heightAnchor).isActive = true
        screen.layoutIfNeeded()
        return leaver
    }

    @Test("A removed view can lay out its former tree")
    func oldTree() {
        var leaver: Leaver? = addLeaver { [screen] _ in screen.layoutIfNeeded() }
        leaver?.removeFromSuperview()
        screen.frame.size.width = 60
        leaver = nil
        #expect(box.frame.width == 60)
    }

    @Test("A removed view can add another view to its former tree")
    func successor() {
        let other = View(name: "other")
        var leaver: Leaver? = addLeaver { [box, screen] _ in
            box.addSubview(other, withEdgeInsets: EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
            screen.layoutIfNeeded()
        }
        leaver?.removeFromSuperview()
        leaver = nil
        #expect(other.frame == Rect(x: 5, y: 5, width: 90, height: 90))
    }

    @Test("A removed view can move its subviews to its former tree")
    func heritage() {
        let inner = View(name: "inner")
        var leaver: Leaver? = addLeaver { [box] leaver in
            #expect(leaver.subviews.last === inner && inner.superview === leaver)
            box.addSubview(inner)
            #expect(leaver.subviews.count == 1)
        }
        leaver?.addSubview(inner)
        leaver?.removeFromSuperview()
        leaver = nil
        inner.pin(1, 2, 3, 4, to: box)
        screen.layoutIfNeeded()
        #expect(inner.superview === box && inner.frame == Rect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("A root can lay itself out and then remove its subviews")
    func root() {
        let inner = View(name: "inner")
        var frame = Rect.zero
        var root: Leaver? = Leaver(frame: Rect(x: 0, y: 0, width: 30, height: 40)) { root in
            root.layoutIfNeeded()
            frame = inner.frame
            for view in root.subviews { view.removeFromSuperview() }
            #expect(inner.superview == nil && root.subviews.isEmpty)
        }
        root?.addSubview(inner, withEdgeInsets: .zero)
        root = nil
        #expect(frame == Rect(x: 0, y: 0, width: 30, height: 40))
        #expect(inner.superview == nil && !inner.hasAmbiguousLayout)
    }

    @Test("A view released with its parent can still use its sibling and add a subview")
    func together() {
        weak var second: View?
        var width = 0.0
        var child: View? = View(name: "child")
        weak let trace = child
        do {
            let parent = View()
            parent.addSubview(
                Leaver { leaver in
                    #expect(leaver.superview == nil)
                    if let child { leaver.addSubview(child, withEdgeInsets: .zero) }
                    guard let second else { return }
                    let content = Content(20, 10)
                    second.addSubview(content)
                    content.pin(0, 0, 20, 10, to: second)
                    second.frame.size.width = 50
                    second.layoutIfNeeded()
                    width = content.frame.width
                })
            let other = View(name: "second")
            second = other
            parent.addSubview(other)
        }
        #expect(width == 20 && second == nil)
        #expect(child?.superview == nil)
        let inner = View()
        child?.frame = Rect(x: 0, y: 0, width: 9, height: 9)
        child?.addSubview(inner, withEdgeInsets: .zero)
        child?.layoutIfNeeded()
        #expect(inner.frame.width == 9)
        child = nil
        #expect(trace == nil)
    }
}
