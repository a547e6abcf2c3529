import AutoLayout
import LayoutPreview
import TestSupport
import Testing

@Suite("A snapshot")
struct SnapshotTests {
    let root = View(frame: Rect(x: 7, y: 9, width: 100, height: 50), name: "root")
    let box = View(frame: Rect(x: 10, y: 20, width: 30, height: 15), name: "box")
    let dot = View(frame: Rect(x: 1, y: 2, width: 3, height: 4), name: "dot")
    let cover = View(frame: Rect(x: 0, y: 0, width: 5, height: 5), name: "cover")

    init() {
        root.addSubview(box)
        box.addSubview(dot)
        root.addSubview(cover)
    }

    @Test("lists the views in the order in which they are drawn, with their places in the root")
    func order() {
        let snapshot = LayoutSnapshot(of: root)
        #expect(snapshot.size == Size(width: 100, height: 50))
        #expect(snapshot.entries.map(\.name) == ["root", "box", "dot", "cover"])
        #expect(snapshot.entries.map(\.depth) == [0, 1, 2, 1])
        #expect(snapshot.entries[2].frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(snapshot.entries[2].rectInRoot == Rect(x: 11, y: 22, width: 3, height: 4))
    }

    @Test("lists a view with a greater z position, and its subviews, in front of its siblings")
    func inDepth() {
        box.zPosition = 1
        #expect(LayoutSnapshot(of: root).entries.map(\.name) == ["root", "cover", "box", "dot"])
        dot.zPosition = -5
        cover.zPosition = 2
        #expect(LayoutSnapshot(of: root).entries.map(\.name) == ["root", "box", "dot", "cover"])
    }

    @Test("shows the content of a scrolled view, and its dimensions, where scrolling has moved them")
    func scrolled() throws {
        let line = View(name: "line")
        let gap = LayoutGuide()
        line.backgroundColor = .black
        box.addSubview(line)
        box.addLayoutGuide(gap)
        LayoutConstraint.activate([
            line.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 8),
            line.topAnchor.constraint(equalTo: box.topAnchor, constant: 12),
            line.widthAnchor.constraint(equalToConstant: 5), line.heightAnchor.constraint(equalToConstant: 6),
            gap.leftAnchor.constraint(equalTo: line.leftAnchor), gap.topAnchor.constraint(equalTo: line.topAnchor),
            gap.widthAnchor.constraint(equalToConstant: 1), gap.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        box.bounds.origin = Point(x: 3, y: 10)
        let snapshot = LayoutSnapshot(of: root)
        #expect(snapshot.entries[1].rectInRoot == Rect(x: 10, y: 20, width: 30, height: 15))
        #expect(snapshot.entries[2].rectInRoot == Rect(x: 8, y: 12, width: 3, height: 4))
        #expect(snapshot.entries[3].rectInRoot == Rect(x: 15, y: 22, width: 5, height: 6))
        #expect(snapshot.entries[1].guides[0].rectInRoot == Rect(x: 15, y: 22, width: 1, height: 1))
        let left = try #require(snapshot.constraints.first { $0.description == "line.left == box.left + 8" })
        #expect(left.first.value == 15 && left.second?.value == 7)
        #expect(snapshot.svg().contains("x=\"15\" y=\"22\" width=\"5\" height=\"6\""))
    }

    @Test("leaves out hidden views and their subviews")
    func hidden() {
        box.isHidden = true
        #expect(LayoutSnapshot(of: root).entries.map(\.name) == ["root", "cover"])
    }

    @Test("returns how much two layouts of a tree differ")
    func distance() {
        let before = LayoutSnapshot(of: root)
        #expect(before.distance(to: before) == 0)
        dot.frame.size.width += 2.5
        #expect(LayoutSnapshot(of: root).distance(to: before) == 2.5)
        cover.isHidden = true
        #expect(LayoutSnapshot(of: root).distance(to: before) == .infinity)
    }

    @Test("of a very deep tree is made and drawn without running out of stack")
    func depth() {
        let (top, depth) = (View(), Effort.size(100_000))
        var view = top
        for _ in 0..<depth {
            let next = View()
            view.addSubview(next)
            view = next
        }
        let snapshot = LayoutSnapshot(of: top)
        #expect(snapshot.entries.last?.depth == depth)
        #expect(snapshot.svg(.allOverlays).hasSuffix("</svg>\n"))
    }
}
