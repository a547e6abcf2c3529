import AutoLayout
import LayoutPreview
import Testing

@Suite("A picture in SVG")
struct SVGTests {
    @Test("has the size of the root, a rectangle for each coloured view, and the names of the innermost")
    func picture() {
        let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 50), name: "root")
        root.backgroundColor = .white
        let box = View(frame: Rect(x: 10, y: 20, width: 30.5, height: 20), name: "a < b & \"c\"")
        box.backgroundColor = Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        box.cornerRadius = 4
        root.addSubview(box)
        #expect(
            LayoutSnapshot(of: root).svg() == """
                <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="100" height="50" viewBox="0 0 100 50">
                  <rect x="0" y="0" width="100" height="50" rx="0" fill="#ffffff" fill-opacity="1"/>
                  <rect x="10" y="20" width="30.5" height="20" rx="4" fill="#ff8000" fill-opacity="0.25"/>
                  <text x="25.25" y="34.2" font-family="Helvetica, Arial, sans-serif" font-size="12" \
                text-anchor="middle" fill="black">a &lt; b &amp; &quot;c&quot;</text>
                </svg>

                """)
    }

    @Test("shows no names when told so")
    func withoutNames() {
        let root = View(frame: Rect(x: 0, y: 0, width: 10, height: 10), name: "root")
        #expect(!LayoutSnapshot(of: root).svg(showsNames: false).contains("root"))
    }

    @Test("survives names and colours that XML cannot hold")
    func oddities() {
        let root = View(name: "a\u{0}\u{7}\u{FFFE}b")
        root.backgroundColor = Color(red: .nan, green: 9, blue: -9)
        let svg = LayoutSnapshot(of: root).svg()
        #expect(svg.contains(">ab</text>"))
        #expect(svg.contains("fill=\"#00ff00\""))
    }
}
