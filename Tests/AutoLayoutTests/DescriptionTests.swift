import AutoLayout
import Foundation
import Testing

@Suite("Values for printing and storing")
struct DescriptionTests {
    @Test("Views and guides print their name and frame")
    func items() {
        let title = View(name: "title")
        title.frame = Rect(x: 20, y: 8, width: 240.5, height: 22)
        #expect(String(reflecting: title) == "title (20, 8, 240.5, 22)" && "\(title)" == "title (20, 8, 240.5, 22)")
        let guide = LayoutGuide()
        guide.identifier = "gutter"
        title.addLayoutGuide(guide)
        #expect("\(guide)" == "title.gutter (0, 0, 0, 0)")
    }

    @Test("Anchors, priorities and masks print as they are written")
    func values() {
        let title = View(name: "title")
        #expect("\(title.leadingAnchor)" == "title.leading" && "\(title.heightAnchor)" == "title.height")
        #expect("\(LayoutPriority.defaultHigh)" == "750" && "\(LayoutPriority(249.5))" == "249.5")
        let mask: View.AutoresizingMask = [.flexibleHeight, .flexibleWidth]
        #expect("\(mask)" == "[flexibleWidth, flexibleHeight]" && "\(View.AutoresizingMask())" == "[]")
    }

    @Test("A diagnostic survives being encoded and decoded")
    func stored() throws {
        let screen = makeScreen(width: 100, height: 100)
        let box = View(name: "box")
        screen.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 10).isActive = true
        box.widthAnchor.constraint(equalToConstant: 20).isActive = true
        screen.layoutIfNeeded()
        let diagnostics = screen.layoutDiagnostics
        #expect(diagnostics.contains { $0.kind == .conflict })
        let data = try JSONEncoder().encode(diagnostics)
        #expect(try JSONDecoder().decode([LayoutDiagnostic].self, from: data) == diagnostics)
        #expect(String(decoding: data, as: UTF8.self).contains(#""kind":"conflict""#))
    }
}
