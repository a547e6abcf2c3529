import AutoLayout
import TestSupport
import Testing

@Suite("Depth")
struct DepthTests {
    static let depth = Effort.size(100_000)

    /// The root and the innermost view of a chain of nested views, built from the inside out or from the outside in.
    private func chain(_ depth: Int, insideOut: Bool) -> (root: View, leaf: View) {
        let first = View(frame: Rect(x: 1, y: 1, width: 10, height: 10))
        var last = first
        for _ in 1..<depth {
            let view = View(frame: Rect(x: 1, y: 1, width: 10, height: 10))
            if insideOut { view.addSubview(last) } else { last.addSubview(view) }
            last = view
        }
        return insideOut ? (last, first) : (first, last)
    }

    @Test("A very deep tree is laid out and taken down without overflowing the stack", arguments: [false, true])
    func frames(insideOut: Bool) {
        weak var trace: View?
        do {
            let (root, leaf) = chain(Self.depth, insideOut: insideOut)
            root.layoutIfNeeded()
            leaf.setNeedsLayout()
            root.layoutIfNeeded()
            #expect(leaf.isDescendant(of: root))
            trace = leaf
        }
        #expect(trace == nil)
    }

    @Test("A constrained view in a very deep tree can be tied to the root across all its ancestors")
    func constrained() {
        let (root, leaf) = chain(10_000, insideOut: false)
        let label = Content(3, 4)
        leaf.addSubview(label)
        label.pin(2, 2, 0, 0, to: leaf)[2].isActive = false
        let far = LayoutConstraint(item: label, attribute: .width, toItem: root, attribute: .width)
        far.isActive = true
        root.layoutIfNeeded()
        #expect(label.frame == Rect(x: 2, y: 2, width: 10, height: 0))
    }

    @Test("Constraints from each level of a deep tree to the next determine the innermost frame")
    func everyLevel() {
        let count = Effort.isFull ? 10_000 : 3_000
        let root = View(frame: Rect(x: 0, y: 0, width: Double(3 * count), height: 100))
        root.layoutDiagnosticHandler = { _ in }
        var last = root
        for _ in 0..<count {
            let view = View()
            last.addSubview(view, withEdgeInsets: EdgeInsets(left: 1, right: 1))
            last = view
        }
        root.layoutIfNeeded()
        #expect(last.frame == Rect(x: 1, y: 0, width: Double(count), height: 100))
        #expect(root.layoutDiagnostics.isEmpty)
    }
}
