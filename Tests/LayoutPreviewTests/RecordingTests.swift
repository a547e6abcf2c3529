import AutoLayout
import LayoutPreview
import Testing

@Suite("Pictures compared with their recordings")
struct RecordingTests {
    @Test("A picture with all overlays is as recorded, and well-formed XML", arguments: Sample.allCases)
    func overlays(_ sample: Sample) throws {
        let svg = sample.root.svg(.allOverlays)
        #expect(Markup(svg).fault == nil)
        try Recording("\(sample.rawValue).svg").check(svg)
    }

    @Test("A picture in text is as recorded", arguments: Sample.allCases)
    func text(_ sample: Sample) throws {
        try Recording("\(sample.rawValue).txt").check(sample.root.text())
    }

    @Test("A picture for dark surroundings is as recorded")
    func dark() throws {
        let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 60), name: "root")
        let label = Label("In the ink of the paper", name: "label")
        root.addSubview(label)
        LayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        try Recording("dark.svg").check(root.svg([.allOverlays, .dark]))
    }

    @Test("The same tree gives the same bytes", arguments: Sample.allCases)
    func determinism(_ sample: Sample) {
        #expect(sample.root.svg(.allOverlays) == sample.root.svg(.allOverlays))
        #expect(sample.root.text() == sample.root.text())
    }
}
