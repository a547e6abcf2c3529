import AutoLayout
import LayoutPreview
import TestSupport
import Testing

@Suite("Long names in pictures")
struct LongNameTests {
    private func time(ofName name: String) -> Double {
        let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 50), name: name)
        let guide = LayoutGuide()
        guide.identifier = name
        root.addLayoutGuide(guide)
        return processorTime { _ = root.svg(.allOverlays) + root.text() }
    }

    @Test(
        "A picture takes time in proportion to the length of a name",
        arguments: ["name ", "e\u{301}a\u{308}", "👨‍👩‍👧", "🇩🇪"])
    func growth(part: String) {
        let exponent = growthExponent(
            of: { time(ofName: String(repeating: part, count: $0 / part.count)) }, upTo: 16_000)
        #expect(exponent < 1.5)
    }

    /// In Helvetica, "a" is 0.556 em wide, and the ellipsis is 1 em wide. At 7 points, 26 letters with the ellipsis are
    /// 108.192 wide; 24 letters, two-thirds of the name, with the ellipsis are 100.408 wide.
    @Test("A name is cut where the next letter would be too wide, or left out where more than a third would be cut")
    func cut() {
        func texts(_ width: Double) -> [String] {
            let root = View(frame: Rect(x: 0, y: 0, width: width, height: 50), name: "root")
            root.addSubview(View(frame: root.bounds, name: String(repeating: "a", count: 36)))
            return Array(Markup(root.svg(.names)).texts.dropFirst())
        }
        #expect(texts(108.1) == [String(repeating: "a", count: 25) + "…"])
        #expect(texts(108.3) == [String(repeating: "a", count: 26) + "…"])
        #expect(texts(100.5) == [String(repeating: "a", count: 24) + "…"])
        #expect(texts(100.3) == [])
    }
}
