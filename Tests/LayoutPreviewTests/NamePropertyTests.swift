import AutoLayout
import LayoutPreview
import TestSupport
import Testing

@Suite("Random names")
struct NamePropertyTests {
    /// Characters that have a special meaning in XML or cannot occur in it, and other unusual characters.
    private static let scalars: [Unicode.Scalar] = [
        "<", ">", "&", "\"", "'", "]", "[", "!", "-", "?", "/", "=", ";", "#", "a", " ", "\n", "\t", "\u{0}", "\u{B}",
        "\u{1F}", "\u{7F}", "\u{85}", "\u{2028}", "\u{FFFE}", "\u{FFFF}", "\u{301}", "\u{200D}", "\u{202E}", "幅", "😀",
        "\u{1FFFE}", "\u{10FFFF}",
    ]

    @Test("Names, texts and captions of any characters never break the XML", arguments: 0..<60 as Range<UInt64>)
    func xml(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        func name() -> String {
            var name = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...12, using: &random) {
                if let scalar = Self.scalars.randomElement(using: &random) { name.append(scalar) }
            }
            return String(name)
        }
        let root = Sample.conflict.root
        root.name = name()
        root.subviews[0].name = name()
        let label = Label(name(), numberOfLines: 0, name: name())
        label.frame = Rect(x: 3, y: 3, width: 60, height: 40)
        root.addSubview(label)
        let guide = LayoutGuide()
        guide.identifier = name()
        root.addLayoutGuide(guide)
        #expect(Markup(root.svg(.allOverlays)).fault == nil, "seed \(seed)")
        #expect(root.text(columns: 30).split(separator: "\n").allSatisfy { $0.count <= 30 }, "seed \(seed)")
        let page = PreviewPage(
            title: name(), introduction: name(),
            sections: [
                PreviewPage.Section(
                    id: "section", title: name(), text: name(), facts: [(name(), name())],
                    listings: [PreviewPage.Listing(title: name(), code: name(), note: name())],
                    pictures: [PreviewPage.Picture(caption: name(), snapshot: LayoutSnapshot(of: root))])
            ])
        #expect(Markup(page.html()).fault == nil, "seed \(seed)")
    }
}
