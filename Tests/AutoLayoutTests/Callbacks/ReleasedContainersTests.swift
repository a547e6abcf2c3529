import AutoLayout
import TestSupport
import Testing

@Suite("Containers that are deallocated")
struct ReleasedContainersTests {
    enum Kind: CaseIterable {
        case stack, grid, flow

        /// A container of a view, inside another view; the contained view has a width and a height of its own.
        func container(of view: View) -> View {
            switch self {
            case .stack: return VStack { view }
            case .grid:
                let grid = GridView()
                grid.append(view)
                return grid
            case .flow: return FlowView { view }
            }
        }
    }

    @Test("A very deep nest of containers is taken down without overflowing the stack", arguments: [Kind.stack, .grid])
    func depth(kind: Kind) {
        weak var trace: View?
        do {
            let leaf = Content(30, 20)
            var nest: View = leaf
            for _ in 0..<Effort.size(20_000) { nest = kind.container(of: nest) }
            #expect(leaf.superview != nil)
            trace = leaf
        }
        #expect(trace == nil)
    }

    @Test("Releasing nested stacks takes time in proportion to their depth")
    func growth() {
        func time(_ depth: Int) -> Double {
            let screen = makeScreen()
            var nest: View? = Content(30, 20)
            for _ in 0..<depth { nest = VStack { nest } }
            if let nest { screen.addSubview(nest, withEdgeInsets: .zero) }
            screen.layoutIfNeeded()
            nest?.removeFromSuperview()
            return processorTime { nest = nil }
        }
        #expect(growthExponent(of: time, upTo: 64) < 1.5)
    }

    @Test(
        "A view that is still referenced outlives its containers, with the constraints inside it",
        arguments: Kind.allCases)
    func survivor(kind: Kind) {
        var screen: View? = makeScreen()
        weak let root = screen
        let (box, part) = (Content(40, 10), View(name: "part"))
        weak var container: View?
        weak var sibling: View?
        box.addSubview(part)
        let inner = part.pin(1, 2, 30, 40, to: box) + [part.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor)]
        do {
            let (kept, lost) = (kind.container(of: box), Content(5, 5))
            let outer = VStack {
                kept
                lost
            }
            (container, sibling) = (kept, lost)
            screen?.addSubview(outer, withEdgeInsets: .zero)
        }
        inner[4].isActive = true
        screen?.layoutIfNeeded()
        #expect(part.frame == Rect(x: 1, y: 2, width: 30, height: 40))
        screen = nil
        #expect(root == nil && container == nil && sibling == nil)
        #expect(box.superview == nil && inner.allSatisfy { $0.isActive })
        inner[2].constant = 35
        box.frame = Rect(x: 0, y: 0, width: 60, height: 10)
        box.layoutIfNeeded()
        #expect(part.frame == Rect(x: 1, y: 2, width: 35, height: 40))
        let other = makeScreen()
        other.addSubview(kind.container(of: box), withEdgeInsets: .zero)
        other.layoutIfNeeded()
        #expect(box.frame.width >= 40 && part.frame == Rect(x: 1, y: 2, width: 35, height: 40))
    }

    @Test("A view that a flow has hidden for lack of lines is shown once it outlives the flow")
    func excess() {
        let views = (0..<3).map { _ in Content(60, 10) }
        do {
            let flow = FlowView { views }
            flow.maximumNumberOfLines = 1
            let screen = makeScreen(width: 100)
            let outer = VStack { flow }
            screen.addSubview(outer, withEdgeInsets: .zero)
            screen.layoutIfNeeded()
            #expect(views.map(\.isHidden) == [false, true, true])
        }
        #expect(views.map(\.isHidden) == [false, false, false])
    }

    @Test("Cells and columns that outlive a grid, even one without any view or column yet, can still be changed")
    func cells() {
        let empty = GridCell()
        do {
            let grid = GridView()
            grid.append(empty)
        }
        empty.padding = DirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        let (view, full) = (Content(3, 4), GridCell())
        var column: GridTrack?
        do {
            let grid = GridView(columns: [.fitted])
            grid.append(full)
            grid.append(view)
            column = grid.columns[0]
            let outer = VStack { grid }
            outer.layoutIfNeeded()
        }
        full.horizontalAlignment = .center
        column?.alignment = .center
        let other = GridView()
        other.append(empty)
        other.append(full)
        #expect(other.cells.count == 2 && view.superview == nil)
    }
}
