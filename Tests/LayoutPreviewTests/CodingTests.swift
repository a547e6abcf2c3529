import AutoLayout
import Foundation
import LayoutPreview
import Testing

@Suite("A stored snapshot")
struct CodingTests {
    private let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return encoder
    }()

    @Test("What is decoded equals what was encoded, and draws the same picture", arguments: Sample.allCases)
    func roundTrip(_ sample: Sample) throws {
        let snapshot = LayoutSnapshot(of: sample.root)
        let decoded = try JSONDecoder().decode(LayoutSnapshot.self, from: encoder.encode(snapshot))
        #expect(decoded == snapshot)
        #expect(decoded.hashValue == snapshot.hashValue)
        #expect(decoded.svg(.allOverlays) == snapshot.svg(.allOverlays))
    }

    @Test("With sorted keys, it is the same bytes every time")
    func bytes() throws {
        let json = try encoder.encode(LayoutSnapshot(of: Sample.conflict.root))
        try Recording("conflict.json").check(String(decoding: json, as: UTF8.self) + "\n")
    }

    @Test("Colors and radii that are no numbers can be stored")
    func oddities() throws {
        let view = View(name: "odd")
        view.backgroundColor = Color(red: .nan, green: .infinity, blue: -.infinity)
        view.cornerRadius = .infinity
        let snapshot = LayoutSnapshot(of: view)
        #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: encoder.encode(snapshot)) == snapshot)
        #expect(snapshot.entries[0].backgroundColor == Color(red: 0, green: 1, blue: 0))
    }
}
