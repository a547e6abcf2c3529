import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import LayoutPreview

@Suite("A stored snapshot")
struct CodingTests {
    private let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return encoder
    }()

    @Test("A decoded snapshot equals the encoded one, and draws the same picture", arguments: Sample.allCases)
    func roundTrip(_ sample: Sample) throws {
        let snapshot = LayoutSnapshot(of: sample.root)
        let decoded = try JSONDecoder().decode(LayoutSnapshot.self, from: encoder.encode(snapshot))
        #expect(decoded == snapshot)
        #expect(decoded.hashValue == snapshot.hashValue)
        #expect(decoded.svg(.allOverlays) == snapshot.svg(.allOverlays))
    }

    @Test("A view's snapshot has it as JSON, the same that Foundation writes", arguments: Sample.allCases)
    func json(_ sample: Sample) throws {
        let snapshot = sample.root.snapshot()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(snapshot.json == String(decoding: try encoder.encode(snapshot), as: UTF8.self))
    }

    @Test("Texts with any characters, and numbers of any size, are written as valid JSON")
    func characters() throws {
        let view = View(frame: Rect(x: 1e-7, y: -0.5, width: 1e20, height: 3), name: "a\"b\\c/\n\t\u{1}\u{8}\u{c}é👍")
        let json = view.snapshot().json
        #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: Data(json.utf8)) == LayoutSnapshot(of: view))
    }

    @Test("With sorted keys, it is the same bytes every time")
    func bytes() throws {
        let json = try encoder.encode(LayoutSnapshot(of: Sample.conflict.root))
        try Recording("conflict.json").check(String(decoding: json, as: UTF8.self) + "\n")
    }

    @Test(
        "No number of a view makes its snapshot unreadable",
        arguments: [Double.nan, .infinity, -.infinity, 1e308, -.greatestFiniteMagnitude])
    func wildNumbers(number: Double) throws {
        let (screen, label) = (View(name: "screen"), Label("text", fontSize: number))
        let image = ImageView(contents: .referenced("a.png"))
        screen.layoutDiagnosticHandler = { _ in }
        var style = StyledText.Style()
        (style.size, style.letterSpacing, style.baselineOffset) = (number, number, number)
        style.color = Color(red: number, green: number, blue: number, alpha: number)
        let styled = Label(runs: StyledText([StyledText.Run("a"), StyledText.Run("b", style: style)]), fontSize: 10)
        styled.paragraphStyle = ParagraphStyle(lineHeight: .points(number), firstLineHeadIndent: number)
        image.naturalSize = Size(width: number, height: number)
        for view in [label, styled, image] {
            view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
            view.frame.origin.x = number
            (view.alpha, view.borderWidth, view.cornerRadius) = (number, number, number)
            view.transform = View.Transform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0)
            view.shadow = View.Shadow(color: style.color ?? .black, radius: number, offset: Point(x: number, y: 0))
            view.backgroundGradient = View.Gradient(
                from: .black, to: .white, start: Point(x: number, y: 0), end: Point(x: 1, y: number))
            screen.addSubview(view)
        }
        let snapshot = LayoutSnapshot(of: screen)
        #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: Data(snapshot.json.utf8)) == snapshot)
    }

    @Test("Colors and radii that are NaN or infinite can be stored")
    func oddities() throws {
        let view = View(name: "odd")
        view.backgroundColor = Color(red: .nan, green: .infinity, blue: -.infinity)
        view.cornerRadius = .infinity
        let snapshot = LayoutSnapshot(of: view)
        #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: encoder.encode(snapshot)) == snapshot)
        #expect(snapshot.entries[0].backgroundColor == Color(red: 0, green: 1, blue: 0))
    }

    /// Values in all containers that an encoder has.
    private struct Everything: Encodable {
        enum Key: String, CodingKey { case text, none, nested, list, single, inherited, own }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode("a\"\\\n\r\t\u{8}\u{C}\u{1}é", forKey: .text)
            try container.encodeNil(forKey: .none)
            var nested = container.nestedContainer(keyedBy: Key.self, forKey: .nested)
            try nested.encode([1.5, 2, -3e20], forKey: .list)
            try nested.encode(UInt8(255), forKey: .own)
            try nested.encode(Optional<Int>.none, forKey: .none)
            var list = container.nestedUnkeyedContainer(forKey: .list)
            try list.encode(true)
            try list.encodeNil()
            var inner = list.nestedUnkeyedContainer()
            try inner.encode(-7)
            var members = list.nestedContainer(keyedBy: Key.self)
            try members.encode([String](), forKey: .list)
            try list.encode(inner.count + 10 * list.count)
            try 8.encode(to: list.superEncoder())
            try Single().encode(to: container.superEncoder(forKey: .single))
            try ["k": false].encode(to: container.superEncoder())
        }
    }

    private struct Single: Encodable {
        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        }
    }

    @Test("Its encoder writes what Foundation's writes, in all containers")
    func containers() throws {
        let node = JSONNode()
        try node.set(Everything())
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(Everything())
        let own = try JSONSerialization.jsonObject(with: Data(node.text.utf8)) as? NSDictionary
        #expect(own == (try JSONSerialization.jsonObject(with: data) as? NSDictionary))
        #expect(node.text.contains(#""list":[true,null,[-7],{"list":[]},41,8]"#))
    }
}
